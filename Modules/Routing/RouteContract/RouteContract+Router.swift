public import RouteMatching
public import RoutingEngine
import RoutingKit

@MainActor
extension RouteContract {
    /// Describes what the routes of an app that has started offer to others.
    /// - Parameters:
    ///   - router: The router; what rules have changed counts, too.
    ///   - version: The version of the app.
    public init(of router: AppRouter, version: AppVersion) {
        self.init(
            version: version, hosts: router.links.hosts.sorted(),
            schemes: router.links.schemes.sorted(), routes: router.routes.map(ContractRoute.init),
            features: Self.features(of: router))
    }

    /// The registrations by the text of the routes' paths.
    public static func sites(of router: AppRouter) -> [String: CallSite] {
        Dictionary(router.routes.map { ("\($0.pattern)", $0.site) }) { first, _ in first }
    }

    private static func features(of router: AppRouter) -> [ContractFeature] {
        Dictionary(grouping: router.routes, by: \.module).map { module, routes in
            let templates = routes.flatMap { $0.type?.links ?? [] }
            // Several Navigators may declare one link.
            let links = Set(
                templates.map { template in
                    let route = template.example.flatMap { router.currentMap?.route(answering: $0) }
                    return ContractFeature.Link(
                        name: "\(template)", path: template.path,
                        opens: route?.pattern.description)
                })
            return ContractFeature(name: module, links: links.sorted { $0.name < $1.name })
        }
        .filter { !$0.links.isEmpty }.sorted { $0.name < $1.name }
    }
}

extension ContractRoute {
    @MainActor
    fileprivate init(_ route: Route) {
        self.init(
            path: route.pattern.description, module: route.module, navigator: route.navigator,
            redirect: route.redirect)
        access = Origin.allCases.filter { route.access.contains($0.meaning.access) }
        builds = BuildTarget.allCases.filter(route.builds.contains)
        requires = route.requirements.map(\.name).sorted()
        effect = route.effect
        action = route.type?.isAction ?? false
        presented = route.presentation == .page ? nil : route.presentation
        kind = route.offersValues ? "values" : nil
        asksFirst = route.asksFirst
        let properties: [String: TypeStructure] =
            if case .object(let found) = route.type?.parameters { found } else { [:] }
        parameters = route.parameters.map {
            ContractParameter(
                name: $0.name,
                type: properties[$0.name] ?? properties[$0.name + "?"] ?? .scalar($0.type),
                required: $0.isRequired ? true : nil, payload: $0.isPayload ? true : nil,
                private: $0.isPrivate ? true : nil)
        }
        value = route.type?.valueType.map { TypeStructure(of: $0) }
    }
}

extension Navigating {
    fileprivate static var parameters: TypeStructure { TypeStructure(of: Parameters.self) }
}
