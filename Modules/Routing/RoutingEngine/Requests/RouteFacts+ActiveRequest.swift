import RouteMatching
import RoutingKit

extension RouteFacts {
    /// Collects the facts about a request.
    @MainActor
    convenience init(
        _ active: ActiveRequest, result: consuming RouteOutcome.Result,
        stack: @escaping @Sendable () -> [String],
        duration: Duration, redaction: Redaction
    ) {
        self.init(
            url: active.original.url, origin: active.original.origin,
            route: active.route?.patternText, redirects: active.visited.redirects,
            parameters: active.parameters, result: result,
            redaction: redaction.isPlain ? nil : redaction, stack: stack, began: active.began,
            duration: duration, stations: active.stopwatch?.times ?? [])
    }
}
