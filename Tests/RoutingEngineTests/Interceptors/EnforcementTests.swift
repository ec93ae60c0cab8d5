import RoutingKit
import RoutingTesting
import RoutingTestSupport
import StageKit
import Testing

@testable import RoutingEngine

@Suite
@MainActor
struct `A requirement of a route` {
    /// Lets requests pass, and declares on which routes it enforces an age.
    private final class AgeInterceptor: RouteInterceptor {
        let priority = 5
        var prefix: RoutePrefix
        var isAsked = true

        init(under prefix: RoutePrefix) {
            self.prefix = prefix
        }

        func enforces(_ requirement: RouteRequirement, on route: Route) -> Bool {
            requirement.name == "age" && route.isUnder(prefix)
        }

        func wants(_ request: InterceptedRequest) -> Bool { isAsked }

        func intercept(_ request: InterceptedRequest) -> InterceptorVerdict { .proceed }
    }

    private let wallet = PageNavigator<NoParameters>()

    private func start(
        requiring requirements: Set<RouteRequirement>, builds: Set<BuildTarget> = .all,
        _ register: (AppRouter) -> Void = { _ in }
    ) throws -> AppRouter {
        let router = AppRouter(links: .sample, stage: HeadlessStage(), clock: .still)
        router.register(
            path: "/wallet", navigator: wallet, access: .external, builds: builds,
            requires: requirements, file: "A/B.swift", line: 7)
        register(router)
        try router.start()
        return router
    }

    @Test(arguments: [
        ("login", "register a LoginInterceptor"),
        ("age", "register an interceptor whose enforces(_:on:) is true for it"),
    ])
    func `is reported at the start if no interceptor enforces it`(name: String, help: String) {
        let error = #expect(throws: RegistrationError.self) {
            _ = try start(requiring: [RouteRequirement(name)])
        }
        #expect(
            error?.description
                == "A/B.swift:7: error: /wallet requires '\(name)', which no interceptor enforces "
                + "there; \(help)")
    }

    @Test(arguments: [("/wallet", true), ("/", true), ("/shop", false), ("/walle", false)])
    func `must be enforced for the path of the route`(prefix: String, starts: Bool) {
        let router = try? start(requiring: [RouteRequirement("age")]) {
            $0.register(AgeInterceptor(under: RoutePrefix(prefix)))
        }
        #expect((router != nil) == starts)
    }

    @Test
    func `is not an error where the route does not exist`() throws {
        _ = try start(requiring: .login, builds: [.internal])
    }

    @Test(arguments: [
        RouteOrigin.app, .universalLink, .customScheme(caller: nil), .push, .restoration,
    ])
    func `lets no unchecked request pass`(origin: RouteOrigin) async throws {
        let age = AgeInterceptor(under: "/wallet")
        let router = try start(requiring: [RouteRequirement("age")]) { $0.register(age) }
        let url = origin.url(of: "/wallet")
        // As if the start had found an interceptor that enforces it.
        age.prefix = "/elsewhere"
        let request = RouteRequest(url: url, origin: origin, transition: .root)
        let error = await router.route(request).error
        #expect(error?.code == "unenforced-requirement")
        #expect(
            error?.description
                == "'\(url)' requires 'age', which nothing in the app checks, so it stays closed. "
                + "Register an interceptor that enforces it.")
        await #expect(throws: RouteError.self) { try await router.screen(for: "/wallet") }
        #expect(wallet.received.isEmpty)
    }

    @Test(arguments: [true, false])
    func `is met when the interceptor that enforces it lets the request pass`(isAsked: Bool)
        async throws
    {
        let age = AgeInterceptor(under: "/wallet")
        age.isAsked = isAsked
        let router = try start(requiring: [RouteRequirement("age")]) { $0.register(age) }
        let request = RouteRequest(url: "/wallet", transition: .root)
        #expect(await router.route(request).title != nil)
    }

    @Test
    func `is met for the target of a redirect only by the interceptors of the target`() async throws
    {
        let age = AgeInterceptor(under: "/shop")
        let router = try start(requiring: []) { router in
            router.register(
                path: "/shop", navigator: PageNavigator<NoParameters>(),
                requires: [RouteRequirement("age")])
            router.register(age)
            router.register(
                ClosureInterceptor(wants: { $0.isUnder("/shop") && age.prefix == "/none" }) { _ in
                    .redirect(to: "/wallet")
                })
            router.register(
                ClosureInterceptor(priority: 9, wants: { $0.isUnder("/wallet") }) { _ in
                    .redirect(to: "/shop")
                })
        }
        age.prefix = "/wallet"
        let request = RouteRequest(url: "/wallet", transition: .root)
        #expect(await router.route(request).error?.code == "unenforced-requirement")
    }

    private static let age = RouteRequirement("age")

    /// Requires an age for each route that requires a login.
    private final class AgeRule: RouterExtension {
        func rewrite(
            _ routes: RouteMap, by interceptors: [InterceptorRegistration]
        ) -> RouteMap {
            routes.replacing(
                with: routes.routes.map { route in
                    guard route.requirements.contains(.login) else { return route }
                    var override = RouteOverride()
                    override.requirements = [age]
                    return route.overridden(by: override)
                })
        }
    }

    @Test(arguments: [
        (true, true, "shown"), (true, false, "blocked"), (false, true, "blocked"),
        (false, false, "blocked"),
    ])
    func `that an extension adds must be met in addition to those of the registration`(
        isSignedIn: Bool, isOldEnough: Bool, word: String
    ) async throws {
        let app = try await Fixture { router in
            router.register(
                path: "/wallet", navigator: PageNavigator<NoParameters>(), requires: .login)
            for (priority, requirement, isMet) in [
                (1, RouteRequirement.login, isSignedIn), (2, Self.age, isOldEnough),
            ] {
                router.register(
                    ClosureInterceptor(priority: priority, enforces: requirement) {
                        isMet || !$0.route.requirements.contains(requirement)
                            ? .proceed : .refuse(because: "it needs \(requirement.name)")
                    })
            }
            router.pipeline.install(AgeRule())
        }
        #expect(await app.open("/wallet").word == word)
    }
}
