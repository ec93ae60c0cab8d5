package import RoutingKit
package import StageKit

/// What extensions and tools ask of the router.
extension AppRouter {
    /// How often the user has moved by a gesture or a tap.
    package var userMoveCount: Int { driver.userMoveCount }

    /// The outcome of a request that isn't handled.
    /// - Parameter isReported: Whether it is recorded like that of others.
    package func refusal(
        of request: RouteRequest, because reason: RouteError.Reason, isReported: Bool = false
    ) -> RouteOutcome {
        let run = RequestRun(request, inside: nil, in: self)
        let outcome = run.makeOutcome(with: .refused(run.error(reason)), in: self)
        if isReported {
            reportBeginning(of: request)
            record(outcome)
        }
        return outcome
    }

    /// Shows the screen with which a suspended request can continue. It has the trust of that
    /// request, whichever task shows it.
    /// - Returns: `nil` if the screen is the visible one already.
    package func showSuspensionScreen(
        _ url: String, for suspended: InterceptedRequest
    ) async -> RouteOutcome? {
        let top = stage.state.top
        if let top, top.url == (try? resolve(url, from: .app))?.url { return nil }
        let request = RouteRequest(url: url, transition: top == nil ? .root : .present)
            .lowered(to: suspended.trust)
        return await RequestRun.begin(
            request, inside: suspended.run, for: .suspensionScreen, in: self
        ).end()
    }

    /// Removes the screens that were shown for suspended requests, and those above them. The root
    /// of a tab stays, unless this launch has shown it on an empty stage.
    /// - Parameters:
    ///   - shown: Those that this launch has shown, perhaps after a redirect.
    ///   - urls: Their URLs, by which those of an earlier launch are found.
    package func dismissSuspensionScreens(
        _ shown: [NavigationState.Entry.ID], of urls: Set<String>
    ) {
        let urls = Set(urls.compactMap { (try? resolve($0, from: .app))?.url })
        let restored = stage.state.entries.filter { urls.contains($0.url) }
        var next = stage.state
        for screen in shown + restored.map(\.id) { next.remove(screen) }
        next.removeAll { shown.contains($0.id) }
        driver.moveUnasked(to: next, isUserInitiated: false)
    }
}
