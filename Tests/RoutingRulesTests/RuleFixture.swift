import Foundation
import RoutingJourneys
import RoutingTestSupport

@testable import RoutingRules

/// The page that shows a web page.
nonisolated struct WebPageParameters: Decodable, Sendable {
    let url: String
}

/// A started router of version 1.9 of an app under rules, with a headless stage on which `/home` is
/// the only tab: open and closed pages, actions, one page that only a debug build has, and one that
/// shows the web pages of two hosts.
struct RuleFixture: RouterFixture {
    nonisolated static let closing = #"{"path": "/store", "enabled": false}"#

    let stage: HeadlessStage
    let router: AppRouter
    let rules: RouteRules

    init(
        version: AppVersion = AppVersion(1, 9), clock: TestClock = TestClock(),
        pageAccess: Access = .external,
        _ register: @MainActor (AppRouter) -> Void = { _ in },
        verifying verify: (@MainActor (RuleDocument) -> Bool)? = nil
    ) async throws {
        let rules = RouteRules(
            for: version,
            webPages: WebPages(at: "/page", hosts: ["moments.app", "help.moments.app"]),
            verifying: verify)
        let app = try await Fixture(clock: clock) { router in
            router.use(rules)
            router.pages("/page", of: WebPageParameters.self, access: pageAccess)
            router.pages("/store", access: .external)
            router.items("/book/:id", access: .external, parent: "/store")
            router.pages("/basket")
            router.action("/count") { _ in .value(1) }
            router.register(path: "/delete", navigator: ChangingNavigator())
            router.pages("/menu", builds: [.debug])
            router.redirect("/old/:id", to: "/book/:id")
            register(router)
        }
        (stage, router, self.rules) = (app.stage, app.router, rules)
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
    func issues(in document: String, from origin: RouteOrigin = .remoteRule) -> [String] {
        let error = failure { () throws(RuleDocumentError) in
            try rules.apply(RuleDocument(document, from: origin))
        }
        return error?.issues ?? []
    }

    /// The errors with which rules are refused.
    func issues(of rules: String, from origin: RouteOrigin = .remoteRule) -> [String] {
        issues(in: "{\"rules\": [\(rules)]}", from: origin)
    }

    /// Whether a rule keeps a path from opening.
    func isClosed(_ url: String) async -> Bool {
        ["switched-off", "app-too-old", "app-too-new"].contains(await code(url))
    }
}

extension RouteOutcome {
    /// Where the request arrives: the URL of the screen, or the word for another outcome.
    var end: String? { title == nil ? word : stack.last }
}

extension RuleDocument {
    init(_ text: String, from origin: RouteOrigin = .remoteRule, signature: String? = nil) {
        self.init(
            Data(text.utf8), named: "rules.json", from: origin,
            signature: signature.map { Data($0.utf8) })
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
