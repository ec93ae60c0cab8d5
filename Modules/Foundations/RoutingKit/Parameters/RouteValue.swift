import Foundation

/// A value that crosses from one feature to another: an action's value, a screen's result, a
/// payload.
///
/// The two sides share no type. If both hold the very same type, the value arrives as it is, a
/// reference included; otherwise it crosses by its Codable structure.
public struct RouteValue: Sendable {
    /// The value itself.
    public let value: any Encodable & Sendable

    /// Wraps a value.
    public init(_ value: some Encodable & Sendable) {
        self.value = value
    }

    /// The value as the receiver's type.
    /// - Throws: ``ParameterError/invalidPayload(path:problem:)`` with the place inside the value
    ///   at which the two structures differ.
    public func decoded<Value: Decodable>(
        as type: Value.Type = Value.self
    ) throws(ParameterError) -> Value {
        if let same = value as? Value { return same }
        do {
            let values = try PropertyListDecoder().decode([Value].self, from: structure())
            guard let first = values.first else {
                throw ParameterError.invalidPayload(path: "", problem: "there is no value")
            }
            return first
        } catch let error as DecodingError {
            throw .invalidPayload(path: error.path, problem: error.problem)
        } catch {
            throw .invalidPayload(path: "", problem: "it can't be encoded: \(error)")
        }
    }

    /// The value by its structure. A property list keeps numbers and dates as they are, where JSON
    /// makes texts of them; it has no single values, so the value stands in an array.
    private func structure() throws -> Data {
        let encoder = PropertyListEncoder()
        encoder.outputFormat = .binary
        return try encoder.encode([Wrapped(value: value)])
    }

    private struct Wrapped: Encodable {
        let value: any Encodable

        func encode(to encoder: any Encoder) throws { try value.encode(to: encoder) }
    }

    /// The value as JSON text with sorted keys, for logs and the command line.
    public var json: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? "null"
    }
}

extension DecodingError {
    /// The place of the error inside the value, which stands in an array: `items[2].price`.
    fileprivate var path: String {
        context.codingPath.dropFirst().reduce(into: "") { path, key in
            if let index = key.intValue {
                path += "[\(index)]"
            } else {
                path += path.isEmpty ? key.stringValue : ".\(key.stringValue)"
            }
        }
    }

    fileprivate var problem: String {
        switch self {
        case .keyNotFound(let key, _): "'\(key.stringValue)' is missing"
        case .typeMismatch(let type, _), .valueNotFound(let type, _): "\(type) is expected"
        default: context.debugDescription
        }
    }

    private var context: Context {
        switch self {
        case .keyNotFound(_, let context), .typeMismatch(_, let context),
            .valueNotFound(_, let context), .dataCorrupted(let context):
            context
        @unknown default: Context(codingPath: [], debugDescription: "\(self)")
        }
    }
}
