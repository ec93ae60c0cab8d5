import CompositionRoot
import DesignKit
import RoutingEngine
import RoutingJourneys
import TerminalKit

/// Performs what the user does to the app, the same in the full screen and in the line mode.
@MainActor
final class UserActions {
    private let app: MomentsContainer
    private let activity: Activity
    /// The links that wait until the app is ready.
    private var waitingLinks: [Task<RouteOutcome, Never>] = []
    /// Why the change of the navigation state that is being made changes nothing.
    private var failure: String?

    init(on app: MomentsContainer) {
        self.app = app
        activity = Activity(of: app.router)
    }

    /// Performs an action, and returns when its work has ended or waits for the user.
    /// - Returns: A sentence if nothing has happened yet; `nil` otherwise.
    func perform(_ action: UserAction) async -> String? {
        switch action {
        case .back:
            return await change(or: texts("There is nothing to go back to.")) { $0.goBack() }
        case .selectTab(let index):
            return await change(or: texts("There is no tab \(index &+ 1).")) { $0.selectTab(index) }
        case .choose(let row): return await use(row, text: "")
        case .fill(let row, let text): return await use(row, text: text)
        case .open(let url): await route(RouteRequest(url: url))
        case .follow(let url): return await follow(RouteRequest(url: url, origin: .ofLink(url)))
        // As shaking the device does on iOS.
        case .shake: await route(RouteRequest(url: "/internalmenu", transition: .present))
        case .answer(let opens): return await answer(opens)
        }
        return nil
    }

    /// The row of the visible screen that an action chooses; `nil` if there is none.
    func row(_ index: Int) -> ContentRow? {
        let choices = app.content.rows.filter(\.isChoice)
        return choices.indices.contains(index) ? choices[index] : nil
    }

    /// Cancels the links that still wait. Each has its outcome when this returns.
    func cancelWaitingLinks() async {
        for link in waitingLinks {
            link.cancel()
            _ = await link.value
        }
        waitingLinks = []
    }

    private func use(_ index: Int, text: String) async -> String? {
        guard let row = row(index), let screen = app.stage.topScreen else {
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

    private func answer(_ opens: Bool) async -> String? {
        guard let link = app.gate.lateLinks.first else {
            return texts("There is no question to answer.")
        }
        await activity.perform { [app] in app.gate.answer(link, opens: opens) }
        return nil
    }

    private func route(_ request: RouteRequest) async {
        await activity.perform { [app] in await app.router.route(request) }
    }

    /// Opens a link from outside. If it waits until the app is ready, the user continues.
    private func follow(_ link: RouteRequest) async -> String? {
        if app.gate.isOpen {
            await route(link)
            return nil
        }
        // It begins before the user's next action, and so before the app ends.
        waitingLinks.append(
            .onMainActor(immediately: true) { [app] in await app.router.route(link) })
        return
            "\(app.router.pipeline.redactor.redacted(link).url ?? "") waits until the app is ready."
    }

    /// Changes the navigation state. Callers that await a removed screen end before this returns.
    private func change(
        or failure: String, _ change: @escaping @Sendable (inout NavigationState) -> Bool
    ) async -> String? {
        defer { self.failure = nil }
        await activity.perform { [self] in
            self.failure = app.stage.update(change) ? nil : failure
        }
        return self.failure
    }
}
