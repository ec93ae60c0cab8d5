import Foundation
import RouteMatching

/// Reads one parameter value as a type, by the type's own Decodable conformance.
struct ParameterText: Decoder, SingleValueDecodingContainer {
    let text: String
    var codingPath: [any CodingKey] { [] }
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    static func value<Value: Decodable>(_ text: String, as type: Value.Type) -> Value? {
        try? ParameterText(text: text).decode(type)
    }

    func singleValueContainer() -> any SingleValueDecodingContainer { self }
    func decodeNil() -> Bool { false }

    func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
        if type == String.self, let value = text as? Value { return value }
        // Foundation's URL decodes itself from a keyed container if the decoder doesn't handle it.
        if type == URL.self {
            guard let value = url as? Value else { throw mismatch(type) }
            return value
        }
        if type == Bool.self {
            guard let value = BooleanText.value(text) as? Value else { throw mismatch(type) }
            return value
        }
        // A date decodes itself from a number of seconds, which no link has.
        if type == Date.self {
            guard let value = DateText.value(text) as? Value else { throw mismatch(type) }
            return value
        }
        guard let lossless = type as? any LosslessStringConvertible.Type else {
            return try Value(from: self)
        }
        guard isCanonical(for: type), let value = lossless.init(text) as? Value,
            (value as? any BinaryFloatingPoint)?.isFinite != false
        else { throw mismatch(type) }
        return value
    }

    /// The text as a complete URL; `nil` if Foundation would have to repair it first. It reads
    /// `https://ⓔxample。com/` as another host than the text names, so a check would come too late.
    private var url: URL? {
        guard let url = URL(string: text), url.scheme?.isEmpty == false,
            url.absoluteString.utf8.elementsEqual(text.utf8)
        else { return nil }
        return url
    }

    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        throw mismatch(type)
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
        throw mismatch([String].self)
    }

    private func isCanonical(for type: Any.Type) -> Bool {
        if type is any BinaryInteger.Type { return NumberText.isInteger(text) }
        if type is any BinaryFloatingPoint.Type { return NumberText.isDecimal(text) }
        return true
    }

    private func mismatch(_ type: Any.Type) -> DecodingError {
        .typeMismatch(type, .init(codingPath: [], debugDescription: "'\(text)' is not \(type)"))
    }
}
