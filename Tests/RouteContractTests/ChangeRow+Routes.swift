import RoutingKit

@testable import RouteContract

extension ChangeRow {
    private static let product = ContractRoute.sample("/product/:id")
    private static let item = ContractRoute.sample("/item/:id")
    private static let released = RouteContract.linked([product], opening: product)
    private static let moment: ContractRoute = {
        var route = ContractRoute.sample("/moments/:id")
        route.parameters = [ContractParameter("id")]
        return route
    }()
    private static let old = ContractRoute.redirect("/p/:id", to: "/product/:id")

    /// Changes of routes and of their paths.
    static let routes: [ChangeRow] = [
        ChangeRow(
            .routeAdded, "a closed route is added", old: released,
            new: .linked([product, ContractRoute("/cart")], opening: product)),
        ChangeRow(
            .openRouteAdded, "a route is added that links from outside open",
            [.siteAssociation],
            old: released, new: .linked([product, item], opening: product)),
        ChangeRow(
            .routeRemoved, "`/product/:id` is removed", .everyone,
            alongside: [.linkBroken],
            old: released, new: .linked([], opening: nil)),
        ChangeRow(
            .routeRemoved, "the redirect `/p/:id` is removed",
            .outside + [.siteAssociation], old: .linked([product, old], opening: product),
            new: released),
        ChangeRow(
            .routeRedirected, "`/product/:id` redirects to `/item/:id`",
            alongside: [.openRouteAdded], old: released,
            new: .linked(
                [.redirect("/product/:id", to: "/item/:id"), item], opening: product)),
        ChangeRow(
            .redirectTargetChanged, "`/p/:id` redirects to another route",
            .outside + [.siteAssociation], old: .linked([product, item, old], opening: product),
            new: .linked(
                [product, item, .redirect("/p/:id", to: "/item/:id")], opening: product)),
        ChangeRow(
            .redirectReplaced, "a Navigator answers `/p/:id`, which was a redirect",
            .outside + [.siteAssociation], old: .linked([product, old], opening: product),
            new: .linked([product, .sample("/p/:id")], opening: product)),
        ChangeRow(
            .urlsTaken, "`/moments/new` is added beside `/moments/:id`", .everyone,
            alongside: [.routeAdded], old: .linked([moment], opening: moment),
            new: .linked([moment, ContractRoute("/moments/new")], opening: moment)),
        ChangeRow(.navigatorChanged, "another Navigator answers, of another feature") {
            var route = ContractRoute($0.path, module: "Market", navigator: "ItemNavigator")
            (route.access, route.parameters) = ($0.access, $0.parameters)
            $0 = route
        },
        ChangeRow(.parentChanged, "the parent changes from `/shop` to `/products`") {
            $0.parent = "/shop"
        } after: {
            $0.parent = "/products"
        },
        ChangeRow(
            .literalCaseChanged, "`/product/:id` is spelled `/Product/:id`",
            to: "/Product/:id"),
        ChangeRow(
            .pathParameterRenamed, "`/product/:id` is called `/product/:number`", .links,
            to: "/product/:number"
        ) { $0.parameters = [ContractParameter("number", "Int")] },
        ChangeRow(
            .constraintNarrowed, "`:id` becomes `:id(int)`", .everyone,
            to: "/product/:id(int)"),
        ChangeRow(
            .constraintNarrowed, "`:id(new|old)` becomes `:id(new)`", .everyone,
            from: "/product/:id(new|old)", to: "/product/:id(new)"),
        ChangeRow(
            .constraintWidened, "`:id(int)` becomes `:id`", from: "/product/:id(int)",
            to: "/product/:id"),
        ChangeRow(
            .segmentRequired, "`/product/:id?` becomes `/product/:id`", .everyone,
            from: "/product/:id?", to: "/product/:id"),
        ChangeRow(
            .segmentOptional, "`/product/:id` becomes `/product/:id?`", to: "/product/:id?"),
    ]

    /// Changes of links, hosts and schemes.
    static let names: [ChangeRow] = [
        ChangeRow(
            .linkAdded, "a feature gets a link template", old: released.unlinked,
            new: released),
        ChangeRow(
            .linkRemoved, "a link template is removed", old: released, new: released.unlinked
        ),
        ChangeRow(
            .linkBroken, "no route answers a new link template", [.links(feature: "Chat")],
            old: released.unlinked,
            new: RouteContract(
                hosts: released.hosts, schemes: released.schemes, routes: released.routes,
                features: [
                    ContractFeature(
                        "Chat",
                        links: [ContractLink(name: "SaleLink", path: "/sale", opens: nil)])
                ])),
        ChangeRow(
            .hostAdded, "the app answers links of another host", [.siteAssociation],
            old: released,
            new: released.named(hosts: ["momentsapp.com", "m.app"], schemes: ["momentsapp"])),
        ChangeRow(
            .hostRemoved, "the app gives up a host", [.universalLinks, .siteAssociation],
            old: released, new: released.named(hosts: [], schemes: ["momentsapp"])),
        ChangeRow(
            .schemeAdded, "the app answers links of another scheme", old: released,
            new: released.named(hosts: ["momentsapp.com"], schemes: ["moments", "momentsapp"])),
        ChangeRow(
            .schemeRemoved, "the app gives up a scheme", [.customSchemes], old: released,
            new: released.named(hosts: ["momentsapp.com"], schemes: [])),
    ]
}
