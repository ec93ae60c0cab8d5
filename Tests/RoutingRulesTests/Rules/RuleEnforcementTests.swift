import RouteMatching
import RoutingEngine
import RoutingTesting
import RoutingKit
import RoutingTestSupport
import StageKit
import Testing

@testable import RoutingRules

@Suite
@MainActor
struct `A requirement that rules have of interceptors` {
    private nonisolated static let experiment = #"""
        "experiment": {"name": "x", "variants": [
          {"name": "a", "weight": 50, "target": "/home"}, {"name": "b", "weight": 50}]}
        """#

    private nonisolated static let rules = [
        (
            #"{"path": "/shop", "loginRequired": true}"#,
            "rules.json: rules[0].loginRequired: no interceptor enforces 'login' on /shop; "
                + "register a LoginInterceptor"
        ),
        (
            #"{"path": "/shop", \#(experiment)}"#,
            "rules.json: rules[0].experiment: no interceptor runs experiments on /shop; "
                + "register an ABTestInterceptor"
        ),
    ]

    @Test(arguments: rules, [RouteOrigin.app, .remoteRule])
    func `is refused if no interceptor meets it, with the place in the document`(
        rule: (String, String), origin: RouteOrigin
    ) async throws {
        let app = try await RuleFixture.forRules()
        let error = #expect(throws: RouteConfigError.self) { try app.apply(rule.0, from: origin) }
        #expect(error?.description == rule.1)
    }

    @Test(arguments: rules)
    func `is an error at the start if the rules were applied before it`(
        rule: String, issue: String
    ) throws {
        let router = AppRouter(links: .sample, stage: HeadlessStage(), clock: .still)
        for path in ["/shop", "/home"] {
            router.register(
                path: path, navigator: PageNavigator<NoParameters>(), access: .external)
        }
        let rules = RouteRules(policy: RulePolicy(appVersion: AppVersion(1, 9)))
        router.use(rules)
        try rules.apply([RouteConfig(rules: rule, from: .app)])
        let error = #expect(throws: RegistrationError.self) { try router.start() }
        #expect(error?.issues.count == 1, "\(issue)")
    }

    @Test(arguments: rules)
    func `is accepted if an interceptor meets it`(rule: String, issue: String) async throws {
        let app = try await RuleFixture.forRules { router in
            router.registerLogin()
            router.register(ABTestInterceptor(priority: 1) { "anybody" })
        }
        try app.apply(rule)
    }

    @Test
    func `does not exist where the app only reads an experiment`() async throws {
        let app = try await RuleFixture.forRules()
        try app.apply(
            #"{"path": "/shop", "experiment": {"name": "x", "variants": [{"name": "a", "weight": 100}]}}"#
        )
        #expect(app.rules.experiment("x")?.variant(for: "u1")?.name == "a")
    }

    @Test(arguments: [
        (#""loginRequired": true"#, "loginRequired"), (experiment, "experiment"),
    ])
    func `is refused on a path that only redirects`(field: String, place: String) async throws {
        let app = try await RuleFixture.forRules { router in
            router.registerLogin()
            router.register(ABTestInterceptor(priority: 1) { "anybody" })
        }
        let error = #expect(throws: RouteConfigError.self) {
            try app.apply(#"{"path": "/old/:id", \#(field)}"#)
        }
        #expect(
            error?.description == "rules.json: rules[0].\(place): /old/:id only redirects to "
                + "/product/:id; name that path")
    }

    @Test
    func `is needed in addition to the requirements of the registration`() async throws {
        let age = RouteRequirement("age")
        let app = try await RuleFixture.forRules { router in
            router.registerLogin()
            router.register(
                path: "/wine", navigator: PageNavigator<NoParameters>(), requires: [age])
            router.register(
                ClosureInterceptor(priority: 7, enforces: age, wants: { $0.url == "/wine" }) { _ in
                    .refuse(because: "it is for adults")
                })
        }
        try app.apply(#"{"path": "/wine", "loginRequired": true}"#)
        let route = app.router.routes.first { $0.pattern.description == "/wine" }
        #expect(route?.requirements == [age, .login])
        #expect(await app.open("/wine").error?.code == "blocked")
    }
}
