import Foundation
import RoutingEngine
import RoutingTesting
import RoutingJourneys
import RoutingKit
import RoutingTestSupport
import StageKit

@testable import RoutingRules

extension RulePolicy {
    /// An app of version 1.9 that shows pages of one host at `/page`.
    static let sample = RulePolicy(
        appVersion: AppVersion(1, 9),
        webPages: WebPages(at: "/page", hosts: ["moments.app", "help.moments.app"]))
}

/// The page that shows a web page.
struct WebPageParameters: Decodable, Hashable, Sendable {
    let url: String
}

/// A started router under rules, with a headless stage on which `/home` is the only tab.
@MainActor
struct RuleFixture: RouterFixture {
    let stage: HeadlessStage
    let router: AppRouter
    let rules = RouteRules(policy: .sample)

    init(
        build: BuildTarget = .production, clock: TestClock = TestClock(),
        pageAccess: Access = .external, _ register: @MainActor (AppRouter) -> Void = { _ in }
    ) async throws {
        let app = try await Fixture(build: build, clock: clock) { [rules] router in
            router.use(rules)
            router.register(
                path: "/page", navigator: PageNavigator<WebPageParameters>(), access: pageAccess)
            register(router)
        }
        (stage, router) = (app.stage, app.router)
    }

    /// An app to which rules are applied: open and closed pages, an action, and one page that only
    /// a debug build has.
    static func forRules(
        build: BuildTarget = .production, clock: TestClock = TestClock(),
        _ register: @MainActor (AppRouter) -> Void = { _ in }
    ) async throws -> RuleFixture {
        try await RuleFixture(build: build, clock: clock) { router in
            router.register(
                path: "/shop", navigator: PageNavigator<NoParameters>(), access: .external)
            router.register(
                path: "/product/:id", navigator: PageNavigator<ItemParameters>(), access: .external,
                parent: "/shop")
            router.register(path: "/cart", navigator: PageNavigator<NoParameters>())
            router.register(path: "/count", navigator: CountNavigator())
            router.register(
                path: "/menu", navigator: PageNavigator<NoParameters>(), builds: [.debug])
            router.redirect("/old/:id", to: "/product/:id")
            register(router)
        }
    }

    /// Applies rules.
    func apply(
        _ rules: String, from origin: RouteOrigin = .remoteRule
    ) throws(RuleDocumentError) {
        try self.rules.apply(RuleDocument(rules: rules, from: origin))
    }

    /// Applies a whole document of a server.
    func apply(document: String) throws(RuleDocumentError) {
        try rules.apply(RuleDocument(text: document))
    }

    /// The errors with which a whole document of a server is refused, one per line.
    func issues(in document: String) -> String? {
        do throws(RuleDocumentError) {
            try apply(document: document)
            return nil
        } catch {
            return error.description
        }
    }

    /// Whether a rule keeps a path from opening.
    func isClosed(_ url: String) async -> Bool {
        let code = await open(url).error?.code
        return code == "switched-off" || code == "app-too-old" || code == "app-too-new"
    }
}

extension RuleDocument {
    /// A document with this text.
    init(text: String, named name: String = "rules.json", from origin: RouteOrigin = .remoteRule) {
        self.init(Data(text.utf8), named: name, from: origin)
    }

    /// A document with these rules.
    init(rules: String, named name: String = "rules.json", from origin: RouteOrigin) {
        self.init(text: "{\"rules\": [\(rules)]}", named: name, from: origin)
    }
}

extension RuleContent {
    /// A document with this text, as version 1.9 of an app reads it.
    init(text: String, from origin: RouteOrigin = .remoteRule) {
        self.init(RuleDocument(text: text, from: origin), for: AppVersion(1, 9))
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
    func registerLogin(priority: Int = 2) {
        let journeys = Journeys()
        use(journeys)
        register(
            LoginInterceptor(priority: priority, on: journeys, showing: "/home") { false })
    }
}
