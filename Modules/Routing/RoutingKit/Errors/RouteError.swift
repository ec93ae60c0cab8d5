public import RouteMatching

/// Why a request is refused, with a sentence that names the URL, the reason and a way out.
public struct RouteError: Error, Sendable {
    /// Why a request is refused. Its ``RouteError/code`` is stable, its sentences are not.
    public enum Reason: Equatable, Sendable {
        /// The text is not a link of this app.
        case link(DeepLinkError)
        /// No route answers the path; `nearest` is a similar one that was perhaps meant.
        case unknownRoute(nearest: RoutePattern?)
        /// The route was registered after the start of the router, so it has no effect.
        case registeredLate(at: CallSite)
        case accessDenied(RouteOrigin)
        /// The route doesn't exist in this build.
        case unavailable(BuildTarget)
        case parameter(ParameterError)
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
        /// The router has ended: its window is closed, or its session is over.
        case closed
        /// An interceptor refuses the request; `because` is the end of a sentence.
        case blocked(by: String, because: String)
        /// An interceptor or a Navigator took longer than it may.
        case timedOut(in: String, after: Duration)
        /// A requirement of the route isn't met, and the request can't wait for it.
        case unmet(RouteRequirement)
        /// No interceptor has checked a requirement of the route.
        case unenforced(RouteRequirement)
        /// The redirects return to a URL that the request has passed; all URLs, in order.
        case redirectCycle([String])
        /// More than 8 redirects, or as many nested requests; all URLs, in order.
        case tooManyRedirects([String])
        /// A redirect has no valid target; `problem` is the end of a sentence.
        case invalidRedirect(to: String, problem: String)
        /// The Navigator threw an error of its own, described here.
        case failed(String)
        /// The task that made the request is cancelled, or the user left the awaited screen.
        case cancelled
        /// Another screen replaced the awaited one before it had a result.
        case replaced
        /// The app showed another part of itself and removed the awaited screen.
        case superseded
        /// The awaited result has another structure than the caller's type.
        case invalidResult(ParameterError)
        /// An extension of the router refuses the request.
        case custom(AnyRouteErrorReason)
    }

    /// The parts of the error. They are one reference, because every function that throws reserves
    /// memory for an error.
    private let details: Details

    private final class Details: Sendable {
        let url: String?
        let cause: Cause

        init(_ url: String?, _ cause: Cause) { (self.url, self.cause) = (url, cause) }
    }

    package init(url: String?, reason: Reason) {
        self.init(url: url, cause: .reason(reason))
    }

    init(url: String?, cause: Cause) { details = Details(url, cause) }

    /// The URL as text; `nil` if the request had none.
    public var url: String? { details.url }

    var cause: Cause { details.cause }
}

extension RouteError {
    enum Cause: Sendable {
        case reason(Reason)
        /// Finding a similar route takes longer than all the rest, so it waits until someone asks.
        case unknownRoute(nearest: @Sendable () -> RoutePattern?)
    }

    /// The reason. Reading that of an unknown route looks for a similar one, each time.
    public var reason: Reason {
        switch cause {
        case .reason(let reason): reason
        case .unknownRoute(let nearest): .unknownRoute(nearest: nearest())
        }
    }

    /// `nearest` finds a similar route each time that the reason is read, and always the same one.
    package init(url: String?, nearest: @escaping @Sendable () -> RoutePattern?) {
        self.init(url: url, cause: .unknownRoute(nearest: nearest))
    }

    /// An unknown reason stays as it is: all that it will hold is a pattern.
    func replacingURL(
        with url: String?, changing change: (Reason) -> Reason = { $0 }
    ) -> RouteError {
        switch cause {
        case .reason(let reason): RouteError(url: url, reason: change(reason))
        case .unknownRoute: RouteError(url: url, cause: cause)
        }
    }

    /// The error with the reason that ``reason`` finds. It keeps only the text of the URL, and no
    /// routes, so an app may keep it for long.
    package var withKnownReason: RouteError { RouteError(url: url, reason: reason) }
}

extension RouteError: Equatable {
    public static func == (left: RouteError, right: RouteError) -> Bool {
        left.url == right.url && left.reason == right.reason
    }
}

extension RouteError.Reason: Error {
    init(_ error: any Error) {
        switch error {
        case let error as Self: self = error
        case let error as DeepLinkError: self = .link(error)
        case let error as ParameterError: self = .parameter(error)
        case let error as NotFound: self = .notFound(error)
        case let error as RouteError: self = error.reason
        case let error as any RouteErrorReason: self = .custom(AnyRouteErrorReason(base: error))
        case is CancellationError: self = .cancelled
        default: self = .failed(String(describing: error))
        }
    }
}

extension RouteError {
    package init(url: String?, because error: any Error) {
        self =
            (error as? RouteError)?.replacingURL(with: url)
            ?? RouteError(url: url, reason: Reason(error))
    }
}
