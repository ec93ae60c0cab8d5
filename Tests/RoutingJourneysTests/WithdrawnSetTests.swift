import RoutingTestSupport
import Testing

@testable import RoutingJourneys

/// Withdraws a feature while something of it waits outside of the router's queue.
@Suite(.hangLimit)
struct `A withdrawn set with something that waits` {
    private final class Feature {
        weak var pages: PageNavigator<NoParameters>?
        weak var asking: AskingNavigator?
        private var token: RegistrationToken?

        /// Leaves the Navigators to the router.
        init(in router: AppRouter) throws {
            let (pages, asking) = (PageNavigator<NoParameters>(), AskingNavigator())
            (self.pages, self.asking) = (pages, asking)
            token = try router.register(set: "Feature") {
                router.register(path: "/page", navigator: pages, access: .external)
                router.register(path: "/account", navigator: pages, requires: .login)
                router.register(path: "/ask", navigator: asking, access: .external)
            }
        }

        func withdraw() throws { try token?.withdraw() }
    }

    nonisolated enum Moment: CaseIterable {
        case heldLink, suspendedRequest, askedUser
    }

    @Test(arguments: Moment.allCases)
    func `a withdrawn set leaves nothing waiting, and is released`(moment: Moment) async throws {
        let app = try await JourneyFixture(gate: ArrivalGate(until: [.dataLoaded])) {
            router, journeys in
            router.pages("/login")
            router.register(
                LoginInterceptor(priority: 2, on: journeys, showing: "/login") { false })
        }
        let feature = try Feature(in: app.router)
        let code: String?
        switch moment {
        case .heldLink:
            let request = app.begin("https://moments.app/page", from: .universalLink)
            try feature.withdraw()
            app.gate.fulfill(.dataLoaded)
            code = await request.value.error?.code
        case .suspendedRequest:
            let caller = await app.callerWaits(for: "/account", using: .show)
            try feature.withdraw()
            _ = await app.journeys.resume(after: .login, as: "Ada")
            code = await caller.refusal?.code
        case .askedUser:
            app.gate.fulfill(.dataLoaded)
            await app.open("https://moments.app/ask?id=1", from: .universalLink)
            let question = try #require(feature.asking?.questions.last)
            try feature.withdraw()
            code = await question.accept()?.error?.code
        }
        #expect(code == "unknown-route")
        app.stage.update { $0.dismiss() }
        app.stage.update { $0.popToRoot() }
        try await until("its objects are released") {
            feature.pages == nil && feature.asking == nil
        }
    }
}
