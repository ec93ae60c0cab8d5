import RouteMatching
public import RoutingEngine
import RoutingKit

public import struct Foundation.Data

extension AppRouter {
    /// The `apple-app-site-association` file that makes the system open in the app what its routes
    /// open, and nothing else as far as patterns can describe it.
    ///
    /// It matches every link that a route opens. A pattern can't express that a segment is a number
    /// or a value that exists; the router refuses the rest.
    /// - Parameters:
    ///   - appID: The prefix of the team and the bundle identifier, joined by a dot.
    ///   - sharesCredentials: Whether the system offers the site's saved passwords in the app.
    public func siteAssociation(
        of appID: String, sharesCredentials: Bool = false
    ) -> SiteAssociation {
        let components = SiteComponents([SiteRoute](of: self)).components
        return SiteAssociation(
            details: [.init(appIDs: [appID], components: components)],
            credentialApps: sharesCredentials ? [appID] : [])
    }

    /// What is wrong with a deployed `apple-app-site-association` file: what the system would ignore
    /// or misread, and where the file and the routes differ.
    /// - Parameters:
    ///   - file: The file as it is served.
    ///   - appID: The app; `nil` if the file is of this app alone.
    /// - Returns: Nothing if it matches every link that a route opens, and none that is closed.
    /// - Throws: ``SiteAssociationError`` if it can't be read at all.
    public func issues(
        inSiteAssociation file: Data, of appID: String? = nil
    ) throws(SiteAssociationError) -> [SiteAssociationIssue] {
        let reader = try SiteAssociationReader(file, appID: appID)
        guard let host = links.hosts.first else { return reader.issues }
        return reader.issues + SiteAssociationAudit(reader, of: self, host: host).issues
    }
}

extension [SiteRoute] {
    /// The routes in the order of precedence, as an association file describes them.
    @MainActor
    init(of router: AppRouter) {
        guard let map = router.registry.map else {
            self = []
            return
        }
        let constraints = Dictionary(
            map.constraints.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        let witness = Witness(router.routes.map(\.pattern), constraints: map.constraints)
        self = map.ordered.map { route in
            let path = DeepLink(segments: witness.path(of: route.pattern.segments)).description
            return SiteRoute(
                route.pattern, isOpen: route.opens(path, on: router),
                required: map.requiredQuery(of: route), constraints: constraints,
                isNumber: { name in
                    let parameter = route.parameters.first { $0.isNamed(name) }
                    return parameter.map { RouteMap.numbers.contains($0.type) } ?? false
                })
        }
    }
}

extension Route {
    /// Whether it opens to a link of the web with a path that it answers.
    fileprivate func opens(_ path: String, on router: AppRouter) -> Bool {
        guard let host = router.links.hosts.first else { return false }
        let url = "https://\(host)\(path)"
        do {
            _ = try router.registry.resolve(url, from: .universalLink)
            return true
        } catch {
            // The target of a redirect may depend on its values; then the router decides.
            return redirect?.contains("/:") == true
        }
    }
}

extension RouteMap {
    /// The parameters that a query must have for a route to open, each with an example.
    fileprivate func requiredQuery(of route: Route) -> [DeepLink.QueryItem] {
        route.parameters.compactMap { parameter in
            guard parameter.isRequired, !parameter.isPayload,
                !route.pattern.parameterNames.contains(parameter.name.asciiLowercased),
                let example = Self.examples[parameter.type]
            else { return nil }
            return DeepLink.QueryItem(name: parameter.name, value: example)
        }
    }

    fileprivate static let numbers = ["Int", "UInt", "Double", "Float"]

    /// Values of the types that have no empty value: for the system a missing item is an empty one.
    private static let examples = Dictionary(
        uniqueKeysWithValues: numbers.map { ($0, "1") } + [
            ("Bool", "true"), ("URL", "https%3A%2F%2Fexample.com"),
            ("UUID", "00000000-0000-4000-8000-000000000000"),
        ])
}
