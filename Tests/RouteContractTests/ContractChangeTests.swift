import Foundation
import RoutingTestSupport
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
    static let worldAndSite = outside + ["the site's file"]

    private static let new = ContractRoute(path: "/product/new", navigator: "NewNavigator")
    private static let id = ContractParameter(name: "id", type: "Int", required: true)

    private static func payload(_ properties: [String: TypeStructure]) -> [ContractParameter] {
        [.init(name: "id", type: .object(properties), required: true, payload: true)]
    }

    private static let many = (0..<40).map { "t\($0)" }.joined(separator: "|")

    /// Three redirects of each layer lead to the next one, and those of the last one to a target.
    private static func layers(to target: String) -> [ContractRoute] {
        let redirects = (0..<9).flatMap { layer in
            ["", "(odd)", "(low)"].map { check in
                let next = layer == 8 ? target : "/l\(layer + 1)/:id"
                return ContractRoute(path: "/l\(layer)/:id\(check)", redirect: next)
            }
        }
        return redirects + ["/last/:id", "/end/:id"]
    }

    /// A redirect and the route behind it lead elsewhere, but a page beside that route stays.
    private static func unmoved(query: String) -> ChangeRow {
        ChangeRow(
            "a page under the old target '/product/:id\(query)' of a redirect isn't moved",
            "-redirect +redirect +route +access", worldAndSite
        ) {
            $0.routes = [
                "/p/:id > /product/:id\(query)", .open("/product/:id"), .open("/product/new"),
            ]
        } after: {
            $0.routes = [
                "/p/:id > /item/:id\(query)", "/product/:id > /item/:id", .open("/product/new"),
                .open("/item/:id"),
            ]
        }
    }

    /// Pages that become redirects, each with its target and the routes that stay beside it.
    private static func moved(_ facts: String, _ table: String) -> [ChangeRow] {
        rows(of: table).map { name, routes in
            let routes = routes.split(separator: ", ").map { ContractRoute(stringLiteral: "\($0)") }
            let page = ContractRoute(path: routes[0].path)
            return .routes(name, [page] + routes.dropFirst(), routes, facts)
        }
    }

    /// All links of the page open the same as before.
    private static let moves = moved(
        "+redirect",
        """
        a redirect gives a text to a check
            /p > /q/AB-1, /q/:id(sku)
        a redirect gives a check a part of a text
            /p > /q/p-AB-1, /q/p-:id(sku)
        a redirect of a check leads to the same one
            /p/:id(sku) > /q/:id, /q/:id(sku), /q/:id
        a redirect leaves out a value and gives a text to a check
            /p/:id > /q/AB-1, /q/:sku(sku)
        """)

    /// Some links of the page open something else, or nothing.
    private static let partialMoves = moved(
        "+redirect -redirect",
        """
        a redirect lacks a value
            /p/:id? > /q/:id, /q/:id
        a redirect leads a value to no route
            /p/:id(a|b) > /q/:id, /q/:id(a|c)
        a redirect of any segment leads a value elsewhere
            /p/*/:id > /q/:id, /q/:id, /q/new
        a check may take a number behind a redirect
            /p/:id(int) > /q/:id, /q/:id, /q/:id(sku)
        a redirect adds a check
            /p/:id > /q/:id, /q/:id(sku)
        a check may not take a number that a target has
            /p/:id > /q/:id, /p/:id(sku), /q/:id, /q/2024
        a link without a value leads elsewhere
            /p/:a/:b? > /q/:a, /p/special/:b, /q/:a, /q/special
        the last of many texts leads elsewhere
            /p/:k > /q/:k, /p/a, /p/b, /p/c, /p/d, /q/:k, /q/:k(a|b|c|d|e)
        a redirect gives a value of its page twice
            /p/:kind/:id > /q/:id/:id, /q/:kind/:id
        a redirect leaves out a value of a page
            /p/:kind/:id > /q/:id, /q/:id, /q/new
        a second redirect leads a URL elsewhere
            /p/:id > /q/:id, /q/:id > /item/:id, /item/:id, /item/new
        a second redirect of some values leads a URL elsewhere
            /p/:id > /q/b/:id, /q/:kind(a|b)/:id > /item/:id, /item/:id, /item/new
        a page moves, with its values exchanged
            /p/:a/:b > /q/:b/:a, /q/:a/:b
        """)

    static let all = moves + partialMoves + others

    private static let others: [ChangeRow] = [
        .routes("a closed route is added", [], ["/cart"], "+route"),
        .routes("an open route is added", [], [.open("/item")], "+route +access"),
        .routes("a path takes a URL that was refused before", [], [new], "+route"),
        .routes("a redirect is removed", ["/p/:id > /product/:id"], [], "-route", worldAndSite),
        .routes(
            "a redirect gets another target", ["/p/:id > /product/:id", .open("/item/:id")],
            ["/p/:id > /item/:id", .open("/item/:id")], "-redirect", worldAndSite),
        ChangeRow("a route is removed", "-route", everyone) { $0.routes.removeFirst() },
        ChangeRow("a route that links reach by a redirect is removed", "-route", everyone) {
            $0.routes.append("/p/:id > /product/:id")
            for index in $0.features.indices { $0.features[index].links[0].opens = "/p/:id" }
        } after: {
            $0.routes.removeFirst()
        },
        ChangeRow("a route redirects", "+redirect +route +access") {
            $0.routes = ["/product/:id > /item/:id", .open("/item/:id")]
        },
        ChangeRow("a redirect leads a URL elsewhere", "+redirect -redirect +route +access") {
            $0.routes = [.open("/product/:id"), .open("/item/new")]
            $0.routes[0].parameters[0].type = "String"
        } after: {
            let other = $0.routes[1]
            $0.routes = ["/product/:id > /item/:id", .open("/item/:id"), other]
            $0.routes[1].parameters[0].type = "String"
        },
        unmoved(query: ""), unmoved(query: "?from=p"),
        .routes(
            "a value has another name", ["/p/:id", "/q/:id"], ["/p/:x > /q/:x", "/q/:id"],
            "+redirect"),
        .routes(
            "a value with another name leads elsewhere", ["/p/:id", "/q/:id", "/q/new"],
            ["/p/:x > /q/:x", "/q/:id", "/q/new"], "+redirect -redirect"),
        .routes(
            "a page that a check may take behind a redirect isn't moved",
            ["/q/:id", "/q/:id(sku)", "/r/:id", "/p/:id(int) > /q/:id"],
            ["/q/:id > /r/:id", "/q/:id(sku)", "/r/:id", "/p/:id(int) > /r/:id"],
            "+redirect -redirect"),
        .routes(
            "pages with a check and without one move both",
            ["/p/:id(sku)", "/p/:id", "/q/:id(sku)", "/q/:id"],
            ["/p/:id(sku) > /q/:id", "/p/:id > /q/:id", "/q/:id(sku)", "/q/:id"],
            "+redirect +redirect"),
        .routes(
            "what a redirect led to moves, and a page beside it",
            ["/q/:id", "/q/new", "/p/:id > /q/:id"],
            ["/p/:id > /r/:id", "/q/:id > /r/:id", "/q/new > /r/new", "/r/:id", "/r/new"],
            "+redirect +redirect +route +route"),
        ChangeRow(
            "a value that came along is given by a later path, too", "+redirect -redirect -screen"
        ) {
            $0.routes = ["/p/:id/:kind", "/q/:id > /item/:id", "/item/:id"]
            $0.routes[2].action = true
        } after: {
            $0.routes[0] = "/p/:id/:kind > /q/:kind"
        },
        ChangeRow(
            "a redirect leads a value elsewhere that isn't its first one", "-redirect", worldAndSite
        ) {
            $0.routes += [.open("/item/:id"), .open("/sale")]
            $0.routes += ["/product/a > /sale", "/item/a > /sale", "/p/:id(a|b) > /product/:id"]
        } after: {
            $0.routes[5] = "/p/:id(a|b) > /item/:id"
        },
        .routes(
            "a redirect exchanges two values", ["/p/:a/:b > /q/:a/:b", .open("/q/:a/:b")],
            ["/p/:a/:b > /q/:b/:a", .open("/q/:a/:b")], "-redirect", worldAndSite),
        .routes(
            "a redirect takes two values from other segments",
            ["/p/:a(uuid)/:b(uuid) > /q/:a/:b", .open("/q/:a/:b")],
            ["/p/:b(uuid)/:a(uuid) > /q/:a/:b", .open("/q/:a/:b")], "-redirect", worldAndSite),
        .routes(
            "a redirect gives another text", ["/p > /q/a", "/q/:id"], ["/p > /q/b", "/q/:id"],
            "-redirect"),
        .routes(
            "a redirect spells its target otherwise", ["/p/:id > /q/:id", "/q/:id"],
            ["/p/:id > /Q/:id", "/q/:id"], ""),
        .routes(
            "a redirect names its value otherwise", ["/p/:id > /q/:id", "/q/:id"],
            ["/p/:x > /q/:x", "/q/:id"], ""),
        .routes(
            "a redirect no longer gives an item of its query",
            ["/p > /product/1?id=2", .init(path: "/product/1", parameters: [id])],
            ["/p > /product/1", .init(path: "/product/1", parameters: [id])], "-redirect"),
        .routes(
            "a redirect gives an item of its query, too",
            ["/p > /product/1", .init(path: "/product/1", parameters: [id])],
            ["/p > /product/1?id=2", .init(path: "/product/1", parameters: [id])], "-redirect"),
        .routes(
            "a new name of a path hides an item of the query",
            ["/p/:a > /q/:a", .init(path: "/q/:a", parameters: [id])],
            ["/p/:id > /q/:id", .init(path: "/q/:a", parameters: [id])], "-redirect"),
        .routes(
            "a redirect whose values are unusual exchanges others",
            ["/p/:k(\(many))/:a/:b > /q/:a/:b", "/q/:a/:b"],
            ["/p/:k(\(many))/:a/:b > /q/:b/:a", "/q/:a/:b"], "-redirect"),
        .routes("a page redirects to no route", ["/p"], ["/p > /nowhere"], "+redirect -redirect"),
        .routes(
            "a redirect that nobody follows gives a value twice",
            ["/p/:id", "/q/:id", "/q/:k(a|b) > /r/:k/:k"],
            ["/p/:id > /q/:id", "/q/:id", "/q/:k(a|b) > /r/:k/:k"], "+redirect -redirect"),
        .routes(
            "redirects with checks form many layers", layers(to: "/last/:id"),
            layers(to: "/end/:id"), "-redirect -redirect -redirect"),
        ChangeRow("a path takes URLs of another one", "-precedence +route", everyone) {
            $0.routes[0].parameters[0].type = "String"
        } after: {
            $0.routes.append(new)
        },
        .routes(
            "a path takes a truth value of another one", ["/:isOn(bool)"],
            ["/:isOn(bool)", "/True"], "-precedence +route", ["saved states and tickets"]),

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
            "a number behind a long list admits less", "/p/:k(\(many))/:n(uint)",
            "/p/:k(\(many))/:n(int)", "-path", everyone),
        .path(
            "a text moves into a value", "/p/p-:k(a|b)", "/p/:k(p-a|p-b)", "-path", everyone),
        .path(
            "parameters change places beside a list in other letters", "/p/:k(A|B)/:a/:b",
            "/p/:k(a|b)/:b/:a", "-path", everyone),
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
            worldAndSite),
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

/// A page that is closed to links, or a redirect: `/p/:id > /product/:id`.
extension ContractRoute: ExpressibleByStringInterpolation {
    public init(stringLiteral text: String) {
        let paths = text.components(separatedBy: " > ")
        if paths.count == 1 {
            self.init(path: text)
        } else {
            self.init(path: paths[0], module: "App", navigator: "redirect", redirect: paths[1])
        }
    }

    static func open(_ path: String) -> ContractRoute {
        var route = ContractRoute(path: path, access: Origin.allCases)
        route.parameters = [.init(name: "id", type: "Int", required: true)]
        return route
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
    @Test(arguments: ChangeRow.all)
    func `a change is of a fact, does less or more, and affects those who rely on it`(
        row: ChangeRow
    ) {
        let facts = row.changes.map { ($0.narrows ? "-" : "+") + $0.fact.rawValue }
        #expect(facts.joined(separator: " ") == row.facts)
        #expect(row.changes.first?.affected ?? [] == row.affected)
        #expect(ContractComparison(old: row.new, new: row.new).changes.isEmpty)
    }

    @Test func `a change is shown for each fact`() {
        let shown = Set(ChangeRow.all.flatMap { $0.changes.map(\.fact) })
        #expect(shown == Set(ContractChange.Fact.allCases))
    }
}
