import Foundation
import RoutingTestSupport
import StageConformance
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

    /// Remembers the task that a Navigator leaves behind.
    private final class Leftovers {
        var task: Task<RouteOutcome, Never>?
    }

    private let links = PageNavigator<Next>()
    private let target = PageNavigator<NoParameters>()
    private let leftovers = Leftovers()

    /// An app in which each way leads to the target.
    private func launch(target access: Access) async throws -> Fixture {
        let request = RouteRequest(url: "/target")
        return try await Fixture { router in
            router.register(path: "/target", navigator: target, access: access)
            router.register(path: "/link", navigator: links, access: .external)
            router.redirect("/table", to: "/target")
            router.redirect("/tableThenRule", to: "/remoteRule")
            router.pages("/interceptor", "/remoteRule", "/insideInterceptor", access: .external)
            router.register(
                path: Way.parent.url, navigator: PageNavigator<NoParameters>(), access: .external,
                parent: "/remoteRule")
            @MainActor func lead(_ way: Way, _ go: @escaping @MainActor (AppRouter) async -> Void) {
                router.action(way.url, access: .external) {
                    await go($0)
                    return .value(1)
                }
            }
            lead(.navigator) { await $0.route(request) }
            lead(.tabs) { try? await $0.show(tabs: ["/home", "/target"]) }
            lead(.taskLeftBehind) { [leftovers] router in
                leftovers.task = Task { await router.route(request) }
            }
            lead(.detachedTask) { [leftovers] router in
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
    func `no way to a route opens a closed one`(origin: RouteOrigin, access: Access) async throws {
        let app = try await launch(target: access)
        let isOpen = await app.code(origin.url(of: "/target"), from: origin) == nil
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
    func `two origins open only what both open`(one: RouteOrigin, other: RouteOrigin) {
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
    func `an observer of a request that timed out has the trust of the request`() async throws {
        let (clock, door) = (TestClock(), Door())
        var late: RouteTask?
        let app = try await Fixture(clock: clock) { router in
            router.pages("/secret")
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
}

/// The effects of code that a router calls to make a screen without a request of the user: a
/// preview, a parent, a tab, a restored screen.
@Suite(.hangLimit)
@MainActor
struct `A screen that is only made` {
    /// Why a screen is made.
    enum Occasion: CaseIterable {
        case restoration, preview, parent, tab
    }

    /// The code that makes requests meanwhile.
    enum Caller: CaseIterable {
        case interceptor, navigator
    }

    private let changing = ChangingNavigator()

    /// An app in which making `/list` makes requests as well.
    private func launch(_ caller: Caller) async throws -> Fixture {
        let age = RouteRequirement("age")
        return try await Fixture { router in
            router.register(path: "/delete", navigator: changing)
            router.pages("/notice")
            let ask: @MainActor () async -> Void = { [unowned router] in
                for url in ["/delete", "/notice"] { await router.route(RouteRequest(url: url)) }
            }
            router.register(
                path: "/list",
                navigator: ClosureNavigator {
                    if caller == .navigator { await ask() }
                    return .screen(PageScreen(title: "list"))
                }, access: .external, requires: [age])
            router.register(
                path: "/list/item", navigator: PageNavigator<NoParameters>(), access: .external,
                requires: [age], parent: "/list")
            router.register(
                ClosureInterceptor(enforces: age) { request in
                    if caller == .interceptor, request.url == "/list" { await ask() }
                    return .proceed
                })
        }
    }

    @Test(arguments: Occasion.allCases, Caller.allCases)
    func `code that makes a screen without a request changes no data and shows nothing else`(
        occasion: Occasion, caller: Caller
    ) async throws {
        let app = try await launch(caller)
        switch occasion {
        case .restoration:
            _ = await app.router.restore(NavigationState(outline: "*/home /list"))
        case .preview: _ = try await app.router.screen(for: "/list")
        case .parent: await app.open("https://moments.app/list/item", from: .universalLink)
        case .tab: try await app.router.show(tabs: ["/home", "/list"])
        }
        #expect(changing.changes == 0)
        let urls = app.stage.state.entries.map(\.url)
        #expect(!urls.contains("/notice"), "\(urls)")
        let asked = app.router.history.outcomes.compactMap(\.url)
        #expect(!asked.contains("/delete") && !asked.contains("/notice"), "\(asked)")
    }

    @Test
    func `code that makes a screen without a request may ask for a value`() async throws {
        var values: [Int] = []
        let app = try await Fixture { router in
            router.action("/count") { _ in .value(3) }
            router.action("/list") { router in
                values.append(
                    try await router.result(of: RouteRequest(url: "/count")).decoded())
                return .screen(PageScreen(title: "list"))
            }
        }
        _ = try await app.router.screen(for: "/list")
        #expect(values == [3])
    }
}
