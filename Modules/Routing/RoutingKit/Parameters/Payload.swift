/// A parameter that travels in the process beside the URL: arrays and large objects.
///
///     struct CheckoutParameters: Decodable {
///         let items: Payload<[Item]>
///     }
///
/// A request from outside never carries one.
public struct Payload<Value: Decodable & Sendable>: Decodable, Sendable {
    /// What the sender attached, as the receiver's own type.
    public let value: Value

    /// Wraps a value.
    public init(_ value: Value) {
        self.value = value
    }

    /// Reads the value itself: a payload adds no level to it.
    public init(from decoder: any Decoder) throws {
        value = try Value(from: decoder)
    }
}

/// Lets the decoder recognise a ``Payload`` without knowing what is in it.
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
