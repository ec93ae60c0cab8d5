import RouteMatching
import RoutingKit
import RoutingTestSupport
import Testing

@testable import RoutingEngine

@Suite
@MainActor
struct `The text of an error` {
    @Test(arguments: [
        (RouteOrigin.app, "Did you mean /cart?"), (.universalLink, "Register its path"),
        (.push, "Did you mean /cart?"),
    ])
    func `a hint names only routes that the origin may open`(
        origin: RouteOrigin, hint: String
    ) async throws {
        let app = try await Fixture {
            $0.register(
                path: "/cart", navigator: PageNavigator<NoParameters>(), access: .pushes)
        }
        let url = origin == .app ? "/crt" : "https://moments.app/crt"
        let error = try #require(await app.open(url, from: origin).error)
        #expect(error.description.contains(hint))
    }

    @Test
    func `a hint names no route of another build`() async throws {
        let app = try await Fixture(build: .production) {
            $0.register(path: "/menu", navigator: PageNavigator<NoParameters>(), builds: [.debug])
        }
        let error = try #require(await app.open("/mneu").error)
        #expect(!error.description.contains("/menu"))
    }

    @Test(arguments: ["/a\u{1B}[31m", "/a\u{7}b", "/a\u{202E}b", "/item/%1B%5B2J"])
    func `no control character of a URL reaches the reader`(url: String) async throws {
        let app = try await Fixture {
            $0.register(path: "/item/:id", navigator: PageNavigator<ItemParameters>())
        }
        let outcome = await app.open(url)
        let error = try #require(outcome.error)
        for text in [error.description, outcome.description] {
            #expect(text.printable == text)
        }
    }

    @Test
    func `only the beginning of an endless URL is shown`() async throws {
        let app = try await Fixture()
        let error = try #require(await app.open("/" + String(repeating: "x", count: 9000)).error)
        #expect(error.code == "too-long")
        #expect(error.description.count < 300)
    }
}
