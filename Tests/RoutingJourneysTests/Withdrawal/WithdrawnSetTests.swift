import RoutingEngine
import RoutingKit
import RoutingTestSupport
import RoutingTesting
import StageKit
import Testing

@testable import RoutingJourneys

/// Withdraws a feature at each moment at which something of it is open or waits.
@Suite(.hangLimit)
@MainActor
struct `A set that is withdrawn` {
    /// What is known of a feature once only the router holds it.
    @MainActor
    final class Feature {
        fileprivate(set) weak var pages: PageNavigator<NoParameters>?
        fileprivate(set) weak var asking: AskingNavigator?
        fileprivate(set) weak var guards: ClosureInterceptor?
        fileprivate(set) var token: RegistrationToken?
        let door = Door()

        var isGone: Bool { pages == nil && asking == nil && guards == nil }

        func withdraw() throws { try token?.withdraw() }
    }

    /// A moment, and the code of the error that follows; `nil` if what waits gets its answer.
    struct Case: CustomTestStringConvertible {
        let testDescription: String
        let code: String?
        let perform: @MainActor @Sendable (JourneyFixture, Feature) async throws -> String?
    }

    private nonisolated static let cases = [
        Case(testDescription: "while its screen is open: it stays", code: nil) { app, feature in
            await app.open("/page")
            try feature.withdraw()
            return app.path.last == "/page" ? nil : "closed"
        },
        Case(testDescription: "while a result is awaited: it arrives", code: nil) { app, feature in
            let caller = await app.callerWaits(for: "/page")
            try feature.withdraw()
            let screen = try #require(app.stage.topScreen)
            app.router.finish(screen, with: RouteValue(7))
            return try await caller.value == 7 ? nil : "lost"
        },
        Case(
            testDescription: "while its interceptor decides about another's screen: it decides",
            code: "blocked"
        ) { app, feature in
            let request = app.begin("/other")
            await feature.door.visitors()
            try feature.withdraw()
            feature.door.open()
            return await request.value.error?.code
        },
        Case(testDescription: "while its link is held", code: "unknown-route") { app, feature in
            let request = app.begin("https://moments.app/page", from: .universalLink)
            try feature.withdraw()
            app.gate.fulfill(.dataLoaded)
            return await request.value.error?.code
        },
        Case(testDescription: "while its request is suspended", code: "unknown-route") {
            app, feature in
            let caller = await app.callerWaits(for: "/account", using: .show)
            try feature.withdraw()
            _ = await app.journeys.resume(after: .login, as: "Ada")
            let error = await #expect(throws: RouteError.self) { try await caller.value }
            return error?.code
        },
        Case(testDescription: "while it asks the user", code: "unknown-route") { app, feature in
            app.gate.fulfill(.dataLoaded)
            await app.open("https://moments.app/ask/1", from: .universalLink)
            let question = try #require(feature.asking?.questions.last)
            try feature.withdraw()
            return await question.accept()?.error?.code
        },
    ]

    @Test(arguments: cases)
    func `leaves nothing waiting, and is released`(moment: Case) async throws {
        let (journeys, feature) = (Journeys(), Feature())
        let app = try await JourneyFixture(
            journeys: journeys, gate: ArrivalGate(until: [.dataLoaded])
        ) { router in
            router.register(path: "/other", navigator: PageNavigator<NoParameters>())
            router.register(path: "/login", navigator: PageNavigator<NoParameters>())
            router.register(
                LoginInterceptor(priority: 2, on: journeys, showing: "/login") { false })
        }
        try register(feature, in: app.router)
        #expect(try await moment.perform(app, feature) == moment.code)
        #expect(await app.open("/page").error?.code == "unknown-route")
        app.stage.update { $0.dismiss() }
        app.stage.update { $0.popToRoot() }
        try await until("its objects are released") { feature.isGone }
    }

    private func register(_ feature: Feature, in router: AppRouter) throws {
        let (pages, asking) = (PageNavigator<NoParameters>(), AskingNavigator())
        let guards = ClosureInterceptor(wants: { $0.isUnder("/other") }) { [feature] _ in
            await feature.door.pass()
            return .refuse(because: "it is closed")
        }
        (feature.pages, feature.asking, feature.guards) = (pages, asking, guards)
        feature.token = try router.register(set: "Feature") {
            router.register(path: "/page", navigator: pages, access: .external)
            router.register(path: "/account", navigator: pages, requires: .login)
            router.register(path: "/ask/:id", navigator: asking, access: .external)
            router.register(guards)
        }
    }
}
