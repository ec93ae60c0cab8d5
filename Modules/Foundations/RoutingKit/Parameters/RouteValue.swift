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
            return try JSONDecoder.crossing.decode(type, from: JSONEncoder.crossing.encode(value))
        } catch let error as DecodingError {
            throw .invalidPayload(path: error.path, problem: error.problem)
        } catch {
            throw .invalidPayload(path: "", problem: "it can't be encoded: \(error)")
        }
    }

    /// The value as JSON text with sorted keys, for logs and the command line.
    public var json: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? "null"
    }
}

extension DecodingError {
    /// The place of the error inside the value, for instance `items[2].price`.
    fileprivate var path: String {
        context.codingPath.reduce(into: "") { path, key in
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

extension JSONEncoder {
    fileprivate static var crossing: JSONEncoder {
        let encoder = JSONEncoder()
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        return encoder
    }
}

extension JSONDecoder {
    fileprivate static var crossing: JSONDecoder {
        let decoder = JSONDecoder()
        decoder.nonConformingFloatDecodingStrategy = .convertFromString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        return decoder
    }
}
