public import DesignKit
import RoutingKit
import StageKit

/// The visible screen as the user reads it, and their actions on it, if it describes its content.
extension AppRouter {
    private var content: Content {
        (stage.topScreen as? any ContentScreen)?.content ?? Content([])
    }

    /// The titles of the sections of the visible screen.
    public var headings: [String] { content.sections.compactMap(\.title) }

    /// The titles of the rows of the visible screen.
    public var titles: [String] { content.rows.map(\.title) }

    /// The first row with this title. Throws `NotFound` with the titles that are there.
    public func row(_ title: String) throws -> ContentRow {
        guard let row = content.rows.first(where: { $0.title == title }) else {
            throw NotFound("row '\(title)' in \(titles)")
        }
        return row
    }

    /// The secondary text of the first row with this title.
    public func detail(_ title: String) throws -> String? { try row(title).detail }

    /// Opens the link of a row. Throws `NotFound` if there is no such row, or it is no link.
    @discardableResult
    public func follow(_ title: String) async throws -> RouteOutcome {
        guard case .link(let link) = try row(title).kind, let screen = stage.topScreen else {
            throw NotFound("link '\(title)'")
        }
        let outcome = await route(link.request(from: screen))
        await settle()
        return outcome
    }

    /// Performs the action of the first row with a title, or submits a text to its field.
    /// - Parameters:
    ///   - title: The title of the row.
    ///   - text: What the user types into the field.
    /// - Throws: `NotFound` if there is no such row, or nothing to choose.
    public func choose(_ title: String, typing text: String = "") async throws {
        try await choose(row(title), typing: text)
    }

    /// Types into a field without submitting it.
    /// - Parameters:
    ///   - text: What the field contains then.
    ///   - title: The title of the field's row.
    /// - Throws: `NotFound` if there is no such row, or its screen doesn't keep what is typed.
    public func type(_ text: String, into title: String) throws {
        guard let draft = try row(title).draft else { throw NotFound("draft of '\(title)'") }
        draft.set(text)
    }

    /// Performs the action of a row, or submits a text to its field.
    /// - Parameters:
    ///   - row: A row of the visible screen.
    ///   - text: What the user types into the field.
    /// - Throws: `NotFound` if the row is a text or a link.
    public func choose(_ row: ContentRow, typing text: String = "") async throws {
        switch row.kind {
        case .action(let perform): await perform()
        case .field(let submit): await submit(text)
        case .toggle(let isOn, let set): await set(!isOn)
        case .text, .link: throw NotFound("action '\(row.title)'")
        }
        await settle()
    }
}
