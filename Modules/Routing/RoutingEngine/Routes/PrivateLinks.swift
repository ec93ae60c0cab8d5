import RouteMatching
import RoutingKit

/// What the link templates of an app declare as private.
///
/// The sender of a link knows which of its values are private, even if no route answers the link
/// because its module isn't part of this app.
struct PrivateLinks: Sendable {
    /// The names of the private properties, in lowercase.
    let names: Set<String>
    /// The paths that hold private values; `nil` if there are none.
    private let table: RouteTable?

    /// Collects what the Navigators of some routes declare.
    /// - Parameter constraints: The constraints that the paths may name.
    @MainActor
    init(declaredBy routes: [Route], constraints: [RouteConstraint]) {
        var names: Set<String> = []
        var patterns: [RoutePattern] = []
        for template in routes.flatMap(\.registration.links) {
            // A template that can't be probed is a broken link, which `brokenLinks` reports.
            let parameters = (try? ParameterProbe.parameters(of: template)) ?? []
            let own = parameters.filter(\.isPrivate).map(\.name.asciiLowercased)
            guard !own.isEmpty, let pattern = try? RoutePattern(template.path) else { continue }
            names.formUnion(own)
            if !pattern.parameterNames.isDisjoint(with: own) { patterns.append(pattern) }
        }
        self.names = names
        table = patterns.isEmpty ? nil : RouteTable(unchecked: patterns, constraints: constraints)
    }

    /// The path of the template with private values that makes such links, if there is one.
    func pattern(of link: DeepLink) -> RoutePattern? { table?.match(link)?.pattern }

    /// The values in the path of a link, if a template with private ones makes such links.
    func pathItems(of link: DeepLink) -> [DeepLink.QueryItem] { table?.match(link)?.items ?? [] }
}
