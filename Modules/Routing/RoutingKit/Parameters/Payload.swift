/// A parameter that is passed beside the URL, inside the process: an array or a large object.
///
/// A request from outside never carries one.
public struct Payload<Value: Decodable & Sendable>: Decodable, Sendable {
    public let value: Value

    public init(_ value: Value) {
        self.value = value
    }

    /// Reads the value itself: a payload adds no level to it.
    public init(from decoder: any Decoder) throws {
        value = try Value(from: decoder)
    }
}

/// Lets the decoder recognise a ``Payload`` without knowing its value's type.
protocol PayloadParameter: Decodable {
    static var valueType: Any.Type { get }
    static func example() throws -> Self
    init(routeValue: RouteValue) throws(ParameterError)
}

extension Payload: PayloadParameter {
    static var valueType: Any.Type { Value.self }

    static func example() throws -> Payload {
        Payload(try ParameterProbe.example(of: Value.self, inPayload: true))
    }

    init(routeValue: RouteValue) throws(ParameterError) {
        value = try routeValue.decoded()
    }
}
