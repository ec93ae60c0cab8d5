import RoutingTesting
import TestSupport
import Testing

@testable import AppContainer
@testable import CompositionRoot

@Suite(.wholeApp)
@MainActor
struct `Links from outside` {
    @Test(arguments: [
        (SampleURL.productLink(42), ["/shop", "/products", SampleURL.product(42)]),
        ("momentsapp://shop", ["/shop"]),
        ("https://momentsapp.com/moments/m3/", ["/moments", "/moments/m3"]),
        ("https://MOMENTSAPP.com/Shop", ["/shop"]),
        (
            "https://momentsapp.com/products?category=kitchen&utm_source=mail",
            ["/shop", "/products?category=kitchen"]
        ),
    ])
    func `an open route opens in its tab, over its parents`(
        url: String, path: [String]
    ) async throws {
        let app = try await LaunchedApp()
        let outcome = await app.openLink(url)
        #expect(outcome.error == nil)
        #expect(app.path == path)
    }

    @Test(arguments: [
        "moments/share", "moments/pick", "cart", "cart/count", "checkout", "chat",
        "chat/u1", "internalmenu", "designkit?productName=a&version=1",
        "webview?url=https%3A%2F%2Fexample.org",
    ])
    func `everything else is closed in each build`(path: String) async throws {
        for build in BuildTarget.allCases {
            let app = try await LaunchedApp(build: build)
            for url in ["https://momentsapp.com/\(path)", "momentsapp://\(path)"] {
                #expect(await app.openLink(url).error?.code == "access-denied", "\(url)")
            }
            #expect(app.path == ["/moments"])
        }
    }

    @Test(arguments: [
        "https://ⓜomentsapp。com/", "https://momentsapp.com\u{200B}/", "https://momentsapp。com/",
        "https://help.momentsapp.com/a b",
    ])
    func `a page is checked as its URL was sent, not as Foundation repairs it`(
        page: String
    ) async throws {
        let app = try await LaunchedApp()
        let query = PercentEncoding.encode(page)
        let outcome = await app.openLink("https://momentsapp.com/page?url=\(query)")
        #expect(outcome.error?.code == "invalid-parameter", "\(outcome)")
        #expect(app.path == ["/moments"])
    }

    @Test
    func `a link that arrives while the app runs doesn't change the other tabs`() async throws {
        let app = try await LaunchedApp()
        try await app.choose("Chat with")
        await app.openLink(SampleURL.productLink(42))
        app.stage.update { $0.selectTab(0) }
        #expect(app.path == ["/moments", "/chat/u1"])
    }

    @Test
    func `the internal menu exists in internal builds only`() async throws {
        for build in BuildTarget.allCases {
            let app = try await LaunchedApp(build: build)
            let outcome = await app.open("/internalmenu")
            #expect(outcome.error?.code == (build == .production ? "unavailable" : nil))
            let missing = build == .production ? 1 : 0
            #expect(app.stage.state.tabs.count == app.container.plugins.tabs.count - missing)
        }
    }
}
