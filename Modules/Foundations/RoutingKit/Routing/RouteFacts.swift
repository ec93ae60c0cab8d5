import struct Foundation.Date

/// What is known about a request that has ended: see ``RouteOutcome``.
final class RouteFacts: Sendable {
    /// The URL as it may be told, and as it was given.
    let url: String?, sent: String?
    let origin: RouteOrigin
    let route: RoutePattern?
    let redirects: [String]
    let parameters: ParameterValues
    let result: RouteOutcome.Result
    /// The screens on the way to the visible one; their URLs are read when somebody asks.
    let path: [NavigationState.Entry]
    let began: Date
    let duration: Duration

    /// Collects what became of a turn, as it may be told.
    @MainActor
    init(
        _ turn: RequestTurn, result: RouteOutcome.Result, path: [NavigationState.Entry],
        duration: Duration, telling: Telling
    ) {
        sent = turn.original.url
        origin = turn.original.origin
        route = turn.route?.pattern
        began = turn.began
        self.path = path
        self.duration = duration
        let redirects = turn.visited.dropFirst()
        if telling.isPlain {
            url = sent
            self.redirects = redirects.isEmpty ? [] : Array(redirects)
            parameters = turn.parameters
            self.result = result
        } else {
            url = sent.map { telling.told($0).text }
            self.redirects = redirects.map { telling.told($0).text }
            parameters = telling.told(turn.parameters)
            self.result = telling.told(result)
        }
    }
}
