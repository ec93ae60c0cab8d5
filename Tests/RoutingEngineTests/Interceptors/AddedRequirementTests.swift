import RoutingKit
import RoutingTestSupport
import StageKit
import Testing

@testable import RoutingEngine

@Suite
@MainActor
struct `A requirement that an extension adds` {
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

    /// Refuses requests for routes with a requirement, unless it is met.
    private struct Enforcer: RouteInterceptor {
        let priority: Int
        let requirement: RouteRequirement
        let isMet: Bool

        func enforces(_ other: RouteRequirement, on route: Route) -> Bool { other == requirement }

        func intercept(_ request: InterceptedRequest) -> InterceptorVerdict {
            isMet || !request.route.requirements.contains(requirement)
                ? .proceed : .refuse(because: "it needs \(requirement.name)")
        }
    }

    @Test(arguments: [
        (true, true, "shown"), (true, false, "blocked"), (false, true, "blocked"),
        (false, false, "blocked"),
    ])
    func `must be met in addition to those of the registration`(
        isSignedIn: Bool, isOldEnough: Bool, word: String
    ) async throws {
        let app = try await Fixture { router in
            router.register(
                path: "/wallet", navigator: PageNavigator<NoParameters>(), requires: .login)
            router.register(Enforcer(priority: 2, requirement: .login, isMet: isSignedIn))
            router.register(Enforcer(priority: 1, requirement: Self.age, isMet: isOldEnough))
            router.pipeline.install(AgeRule())
        }
        #expect(await app.open("/wallet").word == word)
    }
}
