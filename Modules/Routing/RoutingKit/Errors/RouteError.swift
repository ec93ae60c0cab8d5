public import RouteMatching

/// Why a request was refused, as a sentence that names the URL, the reason and what would help.
public struct RouteError: Error, Hashable, Sendable {
    /// What stands against a request.
    public enum Reason: Hashable, Sendable {
        /// The text is no link of this app.
        case link(DeepLinkError)
        /// No route answers the path; `nearest` is the one that was perhaps meant.
        case unknownRoute(nearest: RoutePattern?)
        /// The route is closed to this origin.
        case accessDenied(RouteOrigin)
        /// The route does not exist in this build.
        case unavailable(BuildTarget)
        /// A parameter or the payload is missing or wrong.
        case parameter(ParameterError)
        /// The parameters name nothing.
        case notFound(NotFound)
        /// The source is not on the stage, or there is nothing to present from.
        case noSource
        /// The route performs an action where a screen is needed.
        case noScreen
        /// The route changes data, so its screen can't be made just to look at it.
        case noPreview
        /// The saved screen was shown without a URL.
        case noURL
        /// The saved screen stood in a tab that the app has no more.
        case noTab
        /// The `start()` of the router has not succeeded yet.
        case notReady
        /// An interceptor refused it; `because` ends a sentence.
        case blocked(by: String, because: String)
        /// An interceptor or a Navigator took longer than it may.
        case timedOut(in: String, after: Duration)
        /// A requirement of the route is not met, and nothing can wait for it here.
        case unmet(RouteRequirement)
        /// No interceptor has checked a requirement of the route.
        case unenforced(RouteRequirement)
        /// Redirects lead back to a URL where the request has been: the URLs in order.
        case redirectCycle([String])
        /// There are more than 8 redirects, or as many requests inside one another.
        case tooManyRedirects([String])
        /// A redirect leads nowhere, for the reason that `problem` tells.
        case invalidRedirect(to: String, problem: String)
        /// The Navigator threw an error that says no more.
        case failed(String)
        /// The task that made the request was cancelled, or the user left the awaited screen.
        case cancelled
        /// Another screen took the place of the awaited one before it had a result.
        case replaced
        /// The app went elsewhere and took the awaited screen away before it had a result.
        case superseded
        /// The awaited result has another structure than the caller expects.
        case invalidResult(ParameterError)
        /// A module that was added to the router refuses it.
        case custom(AnyRouteErrorReason)
    }

    /// The URL as text; `nil` if there was none.
    public let url: String?

    /// What stands against the request.
    public let reason: Reason

    /// Describes why a request was refused.
    package init(url: String?, reason: Reason) {
        self.url = url
        self.reason = reason
    }

    /// The stable code of the reason, for instance `unknown-route`.
    public var code: String {
        switch reason {
        case .link(let refusal): refusal.code
        case .unknownRoute: "unknown-route"
        case .accessDenied: "access-denied"
        case .unavailable: "unavailable"
        case .parameter(let error): error.code
        case .notFound: "not-found"
        case .noSource: "no-source"
        case .noScreen: "no-screen"
        case .noPreview: "no-preview"
        case .noURL: "no-url"
        case .noTab: "no-tab"
        case .notReady: "not-ready"
        case .blocked: "blocked"
        case .timedOut: "timed-out"
        case .unmet: "unmet-requirement"
        case .unenforced: "unenforced-requirement"
        case .redirectCycle: "redirect-cycle"
        case .tooManyRedirects: "too-many-redirects"
        case .invalidRedirect: "invalid-redirect"
        case .failed: "failed"
        case .cancelled: "cancelled"
        case .replaced: "replaced"
        case .superseded: "superseded"
        case .invalidResult: "invalid-result"
        case .custom(let reason): reason.base.code
        }
    }
}
