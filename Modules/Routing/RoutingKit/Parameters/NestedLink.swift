import RouteMatching

/// A link of this app inside a parameter of another one: `/login?next=%2Fcart`.
///
/// It has the rules and the trust of the request that carries it, so that no link from outside
/// opens a closed route by way of another link. It can't carry a link itself.
public struct NestedLink: Hashable, Sendable {
    /// The canonical URL, for instance `/cart`.
    let url: String
    let trust: RouteTrust

    init(url: String) {
        self.url = url
        trust = .full
    }

    /// - Throws: ``DeepLinkError`` if it isn't a link of this app, or a nested link carries it.
    init(
        _ text: String, of request: RouteRequest, links: UniversalLinks
    ) throws(DeepLinkError) {
        if request.isNested { throw DeepLinkError(.nestedTooDeep) }
        trust = request.trust
        // A path alone is a link of this app and is read as strictly as a complete one.
        let link = try DeepLink(
            text, from: trust.isOutside ? .outside : .app, of: links, takesPaths: true)
        // All of it is the value of a parameter.
        if let error = link.queryError(where: { _ in true }) { throw error }
        url = link.description
    }
}

extension NestedLink: Codable, ParameterExample {
    public static let example = NestedLink(url: "/")

    /// Always throws: only a request can carry a link, since the link takes its trust.
    public init(from decoder: any Decoder) throws {
        throw DecodingError.document("only a request can carry a link", in: decoder.codingPath)
    }

    public func encode(to encoder: any Encoder) throws {
        try url.encode(to: encoder)
    }
}

extension RouteRequest {
    /// Describes a request for a link that was a parameter, with the trust of what carried it.
    /// - Parameters:
    ///   - link: The decoded parameter.
    ///   - source: The screen that it starts from; the visible one if `nil`.
    ///   - transition: How the screen appears.
    public init(
        to link: NestedLink, source: (any RoutingSource)? = nil,
        transition: TransitionType = .ofRoute
    ) {
        self.init(url: link.url, source: source, transition: transition)
        trust = link.trust
        isNested = true
    }
}
