import RouteMatching
import RoutingKit
import RoutingTestSupport
import StageConformance
import StageKit
import Testing

@testable import RoutingEngine

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
    private func launch(_ caller: Caller, _ urls: [String]) async throws -> Fixture {
        let age = RouteRequirement("age")
        return try await Fixture { router in
            router.register(path: "/delete", navigator: changing)
            router.register(path: "/notice", navigator: PageNavigator<NoParameters>())
            let ask: @MainActor () async -> Void = { [unowned router] in
                for url in urls { await router.route(RouteRequest(url: url)) }
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

    private func make(on occasion: Occasion, in app: Fixture) async throws {
        switch occasion {
        case .restoration:
            _ = await app.router.restore(NavigationState(outline: "*/home /list"))
        case .preview: _ = try await app.router.screen(for: "/list")
        case .parent: await app.open("https://moments.app/list/item", from: .universalLink)
        case .tab: try await app.router.show(tabs: ["/home", "/list"])
        }
    }

    @Test(arguments: Occasion.allCases, Caller.allCases)
    func `changes no data and shows no other screen`(
        occasion: Occasion, caller: Caller
    ) async throws {
        let app = try await launch(caller, ["/delete", "/notice"])
        try await make(on: occasion, in: app)
        #expect(changing.changes == 0)
        let urls = app.stage.state.entries.map(\.url)
        #expect(!urls.contains("/notice"), "\(urls)")
        let asked = app.router.history.outcomes.compactMap(\.url)
        #expect(!asked.contains("/delete") && !asked.contains("/notice"), "\(asked)")
    }

    @Test
    func `may ask for a value`() async throws {
        var values: [Int] = []
        let app = try await Fixture { router in
            router.register(path: "/count", navigator: ClosureNavigator { .value(3) })
            router.register(
                path: "/list",
                navigator: ClosureNavigator { [unowned router] in
                    let count = try await router.result(of: RouteRequest(url: "/count"))
                    values.append(try count.decoded())
                    return .screen(PageScreen(title: "list"))
                })
        }
        _ = try await app.router.screen(for: "/list")
        #expect(values == [3])
    }
}
