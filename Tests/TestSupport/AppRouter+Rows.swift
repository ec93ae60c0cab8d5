package import DesignKit
import RoutingEngine
package import RoutingKit
import StageKit

/// The user's actions on the visible screen.
extension AppRouter {
    /// The content of the visible screen.
    package var content: Content {
        (stage.topScreen as? any ContentScreen)?.content ?? Content([])
    }

    /// Waits until the visible screen shows its data, or that it can't. Opening a URL and choosing a
    /// row do so, too.
    package func settle() async { await (stage.topScreen as? any ContentScreen)?.settle() }

    /// The headings of the sections.
    package var headings: [String] { content.sections.compactMap(\.title) }

    /// The titles of the rows.
    package var titles: [String] { content.rows.map(\.title) }

    /// The URLs from the root of the tab to the visible screen.
    package var path: [String] { stage.state.path.map(\.url) }

    /// The first row with this title.
    package func row(_ title: String) throws -> ContentRow {
        guard let row = content.rows.first(where: { $0.title == title }) else {
            throw NotFound("row '\(title)' in \(titles)")
        }
        return row
    }

    /// The secondary text of the first row with this title.
    package func detail(_ title: String) throws -> String? { try row(title).detail }

    /// Opens the link of a row and returns the outcome.
    @discardableResult
    package func follow(_ title: String) async throws -> RouteOutcome {
        guard case .link(let link) = try row(title).kind, let screen = stage.topScreen else {
            throw NotFound("link '\(title)'")
        }
        let outcome = await route(link.request(from: screen))
        await settle()
        return outcome
    }

    /// Performs the action of a row, or submits a text to its field.
    package func choose(_ title: String, typing text: String = "") async throws {
        try await choose(row(title), typing: text)
    }

    /// Performs the action of a row, or submits a text to its field.
    package func choose(_ row: ContentRow, typing text: String = "") async throws {
        switch row.kind {
        case .action(let perform): await perform()
        case .field(let submit): await submit(text)
        case .toggle(let isOn, let set): set(!isOn)
        case .text, .link: throw NotFound("action '\(row.title)'")
        }
        await settle()
    }

    /// Opens a URL, by default from inside the app.
    @discardableResult
    package func open(
        _ url: String, from origin: RouteOrigin = .app, payload: RouteValue? = nil
    ) async -> RouteOutcome {
        let outcome = await route(RouteRequest(url: url, origin: origin, payload: payload))
        await settle()
        return outcome
    }

    /// Goes back as the user does.
    package func goBack() { stage.update { $0.goBack() } }
}
