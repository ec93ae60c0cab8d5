public import RoutingKit

/// A screen's content for any UI framework: adapters draw UIKit cells, SwiftUI lists or lines in a
/// terminal.
public struct Content: Sendable {
    /// The sections from the top to the bottom.
    public private(set) var sections: [ContentSection]

    /// Makes the content of a screen.
    /// - Parameter sections: The sections from the top to the bottom.
    public init(_ sections: consuming [ContentSection]) {
        var anchor = ""
        var counts: [String: Int] = [:]
        func number(_ name: String) -> String {
            counts[name, default: 0] += 1
            return "\(name)#\(counts[name, default: 0])"
        }
        /// A link, a field and a switch stay what they are when their detail or place changes.
        func id(of row: ContentRow) -> String {
            switch row.kind {
            // After the list has grown it is another row, which becomes visible.
            case .action where row.loadsWhenVisible:
                return number("more \(counts.values.reduce(0, +))")
            case .action: return number("\(anchor)\u{0}action \(row.title)")
            case .text: return number("\(anchor)\u{0}text \(row.title)")
            case .link(let link): anchor = number("link \(link.url ?? row.title)")
            case .field: anchor = number("field \(row.title)")
            case .toggle: anchor = number("toggle \(row.title)")
            }
            return anchor
        }
        for section in sections.indices {
            for row in sections[section].rows.indices {
                sections[section].rows[row].id = id(of: sections[section].rows[row])
            }
            sections[section].id = number(
                sections[section].heading.map { "section \($0)" } ?? "section")
        }
        self.sections = sections
    }

    /// The rows of all sections.
    public var rows: [ContentRow] { sections.flatMap(\.rows) }

    /// Whether a part of it is being read.
    var isLoading: Bool { sections.contains { $0.rows.contains(where: \.isLoading) } }

    /// Replaces each link of the app that its router can't open by a text which says so. Links from
    /// other people stay, because they may lead to the web.
    @MainActor
    public func leavingOutLinks(unopenedBy router: any AppRouting) -> Content {
        var sections = sections
        for index in sections.indices {
            let rows = sections[index].rows
            sections[index].rows = rows.map { $0.leavingOutLink(unopenedBy: router) }
        }
        return Content(sections)
    }

    /// Makes a change of the user.
    /// - Parameters:
    ///   - sentence: In their words, why it wasn't made if it can't be saved.
    ///   - change: Makes it, or throws.
    /// - Returns: Why it wasn't made; `nil` if it was. The log has the error.
    @MainActor
    public static func failure(
        _ sentence: String? = nil, of change: () async throws -> Void
    ) async -> String? {
        do {
            try await change()
            return nil
        } catch {
            return (error as? NotFound)?.userSentence ?? sentence
                ?? texts("This can't be saved at the moment. Try again later.")
        }
    }

    package static var tryAgainTitle: String { texts("Try again") }
}

extension ContentRow {
    /// Replaces a link of the app that its router can't open by a text which says so.
    @MainActor
    package func leavingOutLink(unopenedBy router: any AppRouting) -> ContentRow {
        guard case .link(let link) = kind, link.origin == .app,
            !router.canOpen(link.url, from: .app)
        else { return self }
        return .text(title, detail: texts("not part of this app"))
    }
}
