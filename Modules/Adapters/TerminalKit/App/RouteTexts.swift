import RouteMatching
import RoutingEngine

extension RouteOrigin {
    /// The likely origin of a URL that someone types, from its form. A complete URL is never
    /// trusted as the app's own.
    static func of(_ url: String) -> RouteOrigin {
        if url.hasPrefix("/") { return .app }
        return url.lowercased().hasPrefix("http") ? .universalLink : .customScheme(caller: nil)
    }
}

extension Route {
    /// The path, and below it a line for each fact that says something.
    var lines: [String] {
        let parameters = self.parameters.map { parameter in
            let kind = parameter.isPayload ? " payload" : parameter.isPrivate ? " private" : ""
            return "\(parameter.name)\(parameter.isRequired ? "" : "?"): \(parameter.type)\(kind)"
        }
        let values =
            offersValues ? type?.valueType.map { ", values of \(String(nameOf: $0))" } : nil
        let builds = BuildTarget.allCases.filter(self.builds.contains).map(\.rawValue)
        let access =
            [redirect == nil ? "\(self.access)" : "as its target"]
            + (effect == .changes ? ["changes data"] : []) + (asksFirst ? ["asks first"] : [])
            + requirements.map { "needs \($0.name)" }.sorted()
            + (builds.count < BuildTarget.allCases.count
                ? ["only \(builds.joined(separator: ", "))"] : [])
        let facts = [
            ("redirects to", redirect ?? ""),
            ("navigator", redirect == nil ? "\(module).\(navigator)\(values ?? "")" : ""),
            ("from outside", access.joined(separator: ", ")),
            ("appears as", presentation == .page ? "" : presentation.rawValue),
            ("parent", parent?.description ?? ""),
            ("parameters", parameters.joined(separator: ", ")),
            ("links to", (type?.links ?? []).map { $0.path }.joined(separator: ", ")),
            ("registered at", "\(site)"),
        ]
        return ["\(pattern)"] + facts.filter { !$0.1.isEmpty }.map { "  \($0): \($1)" }
    }
}

extension RouteOutcome {
    /// A sentence about the outcome for a developer; `nil` if they can see it on the screen.
    var notice: String? { ["shown", "handled"].contains(word) ? nil : description }

    var logLine: String { "\(loggedTime) \(description) (\(milliseconds) ms)" }
}
