import RoutingKit
import Testing

@testable import RouteContract

/// One kind of change, with two contracts that show it.
struct ChangeRow: Sendable, CustomTestStringConvertible {
    let kind: ContractChange.Kind
    /// What changes.
    let example: String
    let affected: [AffectedParty]
    /// The changes that come with it.
    let alongside: Set<ContractChange.Kind>
    let old: RouteContract, new: RouteContract

    var testDescription: String { "\(kind.rawValue): \(example)" }

    /// A change of one route, which Chat and Moments open.
    init(
        _ kind: ContractChange.Kind, _ example: String, _ affected: [AffectedParty] = [],
        alongside: Set<ContractChange.Kind> = [], from path: String = "/product/:id",
        to newPath: String? = nil, before: (inout ContractRoute) -> Void,
        after: (inout ContractRoute) -> Void
    ) {
        var old = ContractRoute.sample(path)
        before(&old)
        var new = newPath.map { ContractRoute.sample($0) } ?? old
        after(&new)
        self.init(
            kind, example, affected, alongside: alongside, old: .linked([old], opening: old),
            new: .linked([new], opening: new))
    }

    /// A change of the route that the others start with.
    init(
        _ kind: ContractChange.Kind, _ example: String, _ affected: [AffectedParty] = [],
        alongside: Set<ContractChange.Kind> = [], from path: String = "/product/:id",
        to newPath: String? = nil, after: (inout ContractRoute) -> Void = { _ in }
    ) {
        self.init(
            kind, example, affected, alongside: alongside, from: path, to: newPath,
            before: { _ in }, after: after)
    }

    /// A change of a whole contract.
    init(
        _ kind: ContractChange.Kind, _ example: String, _ affected: [AffectedParty] = [],
        alongside: Set<ContractChange.Kind> = [], old: RouteContract, new: RouteContract
    ) {
        self.kind = kind
        self.example = example
        self.affected = affected
        self.alongside = alongside
        self.old = old
        self.new = new
    }
}

extension [AffectedParty] {
    /// The links of the features in the rows.
    static let links: Self = [.links(feature: "Chat"), .links(feature: "Moments")]
    static let outside: Self = [.universalLinks, .customSchemes, .pushes]
    static let opening: Self = links + outside + [.savedStates]
    static let everyone: Self = opening + [.siteAssociation]
}

extension ContractRoute {
    /// A route that is open to the outside and takes a number.
    static func sample(_ path: String) -> ContractRoute {
        var route = ContractRoute(path)
        route.access = .external
        route.parameters = [ContractParameter("id", "Int")]
        return route
    }

    /// A redirect.
    static func redirect(_ path: String, to target: String) -> ContractRoute {
        var route = ContractRoute(path, module: "AppContainer", navigator: "redirect")
        route.redirect = target
        route.access = .external
        route.parameters = [ContractParameter("id")]
        return route
    }
}

extension RouteContract {
    /// A contract in which two features have a link to a route.
    static func linked(_ routes: [ContractRoute], opening route: ContractRoute?) -> RouteContract {
        let link = ContractLink(
            name: "ProductLink", path: route?.path ?? "/product/:id",
            parameters: route?.parameters ?? [], opens: route?.path)
        return RouteContract(
            hosts: ["momentsapp.com"], schemes: ["momentsapp"], routes: routes,
            features: [
                ContractFeature("Chat", links: [link]), ContractFeature("Moments", links: [link]),
            ])
    }

    /// The same contract with other hosts and schemes.
    func named(hosts: [String], schemes: [String]) -> RouteContract {
        var contract = self
        (contract.hosts, contract.schemes) = (hosts, schemes)
        return contract
    }

    /// The same contract without links.
    var unlinked: RouteContract {
        var contract = self
        contract.features = []
        return contract
    }
}
