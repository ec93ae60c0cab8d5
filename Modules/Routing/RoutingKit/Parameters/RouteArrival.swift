/// How a request reached a Navigator, as a property of the Navigator's parameters.
///
///     public struct Parameters: Decodable {
///         let id: Int
///         let arrival: RouteArrival
///     }
///
/// The router fills it for every request. It isn't a parameter of the URL, so no link can change it,
/// and the route's documentation doesn't list it.
public struct RouteArrival: Hashable, Sendable {
    /// The URL as text, exactly as the request gave it, before any redirect.
    package let url: String
    /// The source of the URL.
    public let origin: RouteOrigin
    /// How far the request is trusted: its origin, and every other origin that took part in it.
    public let trust: RouteTrust

    init(_ request: RouteRequest) {
        url = request.url ?? ""
        origin = request.origin
        trust = request.trust
    }
}

extension RouteArrival: Decodable {
    /// Only a request can say how it arrived.
    /// - Throws: `DecodingError`, always.
    public init(from decoder: any Decoder) throws {
        throw DecodingError.dataCorrupted(
            .init(
                codingPath: decoder.codingPath,
                debugDescription: "only a request can say how it arrived"))
    }
}
