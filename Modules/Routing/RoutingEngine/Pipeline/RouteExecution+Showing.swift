import RouteMatching
import RoutingKit
import StageKit

extension RouteExecution {
    /// A screen that is shown under the one of the request.
    typealias Parent = (route: ResolvedRoute, screen: any Screen)

    /// Shows the screen that a Navigator made, or takes the value of its action.
    func show(_ made: Destination) throws(RouteError) -> RequestProgress {
        switch made {
        case .value(let value):
            active.stopwatch?.enter(.show)
            if active.dryRun == .screen {
                throw RouteError(url: active.original.url, reason: .noScreen)
            }
            if active.dryRun == .value { active.offer = resolved }
            return .end(.performed(value))
        case .screen(let screen):
            // An action is done; a screen would stay behind.
            try Self.check(active, to: resolved, in: pipeline)
            let opensOverParents = opensOverParents
            guard opensOverParents, resolved.route.parent != nil else {
                return .end(try show(screen, over: opensOverParents ? [] : nil))
            }
            return .show(self, screen)
        }
    }

    /// - Parameter parents: `nil` to show the screen where the request asks for it.
    func show(
        _ screen: any Screen, over parents: [Parent]?
    ) throws(RouteError) -> RouteOutcome.Result {
        active.stopwatch?.enter(.show)
        if active.isDryRun {
            active.dryRunResult = (resolved, screen)
            return .handled(by: "dry run")
        }
        let (request, driver) = (request, pipeline.driver)
        let entry = NavigationState.Entry(url: resolved.url, trust: request.trust)
        if let parents {
            var screens = NewScreens(entry, screen)
            let below = parents.map { route, screen in
                let entry = NavigationState.Entry(url: route.url, trust: route.trust)
                screens[entry.id] = screen
                return entry
            }
            try driver.open(
                entry, over: below, with: screens, for: request, by: animation)
        } else if resolved.route.isAction, question == nil {
            let navigator = resolved.route.navigator
            throw RouteError(
                url: request.url,
                reason: .failed("\(navigator) calls itself an action and made a screen"))
        } else if question != nil, driver.state.top != nil {
            // Present it, so that declining returns the user to their task. There is one question
            // at a time: it replaces the previous one.
            try driver.show(
                screen, as: entry, for: request.presenting, by: .automatic,
                insteadOf: pipeline.question?.entry)
        } else {
            try driver.show(screen, as: entry, for: request, by: animation)
        }
        // Only the last question receives an answer.
        if let question {
            pipeline.question?.screen = nil
            pipeline.question = question
        }
        return .shown(title: screen.title, screen: ShownScreen(id: entry.id, url: entry.url))
    }

    /// Whether the screen of a route is shown over the screens of its parents: true for a link from
    /// outside that does not choose a transition.
    private var opensOverParents: Bool {
        guard active.original.origin.isOutside, !active.isDryRun else { return false }
        let request = request
        guard request.source == nil, request.transition == .show else { return false }
        return question != nil ? pipeline.driver.state.top == nil : !resolved.route.isAction
    }

    /// Makes the screens of the parents, the outermost one first.
    func parents() async -> [Parent] {
        var parents: [Parent] = []
        var child = resolved
        while let link = child.route.parentLink(of: child.values) {
            // A parent is open to every origin that its child is open to, which the review has
            // checked, but a rule may redirect it to another route, or back. One that can't be
            // shown is left out: only the target itself was requested.
            let request = RouteRequest(url: link.description, source: request.source)
            guard let parent = try? await pipeline.dryRun(request),
                parent.route.url != resolved.url,
                !parents.contains(where: { $0.route.url == parent.route.url })
            else { break }
            parents.insert(parent, at: 0)
            child = parent.route
        }
        return parents
    }
}
