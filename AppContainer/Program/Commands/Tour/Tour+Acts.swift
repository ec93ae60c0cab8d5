import CompositionRoot
import DesignKit
import RoutingEngine
import TerminalKit

/// The user's actions in the tour.
extension Tour {
    /// - Throws: ``Interrupted`` if the act isn't possible, or has another outcome.
    func perform(_ act: TourStep.Act) async throws {
        lines = []
        switch act {
        case .look: await show()
        case .follow(let path): try await follow(path)
        case .type(let text): try await type(text)
        case .choose(let title): try await choose(title)
        case .chooseFirst(let text): try await quote(try await chooseFirst() + text)
        case .selectTab(let url): selectTab(url)
        case .goBack: goBack()
        case .pop(let route): pop(to: route)
        case .open(let url, let code): try await open(RouteRequest(url: url), expecting: code)
        case .link(let url, let code): try await link(url, expecting: code)
        case .send(let rules, let errors): try send(rules, expecting: errors)
        case .restart: try await restart()
        }
    }

    /// The URLs from the root of the tab to the visible screen, without their queries.
    var path: String {
        app.stage.state.path.map { String($0.url.prefix { $0 != "?" }) }.joined(separator: " > ")
    }

    /// Says what an act does.
    func write(_ line: String) {
        lines.append(line)
        printIndented(style.fit(line).map { StyledLine($0) })
    }

    func show() async {
        await settle()
        printIndented(ScreenText(app, style: style).lines.prefix(14))
    }

    /// Prints where the user is.
    private func printPath() {
        printIndented(style.fit(path).map { StyledLine($0) })
    }

    private func printIndented(_ lines: some Sequence<StyledLine>) {
        console?.write(lines.map { StyledLine("   ") + $0 })
    }

    /// The style of indented lines.
    private var style: TextStyle {
        let style = console?.style ?? TextStyle(hasColor: false, width: 80)
        return TextStyle(hasColor: style.hasColor, width: max(1, style.width - 3))
    }

    /// Opens the first link on the visible screen whose URL contains a path.
    private func follow(_ path: String) async throws {
        let row = try await row("link to \(path)") { row in
            if case .link(let link) = row.kind { link.url?.contains(path) == true } else { false }
        }
        guard case .link(let link) = row.kind, let screen = app.stage.topScreen else { return }
        try await open(link.request(from: screen), expecting: nil)
        await show()
    }

    /// Types into the first field of the visible screen.
    private func type(_ text: String) async throws {
        let row = try await row("field") { if case .field = $0.kind { true } else { false } }
        guard case .field(let submit) = row.kind else { return }
        write("\"\(text)\"")
        await submit(text)
        await show()
    }

    /// Returns when the action ends or waits for the user.
    private func choose(_ title: String) async throws {
        try await choose { $0.title == title }
        await show()
    }

    /// Chooses the first action of the visible screen.
    /// - Returns: Its title.
    private func chooseFirst() async throws -> String {
        try await choose { _ in true }
    }

    /// Prints the first text of the visible screen that contains another one.
    private func quote(_ text: String) async throws {
        _ = try await row("text '\(text)'") { $0.title.contains(text) }
    }

    /// Goes back, as the user does.
    private func goBack() {
        app.stage.update { $0.goBack() }
        write("back: \(path)")
    }

    /// Brings a tab to the front, at its root.
    private func selectTab(_ url: String) {
        app.stage.update { state in
            guard let tab = state.tabs.firstIndex(where: { $0.entries.first?.url == url })
            else { return }
            state.selectTab(tab)
            state.popToRoot()
        }
    }

    /// Returns to a screen of a route and closes the screens over it.
    private func pop(to route: String) {
        app.router.pop(to: route)
        printPath()
    }

    private func link(_ url: String, expecting code: String?) async throws {
        try await open(RouteRequest(url: url, origin: .universalLink), expecting: code)
        if code == nil { await show() }
    }

    /// Opens a URL. The request must be refused with a code, or shown if the code is `nil`.
    private func open(_ request: RouteRequest, expecting code: String?) async throws {
        let outcome = await app.router.route(request)
        write(outcome.description)
        printPath()
        guard outcome.error?.code == code else {
            throw Interrupted(description: "the tour expected a different outcome: \(outcome)")
        }
    }

    @discardableResult
    private func choose(_ isWanted: (ContentRow) -> Bool) async throws -> String {
        let row = try await row("action") { row in
            if case .action = row.kind { isWanted(row) } else { false }
        }
        if case .action(let action) = row.kind { await activity.perform(action) }
        return row.title
    }

    private func row(
        _ name: String, _ isWanted: (ContentRow) -> Bool
    ) async throws -> ContentRow {
        await app.settle()
        let screen = app.stage.topScreen
        guard let screen, let row = app.content.rows.first(where: isWanted) else {
            throw Interrupted(
                description: "the tour found no \(name) on '\(screen?.title ?? "no screen")'")
        }
        write("\(screen.title): \(row.title)")
        return row
    }
}
