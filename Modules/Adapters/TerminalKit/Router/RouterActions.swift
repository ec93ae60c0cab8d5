package import DesignKit
package import RoutingEngine

/// Performs what the user does to an app with a router.
@MainActor
package final class RouterActions {
    private let router: AppRouter
    private let activity: UserWork
    /// Why the change of the navigation state that is being made changes nothing.
    private var failure: String?

    /// Acts on the stage of a router.
    package init(on router: AppRouter) {
        self.router = router
        activity = UserWork(of: router)
    }

    /// Performs an action, and returns when its work has ended or waits for the user.
    /// - Returns: A sentence if nothing has happened; `nil` otherwise.
    package func perform(_ action: UserAction) async -> String? {
        switch action {
        case .back:
            return await change(or: texts("There is nothing to go back to.")) { $0.goBack() }
        case .selectTab(let index):
            return await change(or: texts("There is no tab \(index &+ 1).")) { $0.selectTab(index) }
        case .choose(let row): return await use(row, text: "")
        case .fill(let row, let text): return await use(row, text: text)
        case .open(let url): await route(RouteRequest(url: url))
        case .follow(let url):
            await route(RouteRequest(url: url, origin: .ofLink(url, in: router.links)))
        // Menus for testers and late links are the app's own.
        case .shake, .answer: break
        }
        return nil
    }

    /// Performs work, and returns when it has ended or waits for the user.
    package func perform(_ work: @escaping @MainActor @Sendable () async -> Void) async {
        await activity.perform(work)
    }

    /// Opens a link, and returns when its request has ended or waits for the user.
    package func route(_ request: RouteRequest) async {
        await activity.perform { [router] in await router.route(request) }
    }

    /// The row of the visible screen that an action chooses; `nil` if there is none.
    package func row(_ index: Int) -> ContentRow? {
        let choices = Content(of: router.stage.topScreen, in: router).rows.filter(\.isChoice)
        return choices.indices.contains(index) ? choices[index] : nil
    }

    private func use(_ index: Int, text: String) async -> String? {
        guard let row = row(index), let screen = router.stage.topScreen else {
            return texts("This screen has no number \(index &+ 1).")
        }
        switch row.kind {
        case .text: break
        case .link(let link): await route(link.request(from: screen))
        case .action(let action): await activity.perform(action)
        case .toggle(let isOn, let set): set(!isOn)
        case .field(let submit):
            if !text.isEmpty { await activity.perform { await submit(text) } }
        }
        return nil
    }

    /// Changes the navigation state. Callers that await a removed screen end before this returns.
    private func change(
        or failure: String, _ change: @escaping @Sendable (inout NavigationState) -> Bool
    ) async -> String? {
        defer { self.failure = nil }
        await activity.perform { [self] in
            self.failure = router.stage.update(change) ? nil : failure
        }
        return self.failure
    }
}
