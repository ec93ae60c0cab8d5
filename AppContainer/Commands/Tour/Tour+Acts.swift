import DesignKit
import RoutingEngine
import RoutingKit
import StageKit

/// What a user does in the story, and what is told about it.
extension Tour {
    /// The URLs from the root of the tab to the visible screen, without their queries.
    var path: String {
        app.stage.state.path.map { String($0.url.prefix { $0 != "?" }) }.joined(separator: " > ")
    }

    func tell(_ text: String) {
        console.write([StyledLine(""), StyledLine(text, .bold)])
    }

    func write(_ line: String) {
        console.write("   " + line)
    }

    func show() {
        let lines = ScreenText(app, style: console.style).lines.prefix(14)
        console.write(lines.map { StyledLine("   ") + $0 })
    }

    /// Follows the first link of the visible screen that leads to a path.
    func follow(_ path: String) async throws {
        let row = try row("link to \(path)") { row in
            if case .link(let link) = row.kind { link.url?.contains(path) == true } else { false }
        }
        guard case .link(let link) = row.kind, let screen = app.stage.topScreen else { return }
        try await open(link.request(from: screen), expecting: nil)
        show()
    }

    /// Types into the first field of the visible screen.
    func type(_ text: String) async throws {
        let row = try row("field") { if case .field = $0.kind { true } else { false } }
        guard case .field(let submit) = row.kind else { return }
        write("\"\(text)\"")
        await submit(text)
        show()
    }

    /// Chooses an action of the visible screen, up to where it waits for the user.
    func choose(_ title: String) async throws {
        try await choose { $0.title == title }
        show()
    }

    /// Chooses the first action of the visible screen.
    func chooseFirst() async throws {
        try await choose { _ in true }
    }

    /// Points at the first text of the visible screen that begins so.
    func point(to text: String) throws {
        _ = try row("text '\(text)'") { $0.title.hasPrefix(text) }
    }

    func link(_ url: String, expecting code: String?) async throws {
        try await open(RouteRequest(url: url, origin: .universalLink), expecting: code)
        if code == nil { show() }
    }

    /// Opens a URL, which is expected to be refused with a code, or with `nil` to be shown.
    func open(_ request: RouteRequest, expecting code: String?) async throws {
        let outcome = await app.router.route(request)
        (console.style.fit(outcome.description) + [path]).forEach(write)
        guard outcome.error?.code == code else {
            throw Interrupted(description: "the tour expected another outcome: \(outcome)")
        }
    }

    private func choose(_ isWanted: (ContentRow) -> Bool) async throws {
        let row = try row("action") { row in
            if case .action = row.kind { isWanted(row) } else { false }
        }
        guard case .action(let action) = row.kind else { return }
        await activity.perform(action)
    }

    private func row(_ name: String, _ isWanted: (ContentRow) -> Bool) throws -> ContentRow {
        let screen = app.stage.topScreen as? any ContentScreen
        guard let screen, let row = screen.content.rows.first(where: isWanted) else {
            throw Interrupted(
                description: "the tour finds no \(name) on '\(screen?.title ?? "no screen")'")
        }
        write("\(screen.title): \(row.title)")
        return row
    }
}
