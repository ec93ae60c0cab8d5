import Foundation

/// A value that one feature passes to another: the value of an action, the result of a screen, or a
/// payload.
///
/// The two features need not share a type. Where both use the same type, the value, or a part of
/// it, arrives as it is, a reference included. Everything else is decoded from its `Codable`
/// structure.
public struct RouteValue: Sendable {
    /// The value itself.
    package var value: any Encodable & Sendable { shared.value }

    /// One reference, as in an ``AnyRouteErrorReason``.
    private let shared: Shared<any Encodable & Sendable>

    /// Wraps a value.
    public init(_ value: some Encodable & Sendable) {
        shared = Shared(value)
    }

    /// The value as the receiver's type.
    /// - Throws: ``ParameterError/invalidPayload(path:problem:)`` with the place at which the
    ///   structures of the two types differ.
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

    /// The value as JSON text with sorted keys, on one line, for logs and the command line. Private
    /// values are masked, and characters that break a line or are invisible are escaped.
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
