import Foundation

/// Decodes the receiver's type from the structure of the sender's value.
struct ValueDecoder: Decoder {
    let structure: ValueStructure
    let codingPath: [any CodingKey]
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    /// The structure as a type.
    func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
        if type == URL.self { return try url(as: type) }
        if let kind = ScalarValue.kind(of: type) { return try scalar(kind, as: type) }
        do {
            return try Value(from: self)
        } catch let error as DecodingError {
            throw error
        } catch {
            throw corrupted("\(error)")
        }
    }

    private func scalar<Value>(_ kind: ScalarValue.Kind, as type: Value.Type) throws -> Value {
        guard case .scalar(let value) = structure, ScalarValue.kind(of: value) == kind else {
            throw mismatch(type)
        }
        guard let fitting = ScalarValue.convert(value, to: type) as? Value else {
            throw corrupted("\(type) can't hold the number")
        }
        return fitting
    }

    private func url<Value>(as type: Value.Type) throws -> Value {
        guard case .scalar(let value) = structure, let text = value as? String else {
            throw mismatch(type)
        }
        guard let url = URL(string: text) as? Value else { throw corrupted("the text isn't a URL") }
        return url
    }

    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        guard case .object(let members) = structure else { throw mismatch("a structure") }
        return KeyedDecodingContainer(ValueMembers<Key>(members: members, codingPath: codingPath))
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
        guard case .array(let elements) = structure else { throw mismatch("an array") }
        return ValueElements(elements: elements, codingPath: codingPath)
    }

    func singleValueContainer() -> any SingleValueDecodingContainer { self }

    private func mismatch(_ type: Any.Type) -> DecodingError {
        .typeMismatch(type, .init(codingPath: codingPath, debugDescription: ""))
    }

    private func mismatch(_ expected: String) -> DecodingError {
        corrupted("\(expected) is expected")
    }

    private func corrupted(_ problem: String) -> DecodingError {
        .dataCorrupted(.init(codingPath: codingPath, debugDescription: problem))
    }
}

extension ValueDecoder: SingleValueDecodingContainer {
    func decodeNil() -> Bool {
        if case .null = structure { true } else { false }
    }
}
