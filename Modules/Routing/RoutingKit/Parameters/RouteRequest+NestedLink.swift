extension RouteRequest {
    /// Describes a request for a link that was a parameter, with the trust of what carried it.
    /// - Parameters:
    ///   - link: The link.
    ///   - source: The screen that the request starts from; the visible one if `nil`.
    ///   - transition: How the screen appears on the stage.
    public init(
        to link: NestedLink, source: (any RoutingSource)? = nil, transition: TransitionType = .show
    ) {
        self.init(url: link.url, source: source, transition: transition)
        trust = link.trust
        isNested = true
    }
}
