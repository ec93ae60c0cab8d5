import Foundation
import PluginKit
import RoutingJourneys
import RoutingRules
import RoutingTestSupport
import ServiceKit

/// The app that the guides to journeys, values, dependencies and remote rules assemble, line by
/// line.
@MainActor
final class GuideApp {
    let stage = HeadlessStage()
    let router: AppRouter
    private let session: Session
    private let gate: ArrivalGate
    private let journeys: Journeys
    private let rules: RouteRules

    init() async throws {
        let session = Session()
        let router = AppRouter(links: .sample, stage: stage, clock: .still)
        let gate = ArrivalGate(until: [.dataLoaded, .sessionRestored])
        router.use(gate)
        let journeys = Journeys()
        router.use(journeys)
        let page = PageNavigator<NoParameters>()
        router.register(path: "/home", navigator: page, access: .external)
        router.register(path: "/shop", navigator: page, access: .external)
        router.register(path: "/page", navigator: PageNavigator<WebPage>(), access: .external)
        let (products, product) = (PageNavigator<NoParameters>(), PageNavigator<ItemParameters>())
        router.register(path: "/products", navigator: products, access: .external)
        router.register(
            path: "/product/:id", navigator: product, access: .external, parent: "/products")
        let login = ClosureNavigator { .screen(NamedScreen("Login")) }
        router.register(path: "/login", navigator: login, access: .external, presented: .sheet)
        router.register(
            path: "/moments/pick", navigator: ClosureNavigator { .screen(PickScreen()) })
        router.register(path: "/checkout", navigator: CheckoutNavigator())

        router.register(MaintenanceInterceptor())
        router.redirect("/shop/product/:id", to: "/product/:id")

        let cart = ClosureNavigator { .screen(CartScreen()) }
        router.register(path: "/cart", navigator: cart, requires: .login)
        router.register(
            LoginInterceptor(priority: 300, on: journeys, showing: "/login") { session.isSignedIn })

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
        (self.router, self.session, self.rules) = (router, session, rules)
        (self.gate, self.journeys) = (gate, journeys)
        try await router.show(tabs: ["/home"])
    }

    /// The variant of the experiment.
    var variant: String? {
        let installation = Installation()
        return rules.variant(of: "product-list", for: installation.id)
    }

    func openGate() {
        gate.fulfill(.dataLoaded)
        gate.fulfill(.sessionRestored)
    }

    func signIn(_ name: String) async {
        session.userName = name
        await journeys.resume(after: .login, as: name)
    }

    func signOut() {
        router.cancelRequests()
        router.moveUnasked { $0 = NavigationState() }
        router.history = []
    }

    /// The rules of a server that is a file.
    func remoteRules(
        in store: some RuleStore, at download: URL, log: @escaping (String) -> Void
    ) -> RemoteRules {
        let remote = RemoteRules(for: rules, storedIn: store, warn: { log($0) }) {
            RuleDocument(try Data(contentsOf: download), named: "rules.json", from: .remoteRule)
        }
        return remote
    }

    static func constrain(_ router: AppRouter) {
        router.register(
            RouteConstraint("hex", example: "ff") { $0.allSatisfy(\.isHexDigit) }.narrower(
                than: "word"))
    }

    private static let document = #"""
        {"rules": [{"path": "/product/:id", "experiment": {
          "name": "product-list", "variants": [{"name": "all", "weight": 100}]}}]}
        """#

    private struct Installation {
        let id = "one"
    }

    private struct WebPage: Decodable, Sendable {
        let url: URL
    }

    @MainActor
    private final class Session {
        var userName: String?
        var isSignedIn: Bool { userName != nil }
    }
}

struct MaintenanceInterceptor: RouteInterceptor {
    let priority = 500
    func wants(_ request: InterceptedRequest) -> Bool { request.isUnder("/shop") }
    func intercept(_ request: InterceptedRequest) -> InterceptorVerdict {
        .refuse(because: "the shop is closed until noon")
    }
}

final class NamedScreen: Screen {
    let title: String

    init(_ title: String) { self.title = title }
}

// A screen of one feature picks something for a screen of another one, which has a type of its own.

final class LetterScreen: Screen {
    struct Pick: Decodable, Hashable, Sendable {
        let id: String
        let title: String
    }

    struct PickMomentLink: LinkTemplate {
        static let path = "/moments/pick"
    }

    let title = "Letter"

    func attach(by router: any AppRouting) async throws -> Pick {
        let pick = try await router.result(of: PickMomentLink().url, as: Pick.self, from: self)
        return pick
    }
}

final class PickScreen: Screen {
    struct Pick: Encodable, Sendable {
        let id: String
        let title: String
    }

    let title = "Pick a moment"

    func choose(_ moment: Pick, by router: any AppRouting) {
        router.finish(self, with: Pick(id: moment.id, title: moment.title))
    }
}

struct Item: Codable, Hashable, Sendable {
    let productID: Int
}

struct CheckoutNavigator: Navigating {
    struct Parameters: Decodable { let items: Payload<[Item]> }

    func destination(for parameters: Parameters) -> Destination {
        .screen(NamedScreen("\(parameters.items.value.count) items"))
    }
}

final class CartScreen: Screen {
    struct CheckoutLink: LinkTemplate {
        static let path = "/checkout"
    }

    let title = "Cart"

    func buy(_ lines: [Item], by router: any AppRouting) {
        router.route(
            to: CheckoutLink().url, from: self, using: .show, payload: RouteValue(lines))
    }
}

struct LetterLink: LinkTemplate {
    static let path = "/letters/:userID"
    let userID: String
    let draft: Private<String>
}

struct MenuNavigator: Navigating {
    let toggles: Bool

    func destination(for parameters: NoParameters) -> Destination { .screen(NamedScreen("Menu")) }
}

struct LogNavigator: Navigating {
    func destination(for parameters: NoParameters) -> Destination { .screen(NamedScreen("Log")) }
}

struct OffersNavigator: Navigating {
    func destination(for parameters: NoParameters) -> Destination { .screen(NamedScreen("Offers")) }
}

struct OffersInterceptor: RouteInterceptor {
    let priority = 50

    func intercept(_ request: InterceptedRequest) -> InterceptorVerdict { .proceed }
}

/// The plug-in of the guide to dependencies.
struct GuidePlugin: Plugin {
    let name = "Guide"
    let needs = [NeededService((any UserSession).self)]
    let offers = Offers()

    func register(in app: PluginContext) throws {
        let session = try app.service((any UserSession).self)
        _ = session.userName
    }

    func appDidStart(_ app: PluginContext) {
        app.task { await offers.follow() }
    }

    func willEnd(_ app: PluginContext) async { await offers.close() }
}

/// What the plug-in of the guide follows.
actor Offers {
    private(set) var isFollowed = false

    func follow() { isFollowed = true }

    func close() { isFollowed = false }
}
