import CompositionRoot
import DesignKit
import RoutingEngine
import RoutingJourneys
import TerminalKit

/// Performs what the user does to the app, the same in the full screen and in the line mode.
@MainActor
final class UserActions {
    private let app: MomentsContainer
    private let actions: RouterActions
    /// The links that wait until the app is ready.
    private var waitingLinks: [Task<RouteOutcome, Never>] = []

    init(on app: MomentsContainer) {
        self.app = app
        actions = RouterActions(on: app.router)
    }

    /// Performs an action, and returns when its work has ended or waits for the user.
    /// - Returns: A sentence if nothing has happened yet; `nil` otherwise.
    func perform(_ action: UserAction) async -> String? {
        switch action {
        case .back, .selectTab, .choose, .fill, .open: return await actions.perform(action)
        case .follow(let url): return await follow(RouteRequest(url: url, origin: .ofLink(url)))
        // As shaking the device does on iOS.
        case .shake:
            await actions.route(RouteRequest(url: "/internalmenu", transition: .present))
            return nil
        case .answer(let opens): return await answer(opens)
        }
    }

    /// The row of the visible screen that an action chooses; `nil` if there is none.
    func row(_ index: Int) -> ContentRow? { actions.row(index) }

    /// What choosing the row with a title does, or filling the field with a text: `TITLE: TEXT`.
    func action(titled title: String) -> UserAction? {
        let rows = app.content.rows.filter(\.isChoice)
        if let index = rows.firstIndex(where: { $0.title == title }) { return .choose(row: index) }
        let field = rows.enumerated().first { title.hasPrefix($1.title + ": ") }
        return field.map {
            .fill(row: $0.offset, text: String(title.dropFirst($0.element.title.count + 2)))
        }
    }

    /// Cancels the links that still wait. Each has its outcome when this returns.
    func cancelWaitingLinks() async {
        for link in waitingLinks {
            link.cancel()
            _ = await link.value
        }
        waitingLinks = []
    }

    private func answer(_ opens: Bool) async -> String? {
        guard let link = app.gate.lateLinks.first else {
            return texts("There is no question to answer.")
        }
        await actions.perform { [app] in app.gate.answer(link, opens: opens) }
        return nil
    }

    /// Opens a link from outside. If it waits until the app is ready, the user continues.
    private func follow(_ link: RouteRequest) async -> String? {
        if app.gate.isOpen {
            await actions.route(link)
            return nil
        }
        // It begins before the user's next action, and so before the app ends.
        waitingLinks.append(
            .onMainActor(immediately: true) { [app] in await app.router.route(link) })
        return
            "\(app.router.pipeline.redactor.redacted(link).url ?? "") waits until the app is ready."
    }
}
