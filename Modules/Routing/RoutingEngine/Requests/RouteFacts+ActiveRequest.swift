import RouteMatching
import RoutingKit

extension RouteFacts {
    /// Collects the facts about a request, redacted.
    @MainActor
    convenience init(
        _ active: ActiveRequest, result: consuming RouteOutcome.Result,
        stack: @escaping @Sendable () -> [String],
        duration: Duration, redaction: Redaction
    ) {
        let sent = active.original.url
        let redirects = active.visited.redirects
        let isPlain = redaction.isPlain
        self.init(
            url: isPlain ? sent : sent.map { redaction.redacted($0).text }, sent: sent,
            origin: active.original.origin, route: active.route?.patternText,
            redirects: isPlain ? redirects : redirects.map { redaction.redacted($0).text },
            parameters: isPlain ? active.parameters : redaction.redacted(active.parameters),
            result: redaction.redacted(result), stack: stack,
            began: active.began, duration: duration,
            stations: active.stopwatch?.times ?? [])
    }
}
