import RouteMatching

/// A link of this app inside a parameter of another one: `/login?next=%2Fcart`.
///
///     struct Parameters: Decodable {
///         let next: NestedLink?
///     }
///
/// It is read by the rules of the request that carried it, and remembers how far that one was
/// trusted: a link from outside opens nothing by way of another one. It cannot carry a link itself.
public struct NestedLink: Hashable, Sendable {
    /// The canonical URL, for instance `/cart`.
    public let url: String
    /// How far it is trusted.
    public let trust: RouteTrust

    /// Describes a link that the app itself has made.
    init(url: String) {
        self.url = url
        trust = .full
    }

    /// Reads a link out of a parameter of a request.
    /// - Throws: ``DeepLinkError`` if it is none of this app's, or the request itself was one.
    init(
        _ text: String, of request: RouteRequest, links: UniversalLinks
    ) throws(DeepLinkError) {
        if request.isNested { throw DeepLinkError(.nestedTooDeep) }
        trust = request.trust
        var parser = LinkParser(links: links, source: trust.isOutside ? .outside : .app)
        // A path alone is a link of this app; it is read as strictly as a whole one.
        parser.takesPaths = true
        url = try parser.parse(text).description
    }
}

extension NestedLink: Codable, ParameterExample {
    /// A link to the root of the app.
    public static let example = NestedLink(url: "/")

    /// Only a request can carry one: it alone knows whom to trust.
    /// - Throws: `DecodingError`, always.
    public init(from decoder: any Decoder) throws {
        throw DecodingError.dataCorrupted(
            .init(codingPath: decoder.codingPath, debugDescription: "only a request carries links"))
    }

    /// Writes the canonical URL.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(url)
    }
}
