import Foundation
import RouteMatching

/// Writes the properties of a link template. It is a class, because all containers of an encoder
/// write into the same list, and its own container for a value and for the elements of an array.
final class ParameterEncoder: Encoder, UnkeyedEncodingContainer, SingleValueEncodingContainer {
    private var items: [DeepLink.QueryItem] = []
    private var name: String?
    var codingPath: [any CodingKey] { [] }
    var userInfo: [CodingUserInfoKey: Any] { [:] }
    var count: Int { 0 }

    static func encode(_ value: some Encodable) throws -> ParameterValues {
        let encoder = ParameterEncoder()
        try value.encode(to: encoder)
        return ParameterValues(items: encoder.items)
    }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        KeyedEncodingContainer(Keys<Key>(encoder: self))
    }

    func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type
    ) -> KeyedEncodingContainer<Nested> { container(keyedBy: type) }

    func unkeyedContainer() -> any UnkeyedEncodingContainer { self }
    func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { self }
    func singleValueContainer() -> any SingleValueEncodingContainer { self }
    func superEncoder() -> any Encoder { self }

    func encodeNil() {}

    func encode<Value: Encodable>(_ value: Value) throws {
        switch value {
        // Needn't be looked up among all conformances of the program.
        case let text as String: append(text)
        case let number as Int: append("\(number)")
        case let url as URL: append(url.absoluteString)
        case let date as Date: append(DateText.text(of: date))
        case let number as any BinaryFloatingPoint & LosslessStringConvertible:
            guard let text = NumberText.decimal(number) else { throw ParameterShapeError() }
            append(text)
        case let text as any LosslessStringConvertible: append(text.description)
        default: try value.encode(to: self)
        }
    }

    private func append(_ text: String) {
        items.append(.init(name: name ?? "", value: text))
    }

    private struct Keys<Key: CodingKey>: KeyedEncodingContainerProtocol {
        let encoder: ParameterEncoder
        var codingPath: [any CodingKey] { [] }

        func encodeNil(forKey key: Key) {}

        func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws {
            // A structure inside a parameter has no place in a URL.
            guard encoder.name == nil else { throw ParameterShapeError() }
            encoder.name = key.stringValue
            defer { encoder.name = nil }
            try encoder.encode(value)
        }

        func nestedContainer<Nested: CodingKey>(
            keyedBy type: Nested.Type, forKey key: Key
        ) -> KeyedEncodingContainer<Nested> { encoder.container(keyedBy: type) }

        func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
            encoder.unkeyedContainer()
        }

        func superEncoder() -> any Encoder { encoder }
        func superEncoder(forKey key: Key) -> any Encoder { encoder }
    }
}
