import RouteMatching
import RoutingKit
import StageKit

extension RouteFacts {
    /// Collects what became of a turn, as it may be told.
    @MainActor
    convenience init(
        _ turn: RequestTurn, result: RouteOutcome.Result, path: [NavigationState.Entry],
        duration: Duration, telling: Telling
    ) {
        let sent = turn.original.url
        let redirects = turn.visited.dropFirst()
        let isPlain = telling.isPlain
        self.init(
            url: isPlain ? sent : sent.map { telling.told($0).text }, sent: sent,
            origin: turn.original.origin, route: turn.route?.patternText,
            redirects: redirects.isEmpty
                ? [] : isPlain ? Array(redirects) : redirects.map { telling.told($0).text },
            parameters: isPlain ? turn.parameters : telling.told(turn.parameters),
            result: isPlain ? result : telling.told(result), stack: path.map(\.url),
            began: turn.began, duration: duration)
    }
}
