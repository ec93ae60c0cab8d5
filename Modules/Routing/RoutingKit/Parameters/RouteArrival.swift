/// How a request reached a Navigator, as a property of the Navigator's parameters.
///
/// The router fills it; no link can change it, and the route's documentation doesn't list it.
public struct RouteArrival: Hashable, Sendable {
    /// The source of the request.
    public let origin: RouteOrigin
    /// How far the request is trusted: less than its origin, if others took part in it.
    public let trust: RouteTrust

    init(_ request: RouteRequest) {
        origin = request.origin
        trust = request.trust
    }
}

extension RouteArrival: Decodable {
    /// Always throws: only a request can say how it arrived.
    public init(from decoder: any Decoder) throws {
        throw DecodingError.document(
            "only a request can say how it arrived", in: decoder.codingPath)
    }
}
