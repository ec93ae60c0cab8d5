import RoutingTestSupport
import StageConformance
import Testing

@testable import RoutingEngine

struct `A review of the shown screens` {
    private let page = PageNavigator<NoParameters>()
    private let counter = ClosureInterceptor(priority: 1, hasEffects: true) { _ in .proceed }

    private func launch() async throws -> Fixture {
        try await Fixture(tabs: ["/home", "/library"]) { router in
            router.pages("/library", "/a", "/b")
            router.register(path: "/c", navigator: page)
            router.pages("/news", access: .external)
            router.register(counter)
        }
    }

    /// Decides about the screens of some paths from now on.
    private func decide(
        about paths: [String], in app: Fixture, _ verdict: InterceptorVerdict
    ) throws {
        try app.router.register(set: "Guard") {
            app.router.intercept(wants: { paths.contains(where: $0.isUnder) }) { _ in verdict }
        }
    }

    @Test(arguments: [
        (["/none"], "*/home /a /b | /library | +/c"), (["/b"], "*/home /a | /library | +/c"),
        (["/a"], "*/home | /library | +/c"), (["/c"], "*/home /a /b | /library"),
        (["/library"], "*/home /a /b | +/c"), (["/home"], "*/library | +/c"),
        (["/home", "/library"], ""),
    ])
    func `a screen that is refused now leaves, with what is above it`(
        closed: [String], outline: String
    ) async throws {
        let app = try await launch()
        await app.open("/a")
        await app.open("/b")
        await app.open("/c", using: .present)
        let count = counter.asked.count
        try decide(about: closed, in: app, .refuse(because: "it is closed"))
        await app.router.reviewScreens()
        #expect(app.stage.state.outline == outline)
        #expect(counter.asked.count == count, "no interceptor with side effects is asked")
        #expect(page.received.count == 1, "no Navigator is asked")
        #expect(app.router.history.count == 3, "a review is no request")
    }

    @Test func `a screen from outside leaves if it is redirected to one that is closed there`()
        async throws
    {
        let app = try await launch()
        let link = "https://moments.app/news"
        #expect(await app.open(link, from: .universalLink).error == nil)
        try decide(about: ["/news"], in: app, .redirect(to: "/a"))
        #expect(await app.open(link, from: .universalLink).error?.code == "access-denied")
        await app.router.reviewScreens()
        #expect(app.stage.state.outline == "*/home | /library")
    }
}
