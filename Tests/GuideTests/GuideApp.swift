import RoutingTesting
import Foundation
import RoutingEngine
import RoutingJourneys
import RoutingRules
import RoutingTestSupport

/// The app that the guides assemble, line by line.
@MainActor
final class GuideApp {
    @MainActor
    final class Session {
        var userName: String?
        var isSignedIn: Bool { userName != nil }
    }

    struct WebPage: Decodable, Sendable {
        let url: URL
    }

    struct Installation {
        let id = "one"
    }

    let stage: HeadlessStage
    let router: AppRouter
    /// The variant of the experiment.
    let variant: String?
    private let session: Session
    private let gate: ArrivalGate
    private let journeys: Journeys

    init() async throws {
        let (links, stage, session) = (UniversalLinks.sample, HeadlessStage(), Session())
        let router = AppRouter(
            links: links, stage: stage, clock: .still)
        let gate = ArrivalGate(until: [.dataLoaded, .sessionRestored])
        router.use(gate)
        let journeys = Journeys()
        router.use(journeys)
        Self.registerPages(of: router)

        router.register(MaintenanceInterceptor())
        router.redirect("/shop/product/:id", to: "/product/:id")

        let cart = ClosureNavigator { .screen(Shop.CartScreen()) }
        router.register(path: "/cart", navigator: cart, requires: .login)
        router.register(
            LoginInterceptor(priority: 300, on: journeys, showing: "/login") { session.isSignedIn })

        router.register(
            path: "/checkout", navigator: Shop.CheckoutNavigator(userName: { session.userName }))

        let toggles = true
        let menu = LazyModule { (home: MenuNavigator(toggles: toggles), log: LogNavigator()) }
        router.register(path: "/menu", in: menu) { $0.home }
        router.register(path: "/menu/log", in: menu) { $0.log }

        let (installation, data) = (Installation(), Data(Self.document.utf8))
        let pages = WebPages(at: "/page", hosts: ["help.example.com"])
        let rules = RouteRules(for: AppVersion(1, 4), webPages: pages)
        router.use(rules)
        router.register(ABTestInterceptor(priority: 200) { installation.id })
        router.register(ConfigInterceptor(router))
        try router.start()
        try rules.apply(RuleDocument(data, named: "rules.json", from: .remoteRule))

        variant = rules.experiment("product-list")?.variant(for: installation.id)?.name
        (self.stage, self.router, self.session) = (stage, router, session)
        (self.gate, self.journeys) = (gate, journeys)
        try await router.show(tabs: ["/home"])
    }

    func openGate() {
        gate.fulfill(.dataLoaded)
        gate.fulfill(.sessionRestored)
    }

    func signIn(_ name: String) async {
        session.userName = name
        await journeys.resume(after: .login, as: name)
    }

    private static func registerPages(of router: AppRouter) {
        router.register(path: "/home", navigator: PageNavigator<NoParameters>())
        router.register(path: "/shop", navigator: PageNavigator<NoParameters>(), access: .external)
        let (products, product) = (PageNavigator<NoParameters>(), PageNavigator<ItemParameters>())
        router.register(path: "/products", navigator: products, access: .external)
        router.register(
            path: "/product/:id", navigator: product, access: .external, parent: "/products")
        router.register(
            path: "/page", navigator: PageNavigator<WebPage>(), access: .external)
        router.register(path: "/login", navigator: ClosureNavigator { .screen(LoginScreen()) })
        router.register(path: "/chat/:userID", navigator: Chat.Conversation())
        router.register(
            path: "/moments/pick", navigator: ClosureNavigator { .screen(Moments.PickScreen()) })
    }

    private static let document = #"""
        {"rules": [{"path": "/product/:id", "experiment": {
          "name": "product-list", "variants": [{"name": "all", "weight": 100}]}}]}
        """#
}
