extension RouteRequest {
    /// The same request with the trust that is left when something else has a hand in it.
    /// - Parameter trust: The trust of what has a hand in it, for instance ``AppRouting/trust`` as it
    ///   was when a Navigator started what makes the request.
    public func lowered(to trust: RouteTrust) -> RouteRequest {
        if self.trust.isAtMost(trust) { return self }
        var request = self
        request.trust = request.trust.lowered(to: trust)
        return request
    }
}
