import RouteMatching
import RoutingKit
import StageKit

extension RouteFacts {
    /// Collects what became of a turn, as it may be told.
    @MainActor
    convenience init(
        _ active: ActiveRequest, result: RouteOutcome.Result, path: [NavigationState.Entry],
        duration: Duration, redaction: Redaction
    ) {
        let sent = active.original.url
        let redirects = active.visited.dropFirst()
        let isPlain = redaction.isPlain
        self.init(
            url: isPlain ? sent : sent.map { redaction.redacted($0).text }, sent: sent,
            origin: active.original.origin, route: active.route?.patternText,
            redirects: redirects.isEmpty
                ? [] : isPlain ? Array(redirects) : redirects.map { redaction.redacted($0).text },
            parameters: isPlain ? active.parameters : redaction.redacted(active.parameters),
            result: isPlain ? result : redaction.redacted(result), stack: path.map(\.url),
            began: active.began, duration: duration)
    }
}
