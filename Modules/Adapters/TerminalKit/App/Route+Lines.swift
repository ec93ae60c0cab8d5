import RoutingEngine

extension Route {
    /// The path, and below it a line for each fact that says something.
    var lines: [String] {
        let parameters = self.parameters.map { parameter in
            let kind = parameter.isPayload ? " payload" : parameter.isPrivate ? " private" : ""
            return "\(parameter.name)\(parameter.isRequired ? "" : "?"): \(parameter.type)\(kind)"
        }
        let values = offersValues ? valueType.map { ", values of \(String(nameOf: $0))" } : nil
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
            ("parent", parent?.description ?? ""),
            ("parameters", parameters.joined(separator: ", ")),
            ("links to", links.map { $0.path }.joined(separator: ", ")),
            ("registered at", "\(site)"),
        ]
        return [pattern.description]
            + facts.filter { !$0.1.isEmpty }.map { "  \($0): \($1)" }
    }
}
