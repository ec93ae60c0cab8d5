import Foundation
import RoutingEngine
import RoutingJourneys
import RoutingKit
import RoutingTestSupport
import RoutingTesting
import StageKit

@testable import RoutingRules

/// The page that shows a web page.
struct WebPageParameters: Decodable, Hashable, Sendable {
    let url: String
}

/// A started router of version 1.9 of an app under rules, with a headless stage on which `/home` is
/// the only tab. It shows pages of one host at `/page`.
@MainActor
struct RuleFixture: RouterFixture {
    nonisolated static let webPages = WebPages(
        at: "/page", hosts: ["moments.app", "help.moments.app"])
    let stage: HeadlessStage
    let router: AppRouter
    let rules: RouteRules

    init(
        clock: TestClock = TestClock(), pageAccess: Access = .external,
        _ register: @MainActor (AppRouter) -> Void,
        verifying verify: (@MainActor (RuleDocument) -> Bool)? = nil
    ) async throws {
        let rules = RouteRules(
            for: AppVersion(1, 9), webPages: Self.webPages, verifying: verify)
        let app = try await Fixture(clock: clock) { router in
            router.use(rules)
            router.register(
                path: "/page", navigator: PageNavigator<WebPageParameters>(), access: pageAccess)
            register(router)
        }
        (stage, router, self.rules) = (app.stage, app.router, rules)
    }

    /// An app to which rules are applied: open and closed pages, an action, and one page that only
    /// a debug build has.
    static func forRules(
        clock: TestClock = TestClock(),
        _ register: @MainActor (AppRouter) -> Void = { _ in },
        verifying verify: (@MainActor (RuleDocument) -> Bool)? = nil
    ) async throws -> RuleFixture {
        let registerAll: @MainActor (AppRouter) -> Void = { router in
            let page = PageNavigator<NoParameters>()
            router.register(path: "/shop", navigator: page, access: .external)
            router.register(
                path: "/product/:id", navigator: PageNavigator<ItemParameters>(), access: .external,
                parent: "/shop")
            router.register(path: "/cart", navigator: page)
            router.register(path: "/count", navigator: CountNavigator())
            router.register(path: "/menu", navigator: page, builds: [.debug])
            router.redirect("/old/:id", to: "/product/:id")
            register(router)
        }
        return try await RuleFixture(clock: clock, registerAll, verifying: verify)
    }

    /// Applies rules.
    func apply(_ rules: String, from origin: RouteOrigin = .remoteRule) throws {
        try apply(document: "{\"rules\": [\(rules)]}", from: origin)
    }

    /// Applies a whole document.
    func apply(document: String, from origin: RouteOrigin = .remoteRule) throws {
        try rules.apply(RuleDocument(document, from: origin))
    }

    /// The errors with which a whole document is refused.
    func issues(in document: String, from origin: RouteOrigin = .remoteRule) throws -> [String] {
        do throws(RuleDocumentError) {
            try rules.apply(RuleDocument(document, from: origin))
            return []
        } catch {
            return error.issues.map(\.description)
        }
    }

    /// Whether a rule keeps a path from opening.
    func isClosed(_ url: String) async -> Bool {
        let code = await open(url).error?.code
        return code == "switched-off" || code == "app-too-old" || code == "app-too-new"
    }
}

extension RuleDocument {
    init(_ text: String, from origin: RouteOrigin = .remoteRule, signature: String? = nil) {
        self.init(
            Data(text.utf8), named: "rules.json", from: origin,
            signature: signature.map { Data($0.utf8) })
    }
}

/// Reports how often it was performed.
final class CountNavigator: Navigating {
    static let isAction = true
    private var count = 0

    func navigate(
        from source: (any RoutingSource)?, using transition: TransitionType,
        parameters: NoParameters
    ) -> Destination {
        count += 1
        return .value(count)
    }
}

extension AppRouter {
    /// Registers the login that rules can ask for; no user is ever signed in.
    func registerLogin(priority: Int = 2, showing screen: String = "/home") {
        let journeys = Journeys()
        use(journeys)
        register(LoginInterceptor(priority: priority, on: journeys, showing: screen) { false })
    }
}
