import RoutingKit
import RoutingTestSupport
import RoutingTesting
import StageKit
import Testing

@testable import RoutingEngine

@Suite(.hangLimit)
@MainActor
struct `A closed router` {
    private final class Storage: Sendable {}

    /// Shows a screen that holds the router, as those of features do.
    private final class HoldingScreen: Screen {
        let title = "Holding"
        let router: AppRouter
        let storage: Storage

        init(_ router: AppRouter, _ storage: Storage) {
            self.router = router
            self.storage = storage
        }
    }

    private final class HoldingNavigator: ValueNavigating {
        let router: AppRouter
        let storage: Storage

        init(_ router: AppRouter, _ storage: Storage) {
            self.router = router
            self.storage = storage
        }

        func value(for parameters: NoParameters) -> Int { 1 }
        func changes(for parameters: NoParameters) -> AsyncStream<Void> { AsyncStream { _ in } }
    }

    private struct HoldingInterceptor: RouteInterceptor {
        let priority = 1
        let router: AppRouter

        func intercept(_ request: InterceptedRequest) async -> InterceptorVerdict { .proceed }
    }

    /// What an app is made of, none of it kept alive.
    private struct Remains {
        weak var router: AppRouter?
        weak var stage: HeadlessStage?
        weak var screen: HoldingScreen?
        weak var navigator: HoldingNavigator?
        weak var storage: Storage?

        var isEmpty: Bool {
            router == nil && stage == nil && screen == nil && navigator == nil && storage == nil
        }
    }

    /// An app that is used, with a result and values that are awaited, and closed.
    private func useAndClose() async throws -> Remains {
        let (stage, storage) = (HeadlessStage(), Storage())
        let router = AppRouter(links: .sample, stage: stage, clock: .still)
        let navigator = HoldingNavigator(router, storage)
        router.register(path: "/count", navigator: navigator)
        router.register(HoldingInterceptor(router: router))
        router.register(
            path: "/home",
            navigator: ClosureNavigator { .screen(HoldingScreen(router, storage)) })
        router.register(
            path: "/page",
            navigator: ClosureNavigator { .screen(HoldingScreen(router, storage)) })
        router.register(
            path: "/ask",
            navigator: ClosureNavigator {
                .value(try await router.result(of: RouteRequest(url: "/page")).json)
            })
        router.observe { [stage] _ in _ = stage.state }
        try router.start()
        try await router.show(tabs: ["/home"])
        try router.register(set: "More") {
            router.register(path: "/more", navigator: HoldingNavigator(router, storage))
        }
        var values = router.values(of: "/count", as: Int.self, from: .app).makeAsyncIterator()
        #expect(try await values.next() == 1)
        let caller = Task { await router.route(RouteRequest(url: "/ask")) }
        try await until("the screen is awaited") { stage.state.entries.count == 2 }
        let remains = Remains(
            router: router, stage: stage, screen: stage.topScreen as? HoldingScreen,
            navigator: navigator, storage: storage)
        router.close()
        #expect(await caller.value.error?.code == "cancelled")
        do {
            #expect(try await values.next() == nil)
        } catch {
            #expect(error.reason == .closed)
        }
        #expect(stage.state.entries.isEmpty)
        return remains
    }

    @Test
    func `lets go of Navigators, screens, its stage and itself`() async throws {
        let remains = try await useAndClose()
        try await until("the app is freed") { remains.isEmpty }
    }

    @Test
    func `refuses all later requests`() async throws {
        let app = try await Fixture()
        app.router.close()
        app.router.close()
        let error = await app.open("/home").error
        #expect(error?.reason == .closed)
        #expect(
            error?.description
                == "'/home' arrived after its router was closed. Open it in a window that is still "
                + "open.")
        #expect(app.router.routes.isEmpty && !app.router.canOpen("/home", from: .app))
    }

    @Test
    func `leaves its stage to another one, which no two routers share`() async throws {
        let first = try await Fixture()
        let second = AppRouter(links: .sample, stage: first.stage, clock: .still)
        let error = #expect(throws: RegistrationError.self) { try second.start() }
        #expect(error?.description.contains("another router moves its stage") == true)
        first.router.close()
        let third = AppRouter(links: .sample, stage: first.stage, clock: .still)
        #expect(throws: Never.self) { try third.start() }
    }
}
