import StageKit
import DesignKit
import RoutingKit

/// The visible screen as lines of text, with a number for each row that does something.
@MainActor
struct ScreenText {
    /// The rows that have a number, the first one under 1.
    let choices: [ContentRow]
    /// What is drawn, from top to bottom.
    let lines: [String]

    init(_ app: MomentsContainer, style: TextStyle) {
        let content = (app.stage.topScreen as? any ContentScreen)?.content ?? Content([])
        choices = content.rows.filter(\.isChoice)
        let rule = style.dim(String(repeating: "─", count: style.width))
        let head = Self.breadcrumb(app).wrapped(to: style.width).map(style.bold)
        lines =
            Self.tabs(app, style: style) + head + [rule] + Self.body(of: content, style: style)
    }

    private static func tabs(_ app: MomentsContainer, style: TextStyle) -> [String] {
        let state = app.stage.state
        let names = state.tabs.enumerated().map { index, stack in
            let title = stack.entries.first.flatMap { app.stage.screen($0.id)?.title } ?? "?"
            return index == state.selectedTab
                ? "[\(index + 1) \(title)]" : " \(index + 1) \(title) "
        }
        return names.joined(separator: " ").wrapped(to: style.width).map(style.accent)
    }

    /// The titles from the root of the tab to the visible screen; `»` starts a modal.
    private static func breadcrumb(_ app: MomentsContainer) -> String {
        let state = app.stage.state
        let roots = Set(state.modals.compactMap(\.entries.first?.id))
        return state.path.enumerated().map { index, entry in
            let title = app.stage.screen(entry.id)?.title ?? entry.url
            return (index == 0 ? "" : roots.contains(entry.id) ? " » " : " › ") + title
        }.joined()
    }

    private static func body(of content: Content, style: TextStyle) -> [String] {
        var number = 0
        return content.sections.flatMap { section in
            let heading = section.title.map { $0.wrapped(to: style.width).map(style.bold) } ?? []
            let rows = section.rows.flatMap { row in
                number += row.isChoice ? 1 : 0
                return lines(of: row, number: number, style: style)
            }
            return heading + rows + [""]
        }
    }

    private static func lines(of row: ContentRow, number: Int, style: TextStyle) -> [String] {
        let label = row.isChoice ? "\(number)" : ""
        let margin = String(repeating: " ", count: max(0, 4 - label.count)) + label + " "
        let indent = String(repeating: " ", count: margin.count + 2)
        let width = style.width - indent.count
        var lines = row.title.wrapped(to: width).enumerated().map { index, line in
            index == 0 ? style.accent(margin) + row.symbol + " " + line : indent + line
        }
        guard let detail = row.detail else { return lines }
        if lines.count == 1, row.title.columns + 2 + detail.columns <= width {
            lines[0] += "  " + style.dim(detail.wrapped(to: width).joined())
        } else {
            lines += detail.wrapped(to: width).map { indent + style.dim($0) }
        }
        return lines
    }
}

extension ContentRow {
    /// Whether choosing the row does something.
    var isChoice: Bool {
        if case .text = kind { false } else { true }
    }

    fileprivate var symbol: String {
        switch kind {
        case .text: " "
        case .link: "›"
        case .action: "•"
        case .field: "✎"
        case .toggle(let isOn, _): isOn ? "◉" : "○"
        }
    }
}
