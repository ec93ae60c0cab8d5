public import RouteMatching

/// Why a request is refused, with a sentence that names the URL, the reason and a way out.
public struct RouteError: Error, Sendable {
    /// The reason for which a request is refused.
    public enum Reason: Hashable, Sendable {
        /// The text is not a link of this app.
        case link(DeepLinkError)
        /// No route answers the path; `nearest` is a similar one that was perhaps meant.
        case unknownRoute(nearest: RoutePattern?)
        /// The route is closed to this origin.
        case accessDenied(RouteOrigin)
        /// The route doesn't exist in this build.
        case unavailable(BuildTarget)
        /// A parameter or the payload is missing or wrong.
        case parameter(ParameterError)
        /// The parameters name nothing that exists.
        case notFound(NotFound)
        /// The source is not on the stage, or there is nothing to present from.
        case noSource
        /// Links from outside have stacked as many screens as they may.
        case tooManyScreens(limit: Int)
        /// The route performs an action where a screen is needed.
        case noScreen
        /// The route changes data, so its screen can't be made just to look at it.
        case noPreview
        /// The route offers no values that change.
        case noValues
        /// The saved screen was shown without a URL.
        case noURL
        /// The saved screen was in a tab that the app no longer has.
        case noTab
        /// The `start()` of the router has not succeeded yet.
        case notReady
        /// The route that would answer is registered, but `start()` has not succeeded since.
        case notStarted(RoutePattern, at: CallSite)
        /// An interceptor refuses the request; `because` is the end of a sentence.
        case blocked(by: String, because: String)
        /// An interceptor or a Navigator took longer than it may.
        case timedOut(in: String, after: Duration)
        /// A requirement of the route isn't met, and the request can't wait for it.
        case unmet(RouteRequirement)
        /// No interceptor has checked a requirement of the route.
        case unenforced(RouteRequirement)
        /// The redirects form a cycle: they return to a URL that the request has passed. Holds all
        /// URLs, in order.
        case redirectCycle([String])
        /// The request is redirected more than 8 times, or as many requests are nested; all URLs,
        /// in order.
        case tooManyRedirects([String])
        /// A redirect has no valid target; `problem` is the end of a sentence.
        case invalidRedirect(to: String, problem: String)
        /// The Navigator threw an error of its own, described here.
        case failed(String)
        /// The task that made the request is cancelled, or the user left the awaited screen.
        case cancelled
        /// Another screen replaced the awaited one before it had a result.
        case replaced
        /// The app showed another part of itself and removed the awaited screen before it had a
        /// result.
        case superseded
        /// The awaited result has another structure than the caller's type.
        case invalidResult(ParameterError)
        /// An extension of the router refuses the request.
        case custom(AnyRouteErrorReason)
    }

    /// The URL as text; `nil` if the request had none.
    public let url: String?

    /// The reason, or what finds it.
    let cause: Cause

    /// Describes why a request is refused.
    package init(url: String?, reason: Reason) {
        self.init(url: url, cause: .reason(reason))
    }

    init(url: String?, cause: Cause) {
        self.url = url
        self.cause = cause
    }
}
