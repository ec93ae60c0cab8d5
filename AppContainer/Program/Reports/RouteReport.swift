import RoutingEngine

/// A description of a route, as one JSON object or a few lines of text.
struct RouteReport: Encodable, Sendable {
    let path: String
    let navigator: String
    let module: String
    let redirect: String?
    let access: String
    let builds: [String]
    let requires: [String]
    let values: String?
    let changesData: Bool
    let asksFirst: Bool
    let parent: String?
    let parameters: [RouteParameter]
    let links: [String]
    let place: String

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
    var limitedBuilds: String? {
        builds.count < BuildTarget.allCases.count ? builds.joined(separator: ", ") : nil
    }

    /// The description in lines of text.
    var lines: [String] {
        if let redirect {
            return [path, "  redirects to \(redirect)", "  registered at \(place)"]
        }
        var lines = [
            path,
            "  \(module).\(navigator), \(access)"
                + (changesData ? ", changes data" : "") + (asksFirst ? ", asks first" : ""),
        ]
        if let limitedBuilds { lines.append("  only in builds: \(limitedBuilds)") }
        if !requires.isEmpty { lines.append("  requires: \(requires.joined(separator: ", "))") }
        if let values { lines.append("  offers values: \(values)") }
        if let parent { lines.append("  parent: \(parent)") }
        for parameter in parameters {
            let place = parameter.isPayload ? ", payload" : parameter.isRepeated ? ", repeated" : ""
            let need = parameter.isRequired ? "required" : "optional"
            let secrecy = parameter.isPrivate ? ", private" : ""
            lines.append(
                "  parameter \(parameter.name): \(parameter.type), \(need)\(place)\(secrecy)")
        }
        if !links.isEmpty { lines.append("  links to: " + links.joined(separator: ", ")) }
        lines.append("  registered at \(place)")
        return lines
    }
}
