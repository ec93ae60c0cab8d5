import CompositionRoot
import DesignKit
import RoutingKit
import StageKit
import TerminalKit

/// The visible screen as lines of text, with a number for each row that the user can choose.
@MainActor
struct ScreenText {
    /// The lines from top to bottom.
    let lines: [StyledLine]

    init(_ app: MomentsContainer, style: TextStyle) {
        let content = app.content
        let rule = StyledLine(String(repeating: "─", count: style.width), .dim)
        let head = Self.breadcrumb(app).wrapped(to: style.width).map { StyledLine($0, .bold) }
        lines =
            Self.tabs(app, style: style) + head + [rule] + Self.body(of: content, style: style)
    }

    private static func tabs(_ app: MomentsContainer, style: TextStyle) -> [StyledLine] {
        let state = app.stage.state
        let names = state.tabs.enumerated().map { index, stack in
            let root = stack.entries.first
            let badge = root.flatMap { app.stage.badges[$0.url] }.map { " (\($0))" } ?? ""
            let title = (root.flatMap { app.stage.screen($0.id)?.title } ?? "?") + badge
            return index == state.selectedTab
                ? "[\(index + 1) \(title)]" : " \(index + 1) \(title) "
        }
        return names.joined(separator: " ").wrapped(to: style.width).map { StyledLine($0, .accent) }
    }

    /// How many titles of a deep stack are named besides its root.
    private static let breadcrumbs = 5

    /// The titles from the root of the tab to the visible screen, of a deep stack the last ones; `»`
    /// starts a modal.
    private static func breadcrumb(_ app: MomentsContainer) -> String {
        let state = app.stage.state
        let (path, roots) = (state.path, Set(state.modals.compactMap(\.entries.first?.id)))
        let last = path.dropFirst().suffix(breadcrumbs)
        let titles = (path.prefix(1) + last).map { entry in
            let title = app.stage.screen(entry.id)?.title ?? entry.url
            return entry.id == path.first?.id
                ? title : (roots.contains(entry.id) ? " » " : " › ") + title
        }
        let gap = path.count > last.count + 1 ? " › …" : ""
        return titles.prefix(1).joined() + gap + titles.dropFirst().joined()
    }

    private static func body(of content: Content, style: TextStyle) -> [StyledLine] {
        var number = 0
        return content.sections.flatMap { section in
            let title = section.title.map { $0.wrapped(to: style.width) } ?? []
            let heading = title.map { StyledLine($0, .bold) }
            let rows = section.rows.flatMap { row in
                number += row.isChoice ? 1 : 0
                return lines(of: row, number: number, style: style)
            }
            return heading + rows + [StyledLine("")]
        }
    }

    private static func lines(of row: ContentRow, number: Int, style: TextStyle) -> [StyledLine] {
        let label = row.isChoice ? "\(number)" : ""
        let margin = String(repeating: " ", count: max(0, 4 - label.count)) + label + " "
        let indent = String(repeating: " ", count: margin.count + 2)
        let width = style.width - indent.count
        let title = row.title.wrapped(to: width)
        var lines = title.enumerated().map { index, line in
            index == 0
                ? StyledLine(margin, .accent) + StyledLine("\(row.symbol) \(line)")
                : StyledLine(indent + line)
        }
        guard let detail = row.detail else { return lines }
        let details = detail.wrapped(to: width)
        if title.count == 1, details.count == 1,
            title[0].columns + 2 + details[0].columns <= width
        {
            lines[0] = lines[0] + StyledLine("  ") + StyledLine(details[0], .dim)
        } else {
            lines += details.map { StyledLine(indent) + StyledLine($0, .dim) }
        }
        return lines
    }
}

extension ContentRow {
    fileprivate var symbol: String {
        switch kind {
        case .text: photo == nil ? " " : "▣"
        case .link: "›"
        case .action: "•"
        case .field: "✎"
        case .toggle(let isOn, _): isOn ? "◉" : "○"
        }
    }
}
