import RouteMatching
import RoutingKit
import RoutingTestSupport
import Testing

@testable import RoutingEngine

@Suite
@MainActor
struct `Trust never rises` {
    nonisolated static let origins: [RouteOrigin] = [
        .app, .universalLink, .customScheme(caller: nil), .webView, .push, .restoration,
        .remoteRule,
    ]

    /// Every way in which a request may reach `/target`.
    enum Hop: String, CaseIterable {
        case table, interceptor, remoteRule, nestedRequest, nestedLink
    }

    struct Next: Decodable, Sendable {
        let next: NestedLink?
    }

    /// Remembers the link that it was given, as a screen does.
    private final class CarryNavigator: Navigating {
        var link: NestedLink?

        func navigate(
            from source: (any RoutingSource)?, using transition: TransitionType, parameters: Next
        ) -> Destination {
            link = parameters.next
            return .value(1)
        }
    }

    private let carry = CarryNavigator()

    /// An app in which each hop can reach each other one and the target.
    private func launch(target access: Access) async throws -> Fixture {
        try await Fixture { router in
            router.register(
                path: "/target", navigator: PageNavigator<NoParameters>(), access: access)
            router.redirect("/table", to: "/target")
            router.redirect("/table/interceptor", to: "/interceptor")
            router.redirect("/table/remoteRule", to: "/remoteRule")
            for path in ["/interceptor", "/remoteRule"] {
                router.register(
                    path: path, navigator: PageNavigator<NoParameters>(), access: .external)
            }
            router.register(
                path: "/nestedRequest",
                navigator: ClosureNavigator { [unowned router] in
                    let outcome = await router.route(RouteRequest(url: "/target"))
                    if let error = outcome.error { throw error }
                    return .value(1)
                }, access: .external)
            router.register(path: "/nestedLink", navigator: carry, access: .external)
            router.register(
                ClosureInterceptor {
                    switch $0.route.pattern.description {
                    case "/interceptor": .redirect(to: "/target")
                    case "/remoteRule": .redirect(to: "/target", by: .remoteRule)
                    default: .proceed
                    }
                })
        }
    }

    private func open(_ path: String, from origin: RouteOrigin, in app: Fixture) async -> Bool {
        let url = origin.url(of: path)
        let outcome = await app.open(url, from: origin)
        guard outcome.error == nil, let link = carry.link else { return outcome.error == nil }
        carry.link = nil
        return await app.router.route(RouteRequest(to: link)).error == nil
    }

    @Test(arguments: origins, Access.combinations)
    func `a hop opens no route that is closed without it`(
        origin: RouteOrigin, access: Access
    ) async throws {
        let app = try await launch(target: access)
        let isOpen = await open("/target", from: origin, in: app)
        let rule = access.admits(.remoteRule)
        for hop in Hop.allCases {
            let path = hop == .nestedLink ? "/nestedLink?next=%2Ftarget" : "/\(hop.rawValue)"
            let opened = await open(path, from: origin, in: app)
            #expect(opened == (isOpen && (hop != .remoteRule || rule)), "\(hop)")
        }
        for hop in ["interceptor", "remoteRule"] {
            let direct = await open("/\(hop)", from: origin, in: app)
            #expect(await open("/table/\(hop)", from: origin, in: app) == direct)
            let nested = "/nestedLink?next=%2Ftable%2F\(hop)"
            #expect(await open(nested, from: origin, in: app) == direct)
        }
    }

    @Test(arguments: origins, origins)
    func `another origin can only lower it`(one: RouteOrigin, other: RouteOrigin) {
        let (first, second) = (RouteTrust(one), RouteTrust(other))
        let both = first.lowered(to: second)
        #expect(both.isAtMost(first) && both.isAtMost(second))
        #expect(both == second.lowered(to: first))
        #expect(both.lowered(to: first) == both)
        for access in Access.combinations {
            for effect in [RouteEffect.reads, .changes] {
                let isOpen = [first, second].allSatisfy { $0.denial(to: access, of: effect) == nil }
                #expect((both.denial(to: access, of: effect) == nil) == isOpen)
            }
        }
    }

    @Test
    func `the error names the origin to which the route is closed`() async throws {
        let app = try await launch(target: .pushes)
        let error = await app.open("https://moments.app/target", from: .universalLink).error
        #expect(error?.reason == .accessDenied(.universalLink))
        let rule = await app.open("moments://remoteRule", from: .push).error
        #expect(rule?.reason == .accessDenied(.remoteRule))
    }
}
