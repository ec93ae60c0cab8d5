import RoutingKit
import Testing

@testable import RouteContract

/// A change of the contract of a shop, whose route two features and the world open.
struct ChangeRow: Sendable, CustomTestStringConvertible {
    typealias Edit = @Sendable (inout RouteContract) -> Void

    let name: String
    /// The facts that change, `-` for less, `+` for more.
    let facts: String
    /// Who is affected by the first one.
    let affected: [String]
    let old: RouteContract, new: RouteContract

    var changes: [ContractChange] { ContractComparison(old: old, new: new).changes }
    var testDescription: String { name }

    init(
        _ name: String, _ facts: String, _ affected: [String] = [], before: Edit = { _ in },
        after: Edit
    ) {
        (self.name, self.facts, self.affected) = (name, facts, affected)
        var contract = RouteContract.sample
        before(&contract)
        old = contract
        after(&contract)
        new = contract
    }

    static let links = ["the links of Chat", "the links of Moments"]
    static let outside = [
        "universal links in the world", "links of custom schemes", "push notifications",
    ]
    static let opening = links + outside + ["saved states and tickets"]
    static let everyone = opening + ["the site's file"]

    static let rows = [
        ChangeRow("a closed route is added", "+route") { $0.routes.append(.init(path: "/cart")) },
        ChangeRow("an open route is added", "+route +access") { $0.routes.append(.open("/item")) },
        ChangeRow("a route is removed", "-route", everyone) { $0.routes.removeFirst() },
        ChangeRow("a redirect is removed", "-route", outside + ["the site's file"]) {
            $0.routes.append(.redirect("/p/:id", to: "/product/:id"))
        } after: {
            $0.routes.removeLast()
        },
        ChangeRow("a route redirects", "+redirect +route +access") {
            $0.routes = [.redirect("/product/:id", to: "/item/:id"), .open("/item/:id")]
        },
        ChangeRow("a redirect gets another target", "-redirect", outside + ["the site's file"]) {
            $0.routes += [.redirect("/p/:id", to: "/product/:id"), .open("/item/:id")]
        } after: {
            $0.routes[1].redirect = "/item/:id"
        },
        ChangeRow("a path takes URLs of another one", "-precedence +route", everyone) {
            $0.routes[0].parameters[0].type = "String"
        } after: {
            $0.routes.append(.init(path: "/product/new", navigator: "NewNavigator"))
        },
        ChangeRow("a path takes a URL that was refused before", "+route") {
            $0.routes.append(.init(path: "/product/new", navigator: "NewNavigator"))
        },
        ChangeRow("a literal is spelled otherwise", "") { $0.rename("/Product/:id") },
        ChangeRow("a parameter of the path is renamed", "-parameter -parameter", opening) {
            $0.rename("/product/:number")
            $0.routes[0].parameters[0].name = "number"
        },
        ChangeRow("a check is added", "-path", everyone) { $0.rename("/product/:id(int)") },
        ChangeRow("a check admits less", "-path", everyone) {
            $0.rename("/product/:id(new|old)")
        } after: {
            $0.rename("/product/:id(new)")
        },
        ChangeRow("a check is removed", "+path") {
            $0.rename("/product/:id(int)")
        } after: {
            $0.rename("/product/:id")
        },
        ChangeRow("a segment is optional", "+path") { $0.rename("/product/:id?") },
        ChangeRow("a segment is required", "-path", everyone) {
            $0.rename("/product/:id?")
        } after: {
            $0.rename("/product/:id")
        },
        ChangeRow(
            "it is closed to an origin", "-access",
            ["universal links in the world", "the site's file"]
        ) { $0.routes[0].access = [.customScheme, .push] },
        ChangeRow("it is open to an origin", "+access", ["the site's file"]) {
            $0.routes[0].access = []
        } after: {
            $0.routes[0].access = [.universalLink]
        },
        ChangeRow("a build loses it, another gets it", "-builds +builds", opening) {
            $0.routes[0].builds = [.debug]
        } after: {
            $0.routes[0].builds = [.production]
        },
        ChangeRow("it requires a login", "-requirement", links + outside) {
            $0.routes[0].requires = ["login"]
        },
        ChangeRow("it requires none any more", "+requirement") {
            $0.routes[0].requires = ["login"]
        } after: {
            $0.routes[0].requires = []
        },
        ChangeRow("it changes data", "-effect", links) { $0.routes[0].effect = .changes },
        ChangeRow("it becomes an action", "-screen", opening) { $0.routes[0].action = true },
        ChangeRow("it asks first", "-question") { $0.routes[0].asksFirst = true },
        ChangeRow("a required parameter is added", "-parameter", opening) {
            $0.routes[0].parameters.append(.init(name: "size", required: true))
        },
        ChangeRow("an optional parameter is added", "+parameter") {
            $0.routes[0].parameters.append(.init(name: "size"))
        },
        ChangeRow("a parameter is removed", "-parameter", opening) {
            $0.routes[0].parameters.removeAll()
        },
        ChangeRow("a parameter is optional", "+parameter") {
            $0.routes[0].parameters[0].required = nil
        },
        ChangeRow("a number becomes a text", "+parameter") {
            $0.routes[0].parameters[0].type = "String"
        },
        ChangeRow("a number becomes several", "+parameter") {
            $0.routes[0].parameters[0].type = .array("Int")
        },
        ChangeRow("a number becomes another type", "-parameter", opening) {
            $0.routes[0].parameters[0].type = "UUID"
        },
        ChangeRow("an enumeration loses a case", "-parameter", opening) {
            $0.routes[0].parameters[0].type = "small|large"
        } after: {
            $0.routes[0].parameters[0].type = "small|wide"
        },
        ChangeRow("a payload needs another property", "-parameter", opening) {
            $0.routes[0].parameters = [
                .init(name: "item", type: .object(["id": "Int"]), payload: true)
            ]
        } after: {
            $0.routes[0].parameters[0].type = .object(["id": "Int", "count": "Int"])
        },
        ChangeRow("a payload takes another property", "+parameter") {
            $0.routes[0].parameters = [
                .init(name: "item", type: .object(["id": "Int"]), payload: true)
            ]
        } after: {
            $0.routes[0].parameters[0].type = .object(["id": "Int", "count?": "Int"])
        },
        ChangeRow("a parameter is private", "-privacy") {
            $0.routes[0].parameters[0].private = true
        },
        ChangeRow("a value is returned", "+value") { $0.routes[0].value = "Int" },
        ChangeRow("no value is returned any more", "-value", links) {
            $0.routes[0].value = "Int"
        } after: {
            $0.routes[0].value = nil
        },
        ChangeRow("a value gets a property", "+value") {
            $0.routes[0].value = .object(["id": "Int"])
        } after: {
            $0.routes[0].value = .object(["id": "Int", "title": "String"])
        },
        ChangeRow("a value may lack a property", "-value", links) {
            $0.routes[0].value = .object(["id": "Int"])
        } after: {
            $0.routes[0].value = .object(["id?": "Int"])
        },
        ChangeRow("a value changes its type", "-value", links) {
            $0.routes[0].value = "String"
        } after: {
            $0.routes[0].value = "Int"
        },
        ChangeRow("a value can't be followed any more", "-value", links) {
            $0.routes[0].kind = "values"
        } after: {
            $0.routes[0].kind = nil
        },
        ChangeRow("another Navigator answers", "") { $0.routes[0].navigator = "Item" },
        ChangeRow("a feature loses a link", "") { $0.features.removeLast() },
        ChangeRow("a link is answered no more", "-link -link", ["the links of Chat"]) {
            for index in $0.features.indices { $0.features[index].links[0].opens = nil }
        },
        ChangeRow("a host is added", "+host", ["the site's file"]) { $0.hosts.append("m.app") },
        ChangeRow(
            "a host is removed", "-host", ["universal links in the world", "the site's file"]
        ) { $0.hosts = [] },
        ChangeRow("a scheme is removed", "-scheme", ["links of custom schemes"]) {
            $0.schemes = []
        },
    ]
}

extension ContractRoute {
    static func open(_ path: String) -> ContractRoute {
        var route = ContractRoute(path: path, access: Origin.allCases)
        route.parameters = [.init(name: "id", type: "Int", required: true)]
        return route
    }

    static func redirect(_ path: String, to target: String) -> ContractRoute {
        ContractRoute(path: path, module: "App", navigator: "redirect", redirect: target)
    }
}

extension RouteContract {
    static let sample = RouteContract(
        hosts: ["momentsapp.com"], schemes: ["momentsapp"], routes: [.open("/product/:id")],
        features: ["Chat", "Moments"].map {
            .init(
                name: $0,
                links: [.init(name: "ProductLink", path: "/product/:id", opens: "/product/:id")])
        })

    /// Changes the path of the first route, with the links that open it.
    mutating func rename(_ path: String) {
        var route = ContractRoute(path: path, access: routes[0].access)
        route.parameters = routes[0].parameters
        routes[0] = route
        for index in features.indices { features[index].links[0].opens = path }
    }
}

@Suite struct `A change of a contract` {
    @Test(arguments: ChangeRow.rows)
    func `is of a fact, does less or more, and affects those who rely on it`(row: ChangeRow) {
        let facts = row.changes.map { ($0.narrows ? "-" : "+") + $0.fact.rawValue }
        #expect(facts.joined(separator: " ") == row.facts)
        #expect(row.changes.first?.affected ?? [] == row.affected)
        #expect(ContractComparison(old: row.new, new: row.new).changes.isEmpty)
    }

    @Test
    func `affects a link that reaches the route through a redirect`() {
        var old = RouteContract.sample
        old.routes.append(.redirect("/p/:id", to: "/product/:id"))
        for index in old.features.indices { old.features[index].links[0].opens = "/p/:id" }
        var new = old
        new.routes.removeFirst()
        let removed = ContractComparison(old: old, new: new).changes.first { $0.fact == .route }
        #expect(removed?.affected == ChangeRow.everyone)
    }

    @Test
    func `is shown for each fact`() {
        let shown = Set(ChangeRow.rows.flatMap { $0.changes.map(\.fact) })
        #expect(shown == Set(ContractChange.Fact.allCases))
    }
}
