/// How a request reached a Navigator, as a property of the Navigator's parameters.
///
/// The router fills it; no link can change it, and the route's documentation doesn't list it.
public struct RouteArrival: Hashable, Sendable {
    /// Exactly as the request gave it, before any redirect.
    package let url: String
    public let origin: RouteOrigin
    public let trust: RouteTrust

    init(_ request: RouteRequest) {
        url = request.url ?? ""
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
