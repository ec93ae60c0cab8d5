/// The parameters of a Navigator that takes none.
public struct NoParameters: Codable, Sendable {
    public init() {}
}

/// A text in the path that may contain a slash or a backslash: the name of a file, a branch.
///
/// A request from outside for `/files/a%2Fb` is refused unless the parameter has this type, because
/// a server that decodes the path before splitting it sees another path.
public struct PathText: RawRepresentable, Codable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}

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

/// Lets the decoder recognise an array: the type of a parameter that may be repeated.
protocol RepeatedParameter: Decodable {
    static var elementType: any Decodable.Type { get }
    static var empty: Self { get }
    init(decodingEach texts: [String], with decode: (String) throws -> any Decodable) rethrows
}

extension Array: RepeatedParameter where Element: Decodable {
    static var elementType: any Decodable.Type { Element.self }
    static var empty: [Element] { [] }

    init(decodingEach texts: [String], with decode: (String) throws -> any Decodable) rethrows {
        self = try texts.compactMap { try decode($0) as? Element }
    }
}

/// How a request reached a Navigator, as a property of the Navigator's parameters.
///
/// The router fills it; no link can change it, and the route's documentation doesn't list it.
public struct RouteArrival: Hashable, Sendable {
    public let origin: RouteOrigin
    public let trust: RouteTrust

    init(_ request: RouteRequest) {
        origin = request.origin
        trust = request.trust
    }
}

extension RouteArrival: Decodable {
    /// Always throws: only a request can say how it arrived.
    public init(from decoder: any Decoder) throws {
        throw DecodingError.dataCorrupted(
            .init(
                codingPath: decoder.codingPath,
                debugDescription: "only a request can say how it arrived"))
    }
}
