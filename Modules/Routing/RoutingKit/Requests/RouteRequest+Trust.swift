extension RouteRequest {
    /// The same request with the trust that remains when other origins take part in it.
    /// - Parameter trust: The trust of the other origins, for instance ``AppRouting/trust`` as it
    ///   was when a Navigator started the work that makes the request.
    public func lowered(to trust: RouteTrust) -> RouteRequest {
        if self.trust.isAtMost(trust) { return self }
        var request = self
        request.trust = request.trust.lowered(to: trust)
        return request
    }
}
