import Foundation
import RouteContract
import RouteMatching
import RoutingEngine
import RoutingJourneys
public import RoutingKit
import RoutingRules
import RoutingTesting
import SiteAssociation
import Testing

/// Runs the programs on the first pages of the modules' documentation, line by line.
@Suite @MainActor struct `The first page of a module` {
    @Test func `RouteMatching finds a pattern and reads a value`() throws {
        #expect(try product(at: "/product/42") == 42)
        #expect(try product(at: "/product/new") == nil)
    }

    @Test func `RoutingKit opens a seller by its link`() async throws {
        let router = AppRouter(links: UniversalLinks(hosts: ["a.com"]), stage: HeadlessStage())
        router.register(
            path: "/home",
            navigator: InlineNavigator { (_: NoParameters) in .screen(ProductScreen("Home")) })
        router.register(path: "/seller/:id", navigator: SellerNavigator())
        try router.start()
        try await router.show(tabs: ["/home"])
        let home = try #require(router.stage.topScreen)
        #expect(await openSeller(by: router, from: home) == nil)
        #expect(router.stage.topScreen?.title == "Seller 7")
    }

    @Test func `RoutingEngine shows a product for a link from outside`() async throws {
        #expect(try await openProduct().title == "Product 42")
    }

    @Test func `StageKit holds what is shown`() async throws {
        let router = AppRouter(links: UniversalLinks(hosts: ["a.com"]), stage: HeadlessStage())
        for path in ["/home", "/products"] {
            router.register(
                path: "\(path)",
                navigator: InlineNavigator { (_: NoParameters) in .screen(ProductScreen(path)) })
        }
        try router.start()
        #expect(try await openTabs(of: router) == ["/home", "/products"])
    }

    @Test func `RoutingJourneys shows the login where a route needs one`() async throws {
        let router = AppRouter(links: UniversalLinks(hosts: ["a.com"]), stage: HeadlessStage())
        let screen = InlineNavigator { (_: NoParameters) in .screen(ProductScreen("A screen")) }
        router.register(path: "/login", navigator: screen)
        router.register(path: "/cart", navigator: screen, requires: .login)
        let account = Account()
        let journeys = addLogin(to: router, of: account)
        try router.start()
        try await router.show(tabs: ["/login"])
        await router.open("/cart")
        #expect(router.path.last == "/login")
        account.isSignedIn = true
        await journeys.resume(after: .login, as: nil)
        #expect(router.path.last == "/cart")
    }

    @Test func `RoutingRules closes a route`() async throws {
        let router = AppRouter(links: UniversalLinks(hosts: ["a.com"]), stage: HeadlessStage())
        router.register(
            path: "/shop",
            navigator: InlineNavigator { (_: NoParameters) in .screen(ProductScreen("Shop")) })
        try closeShop(on: router)
        #expect(!router.canOpen("/shop", from: .app))
    }

    @Test func `RouteContract names a change, and SiteAssociation the links that open`() throws {
        let router = try makeRouter(on: HeadlessStage())
        let released = RouteContract(of: router, version: AppVersion(1, 0, 0))
        #expect(!changes(of: router, since: released).isEmpty)
        #expect(associationFile(of: router).contains("/product/"))
    }
}

func product(at path: String) throws -> Int? {
    let table = try RouteTable("/product/:id(int)", "/product/new")
    return table.match(path)?.value("id", as: Int.self)
}

final class SellerScreen: Screen {
    let title: String

    init(id: Int) {
        title = "Seller \(id)"
    }
}

public struct SellerNavigator: Navigating {
    public struct Parameters: Decodable { let id: Int }

    public init() {}

    public func destination(for link: Parameters) -> Destination {
        .screen(SellerScreen(id: link.id))
    }
}

struct SellerLink: LinkTemplate {
    static let path = "/seller/:id"
    let id: Int
}

@MainActor
func openSeller(by router: any AppRouting, from screen: any Screen) async -> RouteError? {
    await router.route(to: SellerLink(id: 7).url, from: screen, using: .show).outcome.error
}

private struct Product: Decodable { let id: Int }

private final class ProductScreen: Screen {
    let title: String
    init(_ title: String) { self.title = title }
}

@MainActor func openProduct() async throws -> RouteOutcome {
    let links = UniversalLinks(hosts: ["example.com"], schemes: ["example"])
    let router = AppRouter(links: links, stage: HeadlessStage())
    let product = InlineNavigator { (product: Product) in
        .screen(ProductScreen("Product \(product.id)"))
    }
    router.register(path: "/product/:id", navigator: product, access: .external)
    try router.start()
    let link = RouteRequest(
        url: "https://example.com/product/42", origin: .universalLink, transition: .root)
    return await router.route(link)  // shown: Product 42
}

@MainActor func openTabs(of router: AppRouter) async throws -> [String] {
    try await router.show(tabs: ["/home"])
    await router.route(RouteRequest(url: "/products", origin: .app))
    return router.stage.state.path.map(\.url)  // ["/home", "/products"]
}

@MainActor final class Account {
    var isSignedIn = false
}

@MainActor func addLogin(to router: AppRouter, of account: Account) -> Journeys {
    let journeys = Journeys()
    router.use(journeys)
    router.register(
        LoginInterceptor(priority: 300, on: journeys, showing: "/login") { account.isSignedIn })
    return journeys
}

@MainActor func closeShop(on router: AppRouter) throws {
    let rules = RouteRules(for: AppVersion(1, 4))
    router.use(rules)
    try router.start()
    let document = Data(#"{"rules": [{"path": "/shop", "enabled": false}]}"#.utf8)
    try rules.apply(RuleDocument(document, named: "rules.json", from: .remoteRule))
}

@MainActor func changes(of router: AppRouter, since released: RouteContract) -> [String] {
    let contract = RouteContract(of: router, version: AppVersion(1, 1, 0))
    return ContractCheck(contract, against: released).text
}

@MainActor func associationFile(of router: AppRouter) -> String {
    router.siteAssociation(of: "ABCDE12345.com.example.app")
}

@MainActor private func makeRouter(on stage: any Stage) throws -> AppRouter {
    let router = AppRouter(links: UniversalLinks(hosts: ["example.com"]), stage: stage)
    let product = InlineNavigator { (product: Product) in
        .screen(ProductScreen("Product \(product.id)"))
    }
    router.register(path: "/product/:id", navigator: product, access: .external)
    try router.start()
    return router
}

@MainActor @Test func `a link opens the product`() async throws {
    let router = try makeRouter(on: HeadlessStage())
    let outcome = await router.open("https://example.com/product/42", from: .universalLink)
    #expect(outcome.title == "Product 42")
    #expect(router.path == ["/product/42"])
}
