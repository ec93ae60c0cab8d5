import RoutingTestSupport
import Testing

@testable import RoutingRules

struct `The trust of a rule` {
    private func opens(_ path: String, from origin: RouteOrigin, in app: RuleFixture) async -> Bool
    {
        await app.code(origin.url(of: path), from: origin) == nil
    }

    /// The ways in which a rule redirects from one route to another.
    private nonisolated static let rules = [
        #"{"path": "/via", "redirect": "/target"}"#, #"{"path": "/new", "redirect": "/target"}"#,
        #"""
        {"path": "/via", "experiment": {"name": "x", "variants": [
          {"name": "a", "weight": 100, "redirect": "/target"}]}}
        """#,
    ]

    @Test(arguments: rules, [RouteOrigin.app, .remoteRule])
    func `a rule opens no route that is closed without it`(
        rule: String, author: RouteOrigin
    ) async throws {
        let origins = [RouteOrigin.app, .restoration] + RouteOrigin.outside
        let isNew = rule.contains("/new")
        for via in [Access.closed, .external] {
            for target in [Access.closed, .pushes, .universalLinks, .external] {
                let app = try await RuleFixture { router in
                    router.pages("/via", access: via)
                    router.pages("/target", access: target)
                    router.register(ABTestInterceptor(priority: 1) { "anyone" })
                }
                var before: [RouteOrigin: (via: Bool, target: Bool)] = [:]
                for origin in origins {
                    before[origin] = (
                        via: await opens("/via", from: origin, in: app),
                        target: await opens("/target", from: origin, in: app)
                    )
                }
                let isAccepted = (try? app.apply(rule, from: author)) != nil
                #expect(isAccepted == (author == .app || target.contains(.universalLinks)))
                for origin in origins {
                    let (wasVia, wasTarget) = try #require(before[origin])
                    let isOpen = await opens(isNew ? "/new" : "/via", from: origin, in: app)
                    let expected = isAccepted ? (isNew || wasVia) && wasTarget : !isNew && wasVia
                    #expect(isOpen == expected, "\(via) \(target) \(origin)")
                }
            }
        }
    }

    @Test(arguments: [rules[0], rules[2]])
    func `a rule lowers the trust of a request of the app itself, which asks before a change`(
        rule: String
    ) async throws {
        let basket = AskingNavigator()
        let app = try await RuleFixture { router in
            router.pages("/via")
            router.register(path: "/target", navigator: basket, access: .universalLinks)
            router.register(ABTestInterceptor(priority: 1) { "anyone" })
            router.intercept { request in
                #expect(request.trust == RouteTrust(.remoteRule))
                #expect(router.trust == request.trust)
                #expect((try? await router.screen(for: "/basket")) == nil)
                let inside = await router.route(RouteRequest(url: "/basket"))
                #expect(inside.error?.code == "access-denied")
                return .proceed
            }
        }
        try app.apply(rule)
        await app.open("/via?id=7")
        #expect(basket.changes.isEmpty)
        #expect(basket.questions.count == 1)
        #expect(app.stage.state.top?.trust == RouteTrust(.remoteRule))
    }

    /// The app shows its login to everyone, but no other page that is closed.
    @Test func `a rule redirects a login to no page that is closed to the link`() async throws {
        let app = try await RuleFixture { router in
            router.registerLogin(showing: "/login")
            router.pages("/login", "/closed")
            router.pages("/order", access: .external, requires: .login)
        }
        await app.open("https://moments.app/order", from: .universalLink)
        #expect(app.path == ["/home", "/login"])
        await app.open("/home", using: .root)
        try app.apply(#"{"path": "/login", "redirect": "/closed"}"#, from: .app)
        await app.open("https://moments.app/order", from: .universalLink)
        #expect(app.path == ["/home"])
    }
}
