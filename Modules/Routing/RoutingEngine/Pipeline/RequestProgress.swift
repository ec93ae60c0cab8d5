import RoutingKit

/// How far a request has come: to its end, or to something to wait for.
enum RequestProgress {
    /// To its match. It waits for the end of the request before it.
    case start
    /// To an interceptor that is awaited.
    case intercept(InterceptorChain, by: InterceptorRegistration)
    /// To a Navigator, or the screen of a question, that is awaited.
    case navigate(RouteExecution, @MainActor () async throws -> Destination)
    /// To a screen whose parents are made.
    case show(RouteExecution, any Screen)
    case end(RouteOutcome.Result)
}
