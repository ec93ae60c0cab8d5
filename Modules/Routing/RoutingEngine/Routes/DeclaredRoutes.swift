import RouteMatching
import RoutingKit

/// What a route declares about its links, without its Navigator.
struct RouteDeclaration: Sendable {
    let pattern: RoutePattern
    let parameters: [RouteParameter]
    let isInPath: [Bool]
    /// Each link that it answers is canonical if it is in lowercase and holds nothing to escape.
    let isCanonical: Bool
    let access: Access
    let effect: RouteEffect

    @MainActor
    init(_ registration: Registration, _ pattern: RoutePattern, _ parameters: [RouteParameter]) {
        self.pattern = pattern
        self.parameters = parameters
        isInPath = parameters.map { pattern.hasParameter(named: $0.name) }
        isCanonical = pattern.isCanonical
        access = registration.access
        effect = registration.type?.effect ?? .reads
    }

    func takes(_ name: String) -> Bool { index(of: name) != nil }

    /// `nil` for a payload.
    func index(of name: String) -> Int? {
        parameters.firstIndex { $0.name == name && !$0.isPayload }
            ?? parameters.firstIndex { $0.isNamed(name) && !$0.isPayload }
    }
}

/// What the routes of a map declare. Outcomes and errors keep it until someone reads them, and must
/// not keep the Navigators of a withdrawn module.
final class DeclaredRoutes: Sendable {
    let declarations: [RouteDeclaration]
    let constraints: [RouteConstraint]
    let links: UniversalLinks
    let table: RouteTable
    /// The position of the route of each pattern of the table.
    let positions: [Int?]
    /// Of routes and of link templates, in lowercase.
    let privateNames: Set<String>

    @MainActor
    init(
        _ routes: [Route], table: RouteTable? = nil, constraints: [RouteConstraint],
        links: UniversalLinks
    ) {
        declarations = routes.map(\.declaration)
        self.constraints = constraints
        self.links = links
        let table =
            table ?? RouteTable(unchecked: routes.map(\.pattern), constraints: constraints)
        self.table = table
        let first = Dictionary(
            routes.enumerated().map { ($1.pattern, $0) }, uniquingKeysWith: { first, _ in first })
        positions = table.patterns.map { first[$0] }
        // The sender of a link knows which of its values are private, even if its module isn't part
        // of this app. A template that can't be probed is a broken link, which `brokenLinks`
        // reports.
        let templates = Dictionary(
            routes.flatMap(\.links).map { (ObjectIdentifier($0), $0) }, uniquingKeysWith: { $1 }
        ).values.flatMap { (try? RouteParameter.all(of: $0, in: $0)) ?? [] }
        privateNames = Set(
            (routes.flatMap(\.parameters) + templates).filter(\.isPrivate).map(
                \.name.asciiLowercased))
    }

    func declaration(answering link: DeepLink) -> RouteDeclaration? {
        table.match(link).flatMap { positions[$0.index] }.map { declarations[$0] }
    }

    func isPrivate(_ name: String) -> Bool {
        if privateNames.isEmpty { return false }
        let name = name.hasSuffix("[]") ? String(name.dropLast(2)) : name
        return privateNames.contains(name.asciiLowercased)
    }

    /// The pattern nearest to a link. It reveals none of the closed ones, and no route that is
    /// closed to a request of this trust.
    func nearest(
        to text: String, for trust: RouteTrust, but closed: [RoutePattern]
    ) -> RoutePattern? {
        // By the rules for the app's own links: the request itself has passed stricter ones.
        guard let link = try? DeepLink(text, from: .app, of: links) else { return nil }
        let named = Set(
            declarations.filter { trust.denial(to: $0.access, of: $0.effect) == nil }
                .map(\.pattern)
        ).subtracting(closed)
        return table.nearest(to: link.description, among: named.contains)
    }
}
