import Foundation
import RouteMatching
import RoutingKit
import RoutingTesting
import RoutingTestSupport
import StageConformance
import StageKit
import Testing

@testable import RoutingEngine

@Suite(.hangLimit)
@MainActor
struct `Trust never rises` {
    nonisolated static let origins: [RouteOrigin] = [
        .app, .universalLink, .customScheme(caller: nil), .webView, .push, .restoration,
        .remoteRule,
    ]

    /// Every way in which a request leads to `/target`, as the path of a route.
    enum Way: String, CaseIterable {
        case table, interceptor, remoteRule, tableThenRule, navigator, insideInterceptor, nestedLink
        case nestedLinkToRule, taskLeftBehind, detachedTask, tabs, restoration, parent

        var isChosenByRule: Bool {
            [.remoteRule, .tableThenRule, .nestedLinkToRule, .parent].contains(self)
        }

        var url: String {
            switch self {
            case .nestedLink: "/link?next=%2Ftarget"
            case .nestedLinkToRule: "/link?next=%2FremoteRule"
            case .parent: "/remoteRule/child"
            default: "/\(rawValue)"
            }
        }
    }

    private struct Next: Decodable, Sendable {
        let next: NestedLink?
    }

    /// Remembers what a Navigator leaves behind: the link of a screen, or a task.
    private final class Leftovers {
        var task: Task<RouteOutcome, Never>?
    }

    private let links = PageNavigator<Next>()
    private let target = PageNavigator<NoParameters>()
    private let leftovers = Leftovers()

    /// An app in which each way leads to the target.
    private func launch(target access: Access) async throws -> Fixture {
        try await Fixture { router in
            router.register(path: "/target", navigator: target, access: access)
            router.register(path: "/link", navigator: links, access: .external)
            router.redirect("/table", to: "/target")
            router.redirect("/tableThenRule", to: "/remoteRule")
            for path in ["/interceptor", "/remoteRule", "/insideInterceptor"] {
                router.register(
                    path: path, navigator: PageNavigator<NoParameters>(), access: .external)
            }
            router.register(
                path: Way.parent.url, navigator: PageNavigator<NoParameters>(), access: .external,
                parent: "/remoteRule")
            @MainActor func register(_ way: Way, _ lead: @escaping @MainActor () async -> Void) {
                router.register(
                    path: way.url,
                    navigator: ClosureNavigator {
                        await lead()
                        return .value(1)
                    }, access: .external)
            }
            let request = RouteRequest(url: "/target")
            register(.navigator) { [unowned router] in await router.route(request) }
            register(.tabs) { [unowned router] in
                try? await router.show(tabs: ["/home", "/target"])
            }
            register(.taskLeftBehind) { [unowned router, leftovers] in
                leftovers.task = Task { await router.route(request) }
            }
            register(.detachedTask) { [unowned router, leftovers] in
                let carried = request.lowered(to: router.trust)
                leftovers.task = Task.detached { await router.route(carried) }
            }
            router.register(
                ClosureInterceptor { [unowned router] in
                    switch $0.route.pattern.description {
                    case "/interceptor": return .redirect(to: "/target")
                    case "/remoteRule": return .redirect(to: "/target", by: .remoteRule)
                    case "/insideInterceptor":
                        await router.route(request)
                        return .handled
                    default: return .proceed
                    }
                })
        }
    }

    private func take(_ way: Way, from origin: RouteOrigin, in app: Fixture) async throws {
        if way == .restoration {
            var state = app.stage.state
            state.go(to: .init(url: "/target", trust: RouteTrust(origin)), using: .show)
            let saved = try JSONEncoder().encode(state)
            _ = await app.router.restore(
                try JSONDecoder().decode(NavigationState.self, from: saved))
            return
        }
        await app.open(origin.url(of: way.url), from: origin)
        if way == .nestedLink || way == .nestedLinkToRule, let link = links.received.last?.next {
            await app.router.route(RouteRequest(to: link))
        }
        _ = await leftovers.task?.value
    }

    @Test(arguments: origins, Access.combinations)
    func `no way opens a route that is closed without it`(
        origin: RouteOrigin, access: Access
    ) async throws {
        let app = try await launch(target: access)
        let isOpen = await app.open(origin.url(of: "/target"), from: origin).error == nil
        // A restored screen is trusted as before, so no saved state has the trust of a restoration.
        for way in Way.allCases where way != .restoration || origin != .restoration {
            try await app.router.show(tabs: ["/home"])
            let count = target.received.count
            try await take(way, from: origin, in: app)
            // Only a link from outside opens over its parents.
            let opens =
                isOpen && (!way.isChosenByRule || access.admits(.remoteRule))
                && (way != .parent || origin.isOutside)
            #expect(target.received.count == count + (opens ? 1 : 0), "\(way)")
            let shown = app.stage.state.entries.filter { $0.url == "/target" }
            #expect(shown.count == (opens ? 1 : 0), "\(way)")
            let trust = RouteTrust(origin)
            let expected = way.isChosenByRule ? trust.lowered(to: RouteTrust(.remoteRule)) : trust
            #expect(shown.allSatisfy { $0.trust == expected }, "\(way)")
        }
    }

    @Test(arguments: origins, origins)
    func `another origin can only lower it`(one: RouteOrigin, other: RouteOrigin) {
        let (first, second) = (RouteTrust(one), RouteTrust(other))
        let both = first.lowered(to: second)
        #expect(both.isAtMost(first) && both.isAtMost(second))
        #expect(both == second.lowered(to: first))
        #expect(both.lowered(to: first) == both)
        #expect(RouteRequest(url: "/", origin: one).lowered(to: second).trust == both)
        for access in Access.combinations {
            for effect in [RouteEffect.reads, .changes] {
                let isOpen = [first, second].allSatisfy { $0.denial(to: access, of: effect) == nil }
                #expect((both.denial(to: access, of: effect) == nil) == isOpen)
            }
        }
    }

    @Test
    func `code that handles the end of a request that timed out has its trust`() async throws {
        let (clock, door) = (TestClock(), Door())
        var late: RouteTask?
        let app = try await Fixture(clock: clock) { router in
            router.register(path: "/secret", navigator: PageNavigator<NoParameters>())
            router.register(
                path: "/slow", navigator: ClosureNavigator(behind: door), access: .external)
            router.observe { [unowned router] event in
                guard case .ended(let outcome) = event, outcome.url != "/secret" else { return }
                late = router.route(to: URL(string: "/secret"), from: nil, using: .show)
            }
        }
        let slow = app.begin("https://moments.app/slow", from: .universalLink)
        await door.visitors()
        await clock.sleepers(1)
        clock.advance(by: .seconds(10))
        #expect(await slow.value.error?.code == "timed-out")
        #expect(await late?.outcome.error?.code == "access-denied")
        door.open()
    }

    @Test
    func `a detached task is trusted in full unless the trust is passed on to it`() async throws {
        var task: Task<RouteOutcome, Never>?
        let app = try await Fixture { router in
            router.register(path: "/secret", navigator: PageNavigator<NoParameters>())
            router.register(
                path: "/start",
                navigator: ClosureNavigator { [unowned router] in
                    task = Task.detached { await router.route(RouteRequest(url: "/secret")) }
                    return .value(1)
                }, access: .external)
        }
        #expect(app.router.trust == .full)
        #expect(await app.open("https://moments.app/start", from: .push).error == nil)
        #expect(await task?.value.title != nil)
    }
}
