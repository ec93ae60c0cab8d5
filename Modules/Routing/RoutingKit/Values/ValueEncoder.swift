/// Records the structure of a value, one level deep: its parts aren't encoded.
///
/// A class, because all containers of an encoder write to the same place.
final class ValueEncoder: Encoder {
    private var members: [String: ValuePart]?
    private var elements: [ValuePart]?
    private var single: ValueStructure?
    private var nested: [(position: Position, encoder: ValueEncoder)] = []
    var codingPath: [any CodingKey] { [] }
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    private enum Position {
        case member(String), element(Int)
    }

    /// The structure of what has been written; an object without members if nothing has.
    var structure: ValueStructure {
        for (position, encoder) in nested {
            let part = ValuePart(encoder.structure)
            switch position {
            case .member(let name): members?[name] = part
            case .element(let index): elements?[index] = part
            }
        }
        if let single { return single }
        return elements.map(ValueStructure.array) ?? .object(members ?? [:])
    }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        members = members ?? [:]
        return KeyedEncodingContainer(Members<Key>(encoder: self))
    }

    func unkeyedContainer() -> any UnkeyedEncodingContainer {
        elements = elements ?? []
        return Elements(encoder: self)
    }

    func singleValueContainer() -> any SingleValueEncodingContainer { Single(encoder: self) }

    private func child(_ name: String) -> ValueEncoder {
        let child = ValueEncoder()
        nested.append((.member(name), child))
        return child
    }

    private func child() -> ValueEncoder {
        let child = ValueEncoder()
        nested.append((.element(elements?.count ?? 0), child))
        elements?.append(ValuePart(.null))
        return child
    }

    private struct Members<Key: CodingKey>: KeyedEncodingContainerProtocol {
        let encoder: ValueEncoder
        var codingPath: [any CodingKey] { [] }

        func encodeNil(forKey key: Key) { encoder.members?[key.stringValue] = ValuePart(.null) }

        func encode<Value: Encodable>(_ value: Value, forKey key: Key) {
            encoder.members?[key.stringValue] = ValuePart(value)
        }

        func nestedContainer<Nested: CodingKey>(
            keyedBy type: Nested.Type, forKey key: Key
        ) -> KeyedEncodingContainer<Nested> {
            encoder.child(key.stringValue).container(keyedBy: type)
        }

        func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
            encoder.child(key.stringValue).unkeyedContainer()
        }

        func superEncoder() -> any Encoder { encoder.child("super") }
        func superEncoder(forKey key: Key) -> any Encoder { encoder.child(key.stringValue) }
    }

    private struct Elements: UnkeyedEncodingContainer {
        let encoder: ValueEncoder
        var codingPath: [any CodingKey] { [] }
        var count: Int { encoder.elements?.count ?? 0 }

        func encodeNil() { encoder.elements?.append(ValuePart(.null)) }
        func encode<Value: Encodable>(_ value: Value) { encoder.elements?.append(ValuePart(value)) }

        func nestedContainer<Nested: CodingKey>(
            keyedBy type: Nested.Type
        ) -> KeyedEncodingContainer<Nested> { encoder.child().container(keyedBy: type) }

        func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
            encoder.child().unkeyedContainer()
        }

        func superEncoder() -> any Encoder { encoder.child() }
    }

    private struct Single: SingleValueEncodingContainer {
        let encoder: ValueEncoder
        var codingPath: [any CodingKey] { [] }

        func encodeNil() { encoder.single = .null }

        func encode<Value: Encodable>(_ value: Value) throws {
            encoder.single = try ValueStructure(of: value)
        }
    }
}
