import DesignKit
import Foundation
public import RoutingEngine

/// What a user can do on a page.
public struct PageAction: Hashable, Sendable {
    /// A short text in ASCII, by which ``Stage/perform(_:value:with:)`` finds the action again. That
    /// of a row is also the `id` of its link, button or field: it stays while the row keeps its
    /// title and its place among the others.
    public let name: String
    /// The URL of the screen to which the action leads, empty for a screen without one; `nil` for an
    /// action that changes something.
    public let url: String?

    /// Goes back to the screen below, or dismisses what is presented.
    /// - Parameter url: The URL of the screen below; empty if there is none.
    static func back(to url: String) -> Self { Self(name: "back", url: url) }

    /// Brings the tab at an index to the front.
    /// - Parameter url: The URL of its first screen.
    static func tab(_ index: Int, url: String) -> Self { Self(name: "tab\(index)", url: url) }
}

/// How a page offers an action.
public enum PageControl: Sendable {
    /// As a link. A field or a toggle can't be one, and isn't drawn.
    case link(HTMLAddress)
    /// As a form that the browser posts with these items, and with the item `value` if the user has
    /// chosen something: the text of a field, or the new state of a toggle, `true` or `false`.
    case form(HTMLAddress, items: [(name: String, value: String)])
    /// As a text: the user sees what it is, and can't use it here.
    case text
    /// Not at all.
    case none
}

/// The rows of a content with their names on a page.
struct PageRows {
    /// The names, from top to bottom.
    let ids: [String]
    private let rows: [ContentRow]

    init(_ content: Content) {
        rows = content.rows
        ids = rows.map {
            // A row with another title does something else, such as to unlike what it liked.
            "r" + Data("\($0.id)\u{0}\($0.title)".utf8).digest
        }
    }

    subscript(id: String) -> ContentRow? { ids.firstIndex(of: id).map { rows[$0] } }

    /// The name of the row that has taken the place of another one in a later content: the row
    /// itself, or what is as far below the nearest row above it that is still there.
    func successor(of id: String, in later: PageRows) -> String? {
        guard let index = ids.firstIndex(of: id), let last = later.ids.last else { return nil }
        for above in ids[...index].indices.reversed() {
            guard let kept = later.ids.firstIndex(of: ids[above]) else { continue }
            let place = kept + index - above
            return later.ids.indices.contains(place) ? later.ids[place] : last
        }
        return later.ids.indices.contains(index) ? later.ids[index] : last
    }
}

extension Stage {
    /// Does what an action of a page does, and returns when its work has ended.
    ///
    /// The content may have changed since the page was drawn. Then the row is found by its name,
    /// or nothing happens: never does another row answer in its place.
    /// - Parameters:
    ///   - name: The name of the ``PageAction``.
    ///   - value: The text of a field, or the new state of a toggle.
    ///   - router: Opens the links of rows.
    /// - Returns: The `id` of what is in the place of the action then, to which a page leads the
    ///   user back; `nil` if the visible screen no longer has the action.
    public func perform(
        _ name: String, value: String? = nil, with router: any AppRouting
    ) async -> String? {
        if name == "back" { return update { $0.goBack() } ? "main" : nil }
        if name.hasPrefix("tab"), let index = Int(name.dropFirst(3)) {
            return update { $0.selectTab(index) } ? "main" : nil
        }
        guard let screen = topScreen as? any ContentScreen else { return nil }
        await screen.settle()
        let rows = PageRows(screen.content.leavingOutLinks(unopenedBy: router))
        guard let row = rows[name] else { return nil }
        switch row.kind {
        case .text: break
        case .link(let link): await router.route(link.request(from: screen))
        case .action(let perform): await perform()
        case .field(let submit): await submit(value ?? "")
        case .toggle(let isOn, let set): await set(value.flatMap { Bool($0) } ?? !isOn)
        }
        let later = PageRows(screen.content.leavingOutLinks(unopenedBy: router))
        return rows.successor(of: name, in: later)
    }
}
