import RoutingKit
import Testing

@testable import RouteContract

/// A change of the contract of an app, whose route two features and the world open.
struct ChangeRow: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// The facts that change, `-` for less, `+` for more.
    let facts: String
    /// Who is affected by the first one.
    let affected: [String]
    let old: RouteContract, new: RouteContract

    var changes: [ContractChange] { ContractComparison(old: old, new: new).changes }

    init(
        _ name: String, _ facts: String, _ affected: [String] = [],
        before: (inout RouteContract) -> Void = { _ in }, after: (inout RouteContract) -> Void
    ) {
        (testDescription, self.facts, self.affected) = (name, facts, affected)
        var contract = RouteContract.sample
        before(&contract)
        old = contract
        after(&contract)
        new = contract
    }

    /// The routes that a contract has as well before and after.
    static func routes(
        _ name: String, _ old: [ContractRoute], _ new: [ContractRoute], _ facts: String,
        _ affected: [String] = []
    ) -> ChangeRow {
        ChangeRow(name, facts, affected) {
            $0.routes += old
        } after: {
            $0.routes = RouteContract.sample.routes + new
        }
    }

    /// Another value of the route.
    static func route<Value>(
        _ name: String, _ property: WritableKeyPath<ContractRoute, Value>, _ old: Value,
        _ new: Value, _ facts: String, _ affected: [String] = []
    ) -> ChangeRow {
        ChangeRow(name, facts, affected) {
            $0.routes[0][keyPath: property] = old
        } after: {
            $0.routes[0][keyPath: property] = new
        }
    }

    /// Another path of the route, in the links that open it as well.
    static func path(
        _ name: String, _ old: String, _ new: String, _ facts: String, _ affected: [String] = []
    ) -> ChangeRow {
        ChangeRow(name, facts, affected) {
            $0.rename(old)
        } after: {
            $0.rename(new)
        }
    }

    static let links = ["the links of Billing", "the links of Reader"]
    static let outside = [
        "universal links in the world", "links of custom schemes", "push notifications",
    ]
    static let opening = links + outside + ["saved states and tickets"]
    static let everyone = opening + ["the site's file"]

    private static let new = ContractRoute(path: "/product/new", navigator: "NewNavigator")
    private static let id = ContractParameter(name: "id", type: "Int", required: true)

    private static func payload(_ properties: [String: TypeStructure]) -> [ContractParameter] {
        [.init(name: "id", type: .object(properties), required: true, payload: true)]
    }

    /// A redirect and the route behind it lead elsewhere, but a page beside that route stays.
    private static func unmoved(_ name: String, query: String) -> ChangeRow {
        ChangeRow(
            name, "-redirect +redirect +route +access", outside + ["the site's file"]
        ) {
            $0.routes = [
                .redirect("/p/:id", to: "/product/:id\(query)"), .open("/product/:id"),
                .open("/product/new"),
            ]
        } after: {
            $0.routes = [
                .redirect("/p/:id", to: "/item/:id\(query)"),
                .redirect("/product/:id", to: "/item/:id"), .open("/product/new"),
                .open("/item/:id"),
            ]
        }
    }

    /// A page that becomes a redirect to another one; others stay beside them.
    private static func moved(
        _ path: String, to target: String, beside others: String..., as name: String,
        _ facts: String, now other: String? = nil
    ) -> ChangeRow {
        let routes = others.map { ContractRoute(path: $0) }
        return .routes(
            name, [ContractRoute(path: path)] + routes,
            [.redirect(other ?? path, to: target)] + routes, facts)
    }

    static let rows: [ChangeRow] = [
        .routes("a closed route is added", [], [.init(path: "/cart")], "+route"),
        .routes("an open route is added", [], [.open("/item")], "+route +access"),
        .routes("a path takes a URL that was refused before", [], [new], "+route"),
        .routes(
            "a redirect is removed", [.redirect("/p/:id", to: "/product/:id")], [], "-route",
            outside + ["the site's file"]),
        .routes(
            "a redirect gets another target",
            [.redirect("/p/:id", to: "/product/:id"), .open("/item/:id")],
            [.redirect("/p/:id", to: "/item/:id"), .open("/item/:id")], "-redirect",
            outside + ["the site's file"]),
        ChangeRow("a route is removed", "-route", everyone) { $0.routes.removeFirst() },
        ChangeRow("a route that links reach by a redirect is removed", "-route", everyone) {
            $0.routes.append(.redirect("/p/:id", to: "/product/:id"))
            for index in $0.features.indices { $0.features[index].links[0].opens = "/p/:id" }
        } after: {
            $0.routes.removeFirst()
        },
        ChangeRow("a route redirects", "+redirect +route +access") {
            $0.routes = [.redirect("/product/:id", to: "/item/:id"), .open("/item/:id")]
        },
        ChangeRow("a redirect leads a URL elsewhere", "+redirect -redirect +route +access") {
            $0.routes = [.open("/product/:id"), .open("/item/new")]
            $0.routes[0].parameters[0].type = "String"
        } after: {
            let other = $0.routes[1]
            $0.routes = [.redirect("/product/:id", to: "/item/:id"), .open("/item/:id"), other]
            $0.routes[1].parameters[0].type = "String"
        },
        unmoved("a page under the old target of a redirect isn't moved", query: ""),
        unmoved("a page under a target with a query isn't moved", query: "?from=p"),
        ChangeRow("a redirect gives a value of its page twice", "+redirect -redirect") {
            $0.routes += [.open("/p/:kind/:id"), .open("/product/:kind/:id")]
        } after: {
            $0.routes[1] = .redirect("/p/:kind/:id", to: "/product/:id/:id")
        },
        ChangeRow("a redirect leaves out a value of a page", "+redirect -redirect") {
            $0.routes += [.open("/p/:kind/:id"), .open("/product/new")]
            for index in 0...1 { $0.routes[index].parameters[0].type = "String" }
        } after: {
            $0.routes[1] = .redirect("/p/:kind/:id", to: "/product/:id")
        },
        moved(
            "/p/:id?", to: "/q/:id", beside: "/q/:id", as: "a redirect lacks a value",
            "+redirect -redirect"),
        moved(
            "/p/:id(a|b)", to: "/q/:id", beside: "/q/:id(a|c)",
            as: "a redirect leads a value to no route", "+redirect -redirect"),
        moved(
            "/p/*/:id", to: "/q/:id", beside: "/q/:id", "/q/new",
            as: "a redirect of any segment leads a value elsewhere", "+redirect -redirect"),
        moved(
            "/p/:id(int)", to: "/q/:id", beside: "/q/:id", "/q/:id(sku)",
            as: "a check may take a number behind a redirect", "+redirect -redirect"),
        moved(
            "/p/:id", to: "/q/:id", beside: "/q/:id(sku)",
            as: "a redirect adds a check", "+redirect -redirect"),
        moved(
            "/p", to: "/q/AB-1", beside: "/q/:id(sku)",
            as: "a redirect gives a text to a check", "+redirect"),
        moved(
            "/p", to: "/q/p-AB-1", beside: "/q/p-:id(sku)",
            as: "a redirect gives a check a part of a text", "+redirect"),
        moved(
            "/p/:id(sku)", to: "/q/:id", beside: "/q/:id(sku)", "/q/:id",
            as: "a redirect of a check leads to the same one", "+redirect"),
        moved(
            "/p/:id", to: "/q/:id", beside: "/p/:id(sku)", "/q/:id", "/q/2024",
            as: "a check may not take a number that a target has", "+redirect -redirect"),
        moved(
            "/p/:a/:b?", to: "/q/:a", beside: "/p/special/:b", "/q/:a", "/q/special",
            as: "a link without a value leads elsewhere", "+redirect -redirect"),
        moved(
            "/p/:k", to: "/q/:k", beside: "/p/a", "/p/b", "/p/c", "/p/d", "/q/:k",
            "/q/:k(a|b|c|d|e)", as: "the last of many texts leads elsewhere",
            "+redirect -redirect"),
        moved(
            "/p/:id", to: "/q/:x", beside: "/q/:id", as: "a value has another name", "+redirect",
            now: "/p/:x"),
        ChangeRow(
            "a page that a check may take behind a redirect isn't moved", "+redirect -redirect"
        ) {
            $0.routes = ["/q/:id", "/q/:id(sku)", "/r/:id"].map { .init(path: $0) }
            $0.routes.append(.redirect("/p/:id(int)", to: "/q/:id"))
        } after: {
            $0.routes[0] = .redirect("/q/:id", to: "/r/:id")
            $0.routes[3] = .redirect("/p/:id(int)", to: "/r/:id")
        },
        moved(
            "/p/:id", to: "/q/:x", beside: "/q/:id", "/q/new",
            as: "a value with another name leads elsewhere", "+redirect -redirect",
            now: "/p/:x"),
        moved(
            "/p/:id", to: "/q/AB-1", beside: "/q/:sku(sku)",
            as: "a redirect leaves out a value and gives a text to a check", "+redirect"),
        ChangeRow("pages with a check and without one move both", "+redirect +redirect") {
            $0.routes = ["/p/:id(sku)", "/p/:id", "/q/:id(sku)", "/q/:id"].map { .init(path: $0) }
        } after: {
            for path in ["/p/:id(sku)", "/p/:id"] {
                $0.routes.removeFirst()
                $0.routes.append(.redirect(path, to: "/q/:id"))
            }
        },
        ChangeRow(
            "what a redirect led to moves, and a page beside it",
            "+redirect +redirect +route +route"
        ) {
            $0.routes = ["/q/:id", "/q/new"].map { .init(path: $0) }
            $0.routes.append(.redirect("/p/:id", to: "/q/:id"))
        } after: {
            $0.routes = ["p", "q"].map { .redirect("/\($0)/:id", to: "/r/:id") }
            $0.routes += [.redirect("/q/new", to: "/r/new")]
            $0.routes += ["/r/:id", "/r/new"].map { .init(path: $0) }
        },
        ChangeRow(
            "a value that came along is given by a later path, too", "+redirect -redirect -screen"
        ) {
            $0.routes = ["/p/:id/:kind", "/q/:id", "/item/:id"].map { .init(path: $0) }
            $0.routes[1] = .redirect("/q/:id", to: "/item/:id")
            $0.routes[2].action = true
        } after: {
            $0.routes[0] = .redirect("/p/:id/:kind", to: "/q/:kind")
        },
        ChangeRow(
            "a redirect leads a value elsewhere that isn't its first one", "-redirect",
            outside + ["the site's file"]
        ) {
            $0.routes += [.open("/item/:id"), .open("/sale")]
            $0.routes += ["/product/a", "/item/a"].map { .redirect($0, to: "/sale") }
            $0.routes.append(.redirect("/p/:id(a|b)", to: "/product/:id"))
        } after: {
            $0.routes[5] = .redirect("/p/:id(a|b)", to: "/item/:id")
        },
        ChangeRow("a second redirect leads a URL elsewhere", "+redirect -redirect") {
            $0.routes = ["/p/:id", "/item/:id", "/item/new"].map { .init(path: $0) }
            $0.routes.append(.redirect("/q/:id", to: "/item/:id"))
        } after: {
            $0.routes[0] = .redirect("/p/:id", to: "/q/:id")
        },
        ChangeRow("a second redirect of some values leads a URL elsewhere", "+redirect -redirect") {
            $0.routes = ["/p/:id", "/item/:id", "/item/new"].map { .init(path: $0) }
            $0.routes.append(.redirect("/q/:kind(a|b)/:id", to: "/item/:id"))
        } after: {
            $0.routes[0] = .redirect("/p/:id", to: "/q/b/:id")
        },
        ChangeRow(
            "a redirect exchanges two values", "-redirect", outside + ["the site's file"]
        ) {
            $0.routes += [.open("/q/:a/:b"), .redirect("/p/:a/:b", to: "/q/:a/:b")]
        } after: {
            $0.routes[2] = .redirect("/p/:a/:b", to: "/q/:b/:a")
        },
        ChangeRow(
            "a redirect takes two values from other segments", "-redirect",
            outside + ["the site's file"]
        ) {
            $0.routes += [.open("/q/:a/:b"), .redirect("/p/:a(uuid)/:b(uuid)", to: "/q/:a/:b")]
        } after: {
            $0.routes[2] = .redirect("/p/:b(uuid)/:a(uuid)", to: "/q/:a/:b")
        },
        .routes(
            "a redirect gives another text",
            [.redirect("/p", to: "/q/a"), .init(path: "/q/:id")],
            [.redirect("/p", to: "/q/b"), .init(path: "/q/:id")], "-redirect"),
        .routes(
            "a redirect spells its target otherwise",
            [.redirect("/p/:id", to: "/q/:id"), .init(path: "/q/:id")],
            [.redirect("/p/:id", to: "/Q/:id"), .init(path: "/q/:id")], ""),
        .routes(
            "a redirect names its value otherwise",
            [.redirect("/p/:id", to: "/q/:id"), .init(path: "/q/:id")],
            [.redirect("/p/:x", to: "/q/:x"), .init(path: "/q/:id")], ""),
        .routes(
            "a redirect gives an item of its query no more",
            [.redirect("/p", to: "/product/1?id=2"), .init(path: "/product/1", parameters: [id])],
            [.redirect("/p", to: "/product/1"), .init(path: "/product/1", parameters: [id])],
            "-redirect"),
        ChangeRow("a page moves, with its values exchanged", "+redirect -redirect") {
            $0.routes += ["/p/:a/:b", "/q/:a/:b"].map { .init(path: $0) }
        } after: {
            $0.routes[1] = .redirect("/p/:a/:b", to: "/q/:b/:a")
        },
        ChangeRow("a path takes URLs of another one", "-precedence +route", everyone) {
            $0.routes[0].parameters[0].type = "String"
        } after: {
            $0.routes.append(new)
        },
        .routes(
            "a path takes a truth value of another one", [.init(path: "/:isOn(bool)")],
            [.init(path: "/:isOn(bool)"), .init(path: "/True")], "-precedence +route",
            ["saved states and tickets"]),

        .path("a literal is spelled otherwise", "/product/:id", "/Product/:id", ""),
        .path("a check is added", "/product/:text", "/product/:text(int)", "-path", everyone),
        .path(
            "a check is added that a number passes", "/product/:id", "/product/:id(int)", "+path"),
        .path(
            "a check of the last of many segments admits less", "/p/:a(x|y)/:b(x|y)/:c(uint)",
            "/p/:a(x|y)/:b(x|y)/:c(int)", "-path", everyone),
        .path("a check is removed", "/product/:id(int)", "/product/:id", "+path"),
        .path("a check admits less", "/p/:id(new|old)", "/p/:id(new)", "-path", everyone),
        .path("a segment is optional", "/product/:id", "/product/:id?", "+path"),
        .path("a segment is required", "/product/:id?", "/product/:id", "-path", everyone),
        .path(
            "parameters of the path change places", "/product/:id/:kind", "/product/:kind/:id",
            "-path", everyone),
        ChangeRow("a parameter of the path is renamed", "-parameter -parameter", opening) {
            $0.rename("/product/:number")
            $0.routes[0].parameters[0].name = "number"
        },

        .route(
            "it is closed to an origin", \.access, ContractRoute.Origin.allCases,
            [.customScheme, .push],
            "-access", ["universal links in the world", "the site's file"]),
        .route(
            "it is closed to every origin", \.access, ContractRoute.Origin.allCases, [], "-access",
            outside + ["the site's file"]),
        .route(
            "it is open to an origin", \.access, [], [.universalLink], "+access",
            ["the site's file"]),
        .route(
            "a build loses it, another gets it", \.builds, [.debug], [.production],
            "-builds +builds", opening),
        .route("it requires a login", \.requires, [], ["login"], "-requirement", links + outside),
        .route("it requires none any more", \.requires, ["login"], [], "+requirement"),
        .route("it changes data", \.effect, .reads, .changes, "-effect", links),
        .route("it becomes an action", \.action, false, true, "-screen", opening),
        .route("it becomes a screen", \.action, true, false, "+screen", links + outside),
        .route("it asks first", \.asksFirst, false, true, "-question"),
        .route("it appears as a sheet", \.presented, nil, .sheet, "+presentation"),
        .route("another Navigator answers", \.navigator, "Item", "NewItem", ""),

        .route(
            "a required parameter is added", \.parameters, [id],
            [id, .init(name: "size", required: true)], "-parameter", opening),
        .route(
            "an optional parameter is added", \.parameters, [id], [id, .init(name: "size")],
            "+parameter"),
        .route("a parameter is removed", \.parameters, [id], [], "-parameter", opening),
        .route("a parameter is optional", \.parameters[0].required, true, nil, "+parameter"),
        .route("a parameter is private", \.parameters[0].private, nil, true, "-privacy"),
        .route("a number becomes a text", \.parameters[0].type, "Int", "String", "+parameter"),
        .route(
            "a number becomes several", \.parameters[0].type, "Int", .array("Int"), "+parameter"),
        .route(
            "a number becomes another type", \.parameters[0].type, "Int", "UUID", "-parameter",
            opening),
        .route(
            "an enumeration loses a case", \.parameters[0].type, "small|large", "small|wide",
            "-parameter", opening),
        .route(
            "a payload needs another property", \.parameters, payload(["id": "Int"]),
            payload(["id": "Int", "count": "Int"]), "-parameter", opening),
        .route(
            "a payload takes another property", \.parameters, payload(["id": "Int"]),
            payload(["id": "Int", "count?": "Int"]), "+parameter"),

        .route("a value is returned", \.value, nil, "Int", "+value"),
        .route("no value is returned any more", \.value, "Int", nil, "-value", links),
        .route(
            "a value gets a property", \.value, .object(["id": "Int"]),
            .object(["id": "Int", "title": "String"]), "+value"),
        .route(
            "a value may lack a property", \.value, .object(["id": "Int"]),
            .object(["id?": "Int"]), "-value", links),
        .route("a value changes its type", \.value, "String", "Int", "-value", links),
        .route("a value can't be followed any more", \.kind, "values", nil, "-value", links),

        ChangeRow("a feature loses a link", "") { $0.features.removeLast() },
        ChangeRow("a link is answered no more", "-link -link", ["the links of Billing"]) {
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

extension TypeStructure: ExpressibleByStringLiteral {
    public init(stringLiteral type: String) {
        self = .scalar(type)
    }
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
        features: ["Billing", "Reader"].map {
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

struct `A change of a contract` {
    @Test(arguments: ChangeRow.rows)
    func `a change is of a fact, does less or more, and affects those who rely on it`(
        row: ChangeRow
    ) {
        let facts = row.changes.map { ($0.narrows ? "-" : "+") + $0.fact.rawValue }
        #expect(facts.joined(separator: " ") == row.facts)
        #expect(row.changes.first?.affected ?? [] == row.affected)
        #expect(ContractComparison(old: row.new, new: row.new).changes.isEmpty)
    }

    @Test func `a change is shown for each fact`() {
        let shown = Set(ChangeRow.rows.flatMap { $0.changes.map(\.fact) })
        #expect(shown == Set(ContractChange.Fact.allCases))
    }
}
