/// The answer to one question: may this link, which somebody else wrote, change something?
///
/// Its screen takes the user's answer. Leaving the screen in any other way is a no.
@MainActor
public final class Consent {
    /// The canonical URL that is asked about, for instance `/cart/add?id=42`.
    public let url: String
    /// Where it comes from.
    public let origin: RouteOrigin

    private let request: RouteRequest
    private weak var router: AppRouter?
    private weak var screen: (any Screen)?

    init(_ request: RouteRequest, to url: String, on router: AppRouter) {
        self.url = url
        self.router = router
        origin = request.origin
        self.request = request.agreed(to: url)
    }

    /// Remembers who asks; only while it is on the stage, an answer counts.
    func isAsked(by screen: any Screen) {
        self.screen = screen
    }

    /// The user's yes: takes the question off the stage and does what was asked about, which is a
    /// request of its own. It is trusted no further than the link.
    /// - Returns: What became of it; `nil` if it has been answered already.
    @discardableResult
    public func accept() async -> RouteOutcome? {
        guard let router = takeBack() else { return nil }
        return await router.route(request)
    }

    /// The user's no: takes the question off the stage. Nothing has happened, and nothing will.
    public func decline() {
        _ = takeBack()
    }

    /// Takes the question off the stage.
    /// - Returns: `nil` if it is no longer there.
    private func takeBack() -> AppRouter? {
        guard let router, let screen, let entry = router.stage.entry(of: screen) else { return nil }
        self.screen = nil
        router.stage.update { $0.remove(entry.id) }
        return router
    }
}
