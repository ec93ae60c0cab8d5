import RouteMatching
import RoutingKit
import StageKit

extension RouteExecution {
    /// Shows the screen that a Navigator made, or takes the value of its action.
    func show(_ made: Destination) throws(RouteError) -> RouteOutcome.Result {
        active.stopwatch?.enter(.show)
        switch made {
        case .screen(let screen) where active.isDryRun:
            active.dryRunResult = (resolved, screen)
            return .handled(by: "dry run")
        case .value where active.dryRun == .screen:
            throw RouteError(url: active.original.url, reason: .noScreen)
        case .value(let value) where active.dryRun == .value:
            active.offer = resolved
            return .performed(value)
        case .value(let value): return .performed(value)
        case .screen(let screen): return try show(screen)
        }
    }

    private func show(_ screen: any Screen) throws(RouteError) -> RouteOutcome.Result {
        let request = request
        let driver = pipeline.driver
        if resolved.route.isAction, question == nil {
            let navigator = resolved.route.navigator
            throw RouteError(
                url: request.url,
                reason: .failed("\(navigator) calls itself an action and made a screen"))
        }
        let entry = entry(of: resolved)
        if question != nil, driver.state.top != nil {
            // Present it, so that declining returns the user to their task. There is one question
            // at a time: it replaces the previous one.
            try driver.show(
                screen, as: entry, for: request.presenting, by: .automatic,
                insteadOf: pipeline.question?.entry)
        } else {
            try driver.show(screen, as: entry, for: request, by: animation)
        }
        supersedeQuestion()
        return .shown(title: screen.title, screen: ShownScreen(id: entry.id, url: entry.url))
    }

    /// Lets only the last question receive an answer.
    private func supersedeQuestion() {
        guard let question else { return }
        pipeline.question?.screen = nil
        pipeline.question = question
    }

    /// Names the screen of a route, with the trust of the request.
    private func entry(of resolved: ResolvedRoute) -> NavigationState.Entry {
        NavigationState.Entry(url: resolved.url, trust: request.trust)
    }

    /// Whether the screen of a route is shown over the screens of its parents: true for a link from
    /// outside that does not choose a transition.
    var opensOverParents: Bool {
        guard active.original.origin.isOutside, !active.isDryRun else { return false }
        let request = active.request
        guard request.source == nil, request.transition == .show else { return false }
        return question != nil ? pipeline.driver.state.top == nil : !resolved.route.isAction
    }

    /// Shows a screen over the screens of its parents, in their tab.
    func openOverParents(_ screen: any Screen) async throws(RouteError) -> RouteOutcome.Result {
        var parents: [(route: ResolvedRoute, screen: any Screen)] = []
        var child = resolved
        while let link = child.route.parentLink(of: child.values) {
            // A parent is open to every origin that its child is open to, which the review has
            // checked, but a rule may redirect it to another route, or back. One that can't be
            // shown is left out: only the target itself was requested.
            let request = RouteRequest(url: link.description, source: active.request.source)
            guard let parent = try? await pipeline.dryRun(request),
                parent.route.url != resolved.url,
                !parents.contains(where: { $0.route.url == parent.route.url })
            else { break }
            parents.insert(parent, at: 0)
            child = parent.route
        }
        try active.check()
        return try show(screen, over: parents)
    }

    /// Shows a screen over others in their tab, the outermost one first.
    func show(
        _ screen: any Screen, over parents: [(route: ResolvedRoute, screen: any Screen)]
    ) throws(RouteError) -> RouteOutcome.Result {
        active.stopwatch?.enter(.show)
        let entry = entry(of: resolved)
        var screens: NewScreens = [entry.id: screen]
        var chain: [NavigationState.Entry] = []
        for parent in parents {
            let entry = NavigationState.Entry(url: parent.route.url, trust: parent.route.trust)
            screens[entry.id] = parent.screen
            chain.append(entry)
        }
        chain.append(entry)
        try pipeline.driver.openOverParents(
            chain, with: screens, for: active.request, by: animation)
        supersedeQuestion()
        return .shown(title: screen.title, screen: ShownScreen(id: entry.id, url: entry.url))
    }
}
