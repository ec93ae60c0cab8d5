import DesignKit
import RoutingKit
import Testing

/// What a user does with the visible screen.
extension AppRouter {
    var content: Content { (stage.topScreen as? any ContentScreen)?.content ?? Content([]) }

    /// The headings of the sections.
    var headings: [String] { content.sections.compactMap(\.title) }

    var titles: [String] { content.rows.map(\.title) }

    /// The URLs from the root of the tab to the visible screen.
    var path: [String] { stage.state.path.map(\.url) }

    /// The first row with this title.
    func row(_ title: String) throws -> ContentRow {
        try #require(content.rows.first { $0.title == title }, "no row '\(title)' in \(titles)")
    }

    /// The second text of the first row with this title.
    func detail(_ title: String) throws -> String? { try row(title).detail }

    /// The outcome of the link behind a row.
    @discardableResult
    func follow(_ title: String) async throws -> RouteOutcome {
        let row = try row(title)
        guard case .link(let link) = row.kind else {
            throw NotFound("link '\(title)'")
        }
        return await route(link.request(from: try #require(stage.topScreen)))
    }

    /// Runs the action of a row, or hands a text to its field.
    func choose(_ title: String, typing text: String = "") async throws {
        try await choose(row(title), typing: text)
    }

    func choose(_ row: ContentRow, typing text: String = "") async throws {
        switch row.kind {
        case .action(let perform): await perform()
        case .field(let submit): await submit(text)
        case .toggle(let isOn, let set): set(!isOn)
        case .text, .link: throw NotFound("action '\(row.title)'")
        }
    }

    /// Opens a URL as from inside, unless another origin is given.
    @discardableResult
    func open(
        _ url: String, from origin: RouteOrigin = .app, payload: RouteValue? = nil
    ) async -> RouteOutcome {
        await route(RouteRequest(url: url, origin: origin, payload: payload))
    }

    func goBack() { stage.update { $0.goBack() } }
}
