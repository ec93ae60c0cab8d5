import RoutingKit
import StageKit

extension TerminalScreen {
    /// The lines of the debug panel: requests, the chosen one, the navigation state, and facts.
    func panelLines(in area: Area) -> [BodyLine] {
        let report = app.report
        let width = area.width - 3
        let requests = Array(report.requests.reversed())
        let chosen = min(interaction.request, max(0, requests.count - 1))
        let room = max(3, area.height / 4)
        let first = max(0, min(chosen - room / 2, requests.count - room))
        let list = requests.enumerated().dropFirst(first).prefix(room).map { index, request in
            let isChosen = index == chosen && interaction.mode == .panel
            let mark = index == chosen ? glyphs.pointer : " "
            let text = "\(mark) \(request.summary)".truncated(to: width, ellipsis: glyphs.ellipsis)
            return BodyLine(text, isChosen ? .focused : .plain, choice: index)
        }
        let details = requests.indices.contains(chosen) ? requests[chosen].details : []
        return section("Requests", list.isEmpty ? [BodyLine("  none yet", .dim)] : list)
            + section("Request", wrapped(details, width))
            + section("Where the user is", wrapped(NavigationTree(app.stage).lines, width))
            + section("Toggles and rules", wrapped(report.facts, width))
    }

    private func section(_ title: String, _ lines: [BodyLine]) -> [BodyLine] {
        lines.isEmpty ? [] : [BodyLine(title, .strong)] + lines + [BodyLine("")]
    }

    private func wrapped(_ lines: [String], _ width: Int) -> [BodyLine] {
        lines.flatMap { line in
            let indent = String(line.prefix { $0 == " " })
            guard line.columns > width else { return [BodyLine(line)] }
            return line.wrapped(to: width - indent.count).map { BodyLine(indent + $0) }
        }
    }
}
