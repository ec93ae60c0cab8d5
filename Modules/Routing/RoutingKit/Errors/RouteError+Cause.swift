package import RouteMatching

extension RouteError {
    /// The reason of an error, or what finds it.
    enum Cause: Sendable {
        case reason(Reason)
        /// No route answers. Looking for a similar one takes longer than all the rest of such a
        /// request, so it is done only for those who read the reason.
        case unknownRoute(nearest: @Sendable () -> RoutePattern?)
    }

    /// The reason for which the request is refused.
    public var reason: Reason {
        switch cause {
        case .reason(let reason): reason
        case .unknownRoute(let nearest): .unknownRoute(nearest: nearest())
        }
    }

    /// Describes that no route answers a URL.
    /// - Parameter nearest: Finds a similar route, each time that the reason is read, and always the
    ///   same one.
    package init(url: String?, nearest: @escaping @Sendable () -> RoutePattern?) {
        self.init(url: url, cause: .unknownRoute(nearest: nearest))
    }

    /// The same error with another text of its URL.
    /// - Parameter change: Makes the new reason. A reason that isn't known yet doesn't change: all
    ///   that it will hold is a pattern.
    package func replacingURL(
        with url: String?, changing change: (Reason) -> Reason = { $0 }
    ) -> RouteError {
        switch cause {
        case .reason(let reason): RouteError(url: url, reason: change(reason))
        case .unknownRoute: RouteError(url: url, cause: cause)
        }
    }

    /// The same error with its reason found, so that it keeps nothing of the URL besides its text,
    /// as an error must that the app may keep longer than the outcome.
    package var withKnownReason: RouteError { RouteError(url: url, reason: reason) }
}

extension RouteError: Hashable {
    public static func == (left: RouteError, right: RouteError) -> Bool {
        left.url == right.url && left.reason == right.reason
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(url)
        hasher.combine(reason)
    }
}
