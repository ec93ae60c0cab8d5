import RoutingEngine

/// A description of a route: a few lines of text, or a row of a page.
@MainActor
struct RouteReport {
    private let route: Route
    /// The facts that say something, in Markdown, by the heads of their columns.
    private let facts: [(name: String, text: String)]

    init(_ route: Route) {
        self.route = route
        let parameters = route.parameters.map { parameter in
            let kind = parameter.isPayload ? " payload" : parameter.isPrivate ? " private" : ""
            return "`\(parameter.name)\(parameter.isRequired ? "" : "?"): \(parameter.type)`\(kind)"
        }
        let values = route.offersValues ? route.valueTypeName.map { ", values of `\($0)`" } : nil
        let builds = BuildTarget.allCases.filter(route.builds.contains).map(\.rawValue)
        let access =
            [route.redirect == nil ? "\(route.access)" : "as its target"]
            + (route.effect == .changes ? ["changes data"] : [])
            + (route.asksFirst ? ["asks first"] : [])
            + route.requirements.map { "needs \($0.name)" }.sorted()
            + (builds.count < BuildTarget.allCases.count
                ? ["only \(builds.joined(separator: ", "))"] : [])
        facts = [
            (
                "navigator",
                route.redirect.map { "redirects to `\($0)`" }
                    ?? "\(route.module).\(route.navigator)\(values ?? "")"
            ),
            ("from outside", access.joined(separator: ", ")),
            ("parent", route.parent.map { "`\($0)`" } ?? ""),
            ("parameters", parameters.joined(separator: ", ")),
            ("links to", route.links.map { "`\($0.path)`" }.joined(separator: ", ")),
        ]
    }

    var lines: [String] {
        [route.pattern.description]
            + facts.filter { !$0.text.isEmpty }.map { name, text in
                "  \(name): \(text.replacing("`", with: ""))"
            } + ["  registered at \(route.site)"]
    }

    /// The documentation page that lists routes, in Markdown.
    static func page(of routes: [Route]) -> [String] {
        let head = """
            # Routes

            `swift run AppContainer routes --markdown` prints this page. A *closed* route opens only
            from inside the app.

            | path | navigator | from outside | parent | parameters | links to |
            |---|---|---|---|---|---|
            """
        let rows = routes.map { route in
            ["`\(route.pattern)`"] + RouteReport(route).facts.map(\.text)
        }
        return head.lines + rows.map { "| \($0.joined(separator: " | ")) |" }
    }
}
