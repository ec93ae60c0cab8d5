import Foundation

/// A value that crosses from one feature to another: an action's value, a screen's result, a
/// payload.
///
/// The two sides share no type. Where both hold the very same type, the value or a part of it
/// arrives as it is, a reference included; everything else crosses by its Codable structure.
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
        do {
            return try ValuePart(value).decoded(as: type, at: [])
        } catch let error as DecodingError {
            throw .invalidPayload(path: error.path, problem: error.problem)
        } catch {
            throw .invalidPayload(path: "", problem: "\(error)")
        }
    }

    /// The value as JSON text with sorted keys, on one line, for logs and the command line. What
    /// would break the line or can't be seen is escaped.
    public var json: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        if let key = PrivateText.hidesValues { encoder.userInfo[key] = true }
        let json = (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) }
        return json?.printableJSON ?? "null"
    }
}
