import RoutingTestSupport
import Testing

@testable import RoutingJourneys

/// Withdraws a feature at each moment at which something of it waits.
@Suite(.hangLimit)
@MainActor
struct `A withdrawn set with something that waits` {
    /// What is known of a feature once only the router holds it.
    @MainActor
    final class Feature {
        fileprivate(set) weak var pages: PageNavigator<NoParameters>?
        fileprivate(set) weak var asking: AskingNavigator?
        fileprivate(set) weak var guards: ClosureInterceptor?
        fileprivate var token: RegistrationToken?
        let door = Door()

        var isGone: Bool { pages == nil && asking == nil && guards == nil }

        func withdraw() throws { try token?.withdraw() }

        func register(in router: AppRouter) throws {
            let (pages, asking) = (PageNavigator<NoParameters>(), AskingNavigator())
            let guards = ClosureInterceptor(wants: { $0.isUnder("/other") }) { [door] _ in
                await door.pass()
                return .refuse(because: "it is closed")
            }
            (self.pages, self.asking, self.guards) = (pages, asking, guards)
            token = try router.register(set: "Feature") {
                router.register(path: "/page", navigator: pages, access: .external)
                router.register(path: "/account", navigator: pages, requires: .login)
                router.register(path: "/ask", navigator: asking, access: .external)
                router.register(guards)
            }
        }
    }

    enum Moment: CaseIterable {
        case awaitedResult, askedInterceptor, heldLink, suspendedRequest, askedUser
    }

    /// How what waits ends after the withdrawal: the code of its error, or its value.
    private func withdraw(
        _ feature: Feature, at moment: Moment, in app: JourneyFixture
    ) async throws -> String? {
        switch moment {
        case .awaitedResult:
            let caller = await app.callerWaits(for: "/page")
            try feature.withdraw()
            app.router.finish(try app.top, with: 7)
            return try await "\(caller.value)"
        case .askedInterceptor:
            let request = app.begin("/other")
            await feature.door.visitors()
            try feature.withdraw()
            feature.door.open()
            return await request.value.error?.code
        case .heldLink:
            let request = app.begin("https://moments.app/page", from: .universalLink)
            try feature.withdraw()
            app.gate.fulfill(.dataLoaded)
            return await request.value.error?.code
        case .suspendedRequest:
            let caller = await app.callerWaits(for: "/account", using: .show)
            try feature.withdraw()
            _ = await app.journeys.resume(after: .login, as: "Ada")
            return await #expect(throws: RouteError.self) { try await caller.value }?.code
        case .askedUser:
            app.gate.fulfill(.dataLoaded)
            await app.open("https://moments.app/ask?id=1", from: .universalLink)
            let question = try #require(feature.asking?.questions.last)
            try feature.withdraw()
            return await question.accept()?.error?.code
        }
    }

    @Test(arguments: Moment.allCases)
    func `a withdrawn set leaves nothing waiting, and is released`(moment: Moment) async throws {
        let feature = Feature()
        let app = try await JourneyFixture(gate: ArrivalGate(until: [.dataLoaded])) {
            router, journeys in
            router.pages("/other", "/login")
            router.register(
                LoginInterceptor(priority: 2, on: journeys, showing: "/login") { false })
        }
        try feature.register(in: app.router)
        let ends: [Moment: String] = [.awaitedResult: "7", .askedInterceptor: "blocked"]
        #expect(try await withdraw(feature, at: moment, in: app) == ends[moment] ?? "unknown-route")
        #expect(await app.code("/page") == "unknown-route")
        app.stage.update { $0.dismiss() }
        app.stage.update { $0.popToRoot() }
        try await until("its objects are released") { feature.isGone }
    }
}
