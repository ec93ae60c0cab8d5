import RoutingEngine

/// A description of a route: a JSON object, a few lines of text, or a row of a page.
struct RouteReport: Encodable, Sendable {
    private let path: String
    private let navigator: String
    private let module: String
    private let redirect: String?
    private let access: String
    private let builds: [String]
    private let requires: [String]
    private let values: String?
    private let changesData: Bool
    private let asksFirst: Bool
    private let parent: String?
    private let parameters: [RouteParameter]
    private let links: [String]
    private let place: String

    @MainActor
    init(_ route: Route) {
        path = route.pattern.description
        navigator = route.navigator
        module = route.module
        redirect = route.redirect
        access = route.access.description
        builds = BuildTarget.allCases.filter(route.builds.contains).map(\.rawValue)
        requires = route.requirements.map(\.name).sorted()
        values = route.offersValues ? route.valueTypeName : nil
        changesData = route.effect == .changes
        asksFirst = route.asksFirst
        parent = route.parent?.description
        parameters = route.parameters
        links = route.links
        place = route.site.description
    }

    /// The builds that contain the route; `nil` for all builds.
    private var limitedBuilds: String? {
        builds.count < BuildTarget.allCases.count ? builds.joined(separator: ", ") : nil
    }

    var lines: [String] {
        if let redirect {
            return [path, "  redirects to \(redirect)", "  registered at \(place)"]
        }
        let facts: [(name: String, text: String?)] = [
            ("only in builds", limitedBuilds),
            ("requires", requires.isEmpty ? nil : requires.joined(separator: ", ")),
            ("offers values", values), ("parent", parent),
        ]
        let effects = (changesData ? ", changes data" : "") + (asksFirst ? ", asks first" : "")
        var lines = [path, "  \(module).\(navigator), \(access)\(effects)"]
        lines += facts.compactMap { name, text in text.map { "  \(name): \($0)" } }
        lines += parameters.map { parameter in
            let place =
                parameter.isPayload ? ", payload" : parameter.isRepeated ? ", repeated" : ""
            return "  parameter \(parameter.name): \(parameter.type), "
                + (parameter.isRequired ? "required" : "optional") + place
                + (parameter.isPrivate ? ", private" : "")
        }
        if !links.isEmpty { lines.append("  links to: " + links.joined(separator: ", ")) }
        return lines + ["  registered at \(place)"]
    }

    /// The documentation page that lists the routes, in Markdown.
    static func page(of reports: [RouteReport]) -> [String] {
        let head = """
            # Routes

            `swift run AppContainer routes --markdown` prints this page. A *closed* route opens only
            from inside the app.

            | path | navigator | from outside | parent | parameters | links to |
            |---|---|---|---|---|---|
            """
        return head.lines + reports.map(\.row)
    }

    private var row: String {
        let parameters = parameters.map { parameter in
            let kind = parameter.isPayload ? " payload" : parameter.isPrivate ? " private" : ""
            let need = parameter.isRequired ? "" : "?"
            return "`\(parameter.name)\(need): \(parameter.type)`\(kind)"
        }
        var access = redirect == nil ? access : "as its target"
        if changesData { access += ", changes data" }
        if asksFirst { access += ", asks first" }
        for requirement in requires { access += ", needs \(requirement)" }
        if let limitedBuilds { access += ", only \(limitedBuilds)" }
        let values = values.map { ", values of `\($0)`" } ?? ""
        let cells = [
            "`\(path)`",
            redirect.map { "redirects to `\($0)`" } ?? "\(module).\(navigator)\(values)",
            access, parent.map { "`\($0)`" } ?? "", parameters.joined(separator: ", "),
            links.map { "`\($0)`" }.joined(separator: ", "),
        ]
        return "| " + cells.joined(separator: " | ") + " |"
    }
}
