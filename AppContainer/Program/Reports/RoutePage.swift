import CompositionRoot
import RoutingKit

/// The documentation page that lists the routes.
struct RoutePage {
    let reports: [RouteReport]

    /// The lines of the page in Markdown.
    var lines: [String] {
        let head = """
            # Routes

            `swift run AppContainer routes --markdown` prints this page. A *closed* route opens only
            from inside the app.

            | path | navigator | from outside | parent | parameters | links to |
            |---|---|---|---|---|---|
            """
        return head.lines + reports.map(row)
    }

    private func row(_ report: RouteReport) -> String {
        let parameters = report.parameters.map { parameter in
            let kind = parameter.isPayload ? " payload" : parameter.isPrivate ? " private" : ""
            let need = parameter.isRequired ? "" : "?"
            return "`\(parameter.name)\(need): \(parameter.type)`\(kind)"
        }
        var access = report.redirect == nil ? report.access : "as its target"
        if report.changesData { access += ", changes data" }
        if report.asksFirst { access += ", asks first" }
        for requirement in report.requires { access += ", needs \(requirement)" }
        if let builds = report.limitedBuilds { access += ", only \(builds)" }
        let answer = report.redirect.map { "redirects to `\($0)`" }
        let values = report.values.map { ", values of `\($0)`" } ?? ""
        let cells = [
            "`\(report.path)`", answer ?? "\(report.module).\(report.navigator)\(values)", access,
            report.parent.map { "`\($0)`" } ?? "", parameters.joined(separator: ", "),
            report.links.map { "`\($0)`" }.joined(separator: ", "),
        ]
        return "| " + cells.joined(separator: " | ") + " |"
    }
}
