import RouteMatching
import RoutingKit
import StageKit

extension RequestPipeline {
    /// Shows the screen that a Navigator made, or takes the value of its action.
    func show(
        _ made: Destination, of opening: Opening
    ) throws(RouteError) -> RouteOutcome.Result {
        let active = opening.active
        switch made {
        case .screen(let screen) where active.isDryRun:
            active.dryRunResult = (opening.resolved, screen)
            return .handled(by: "rehearsal")
        case .value where active.isDryRun:
            throw RouteError(url: active.original.url, reason: .noScreen)
        case .value(let value): return .performed(value)
        case .screen(let screen): return try show(screen, of: opening)
        }
    }

    private func show(
        _ screen: any Screen, of opening: Opening
    ) throws(RouteError) -> RouteOutcome.Result {
        let request = opening.request
        if opening.resolved.route.isAction, opening.question == nil {
            let navigator = opening.resolved.route.navigator
            throw RouteError(
                url: request.url,
                reason: .failed("\(navigator) calls itself an action and made a screen"))
        }
        let entry = entry(of: opening.resolved, for: request)
        if opening.question != nil, driver.state.top != nil {
            // Present it, so that declining returns the user to their task. There is one question
            // at a time: it takes the place of the one before.
            try driver.show(
                screen, as: entry, for: request.presenting, by: .automatic,
                insteadOf: question?.entry)
        } else {
            try driver.show(screen, as: entry, for: request, by: opening.animation)
        }
        supersedeQuestion(by: opening)
        return .shown(title: screen.title, screen: ShownScreen(id: entry.id, url: entry.url))
    }

    /// Lets only the last question take an answer.
    private func supersedeQuestion(by opening: Opening) {
        guard let new = opening.question else { return }
        question?.screen = nil
        question = new
    }

    private func entry(
        of resolved: ResolvedRoute, for request: RouteRequest
    ) -> NavigationState.Entry {
        driver.newEntry(url: resolved.url, trust: request.trust)
    }

    /// Whether the screen of a route is shown over the screens of its parents: that of a link from
    /// outside that does not say otherwise.
    func opensOverParents(_ opening: Opening) -> Bool {
        let active = opening.active
        guard active.original.origin.isOutside, !active.isDryRun else { return false }
        let request = active.request
        guard request.source == nil, request.transition == .show else { return false }
        return opening.question != nil ? driver.state.top == nil : !opening.resolved.route.isAction
    }

    /// Shows a screen over the screens of its parents, in their tab.
    func openOverParents(
        _ screen: any Screen, of opening: Opening
    ) async throws(RouteError) -> RouteOutcome.Result {
        let active = opening.active
        let entry = entry(of: opening.resolved, for: active.request)
        var chain = [entry]
        var screens = [entry.id: screen]
        var child = opening.resolved
        while let link = child.route.parentLink(of: child.values) {
            // A parent is open to whatever its child is open to, which the review has checked, but a
            // rule may redirect it elsewhere, or back. One that can't be shown is left out: only the
            // target itself was requested.
            let request = RouteRequest(url: link.description, source: active.request.source)
            guard let parent = try? await dryRun(request),
                !chain.contains(where: { $0.url == parent.route.url })
            else { break }
            let entry = self.entry(of: parent.route, for: active.request)
            chain.insert(entry, at: 0)
            screens[entry.id] = parent.screen
            child = parent.route
        }
        try active.check()
        try driver.openOverParents(chain, with: screens, for: active.request, by: opening.animation)
        supersedeQuestion(by: opening)
        return .shown(title: screen.title, screen: ShownScreen(id: entry.id, url: entry.url))
    }
}
