import RoutingKit
import RoutingTestSupport
import Testing

@testable import RoutingEngine

@Suite
@MainActor
struct `A refused request` {
    struct Broken: Error, CustomStringConvertible {
        let description = "the shelf fell down"
    }

    @Test(arguments: [
        (
            nil, "empty-url",
            "A request has no URL to open. Give a path such as /name, or a link of this app."
        ),
        (
            "", "empty-url",
            "'' has no URL to open. Give a path such as /name, or a link of this app."
        ),
        (
            "shop", "no-leading-slash",
            "'shop' is a path that does not start with a slash. Put one in front."
        ),
        (
            "ftp://moments.app/home", "foreign-scheme",
            "'ftp://moments.app/home' has the scheme 'ftp', which this app does not answer. "
                + "Use https."
        ),
        (
            "https://example.com", "foreign-host",
            "'https://example.com' has the host 'example.com', which is not one of this app's "
                + "hosts. Open it in a web view."
        ),
        ("/itm/1", "unknown-route", "'/itm/1' has no route. Did you mean /item/:id?"),
        (
            "/elsewhere", "unknown-route",
            "'/elsewhere' has no route. Register its path, or check its spelling."
        ),
        (
            "/item/x", "invalid-parameter",
            "'/item/x' can't be opened: the parameter 'id' is 'x', but Int is expected. "
                + "Correct its value."
        ),
        (
            "/item/1?id=2", "repeated-parameter",
            "'/item/1?id=2' can't be opened: the parameter 'id' is given more than once, but takes "
                + "one value. Give it once."
        ),
        (
            "/search", "missing-parameter",
            "'/search' can't be opened: the parameter 'value' (String) is missing. "
                + "Add it to the link."
        ),
        (
            "/attached", "missing-payload",
            "'/attached' can't be opened: the payload ([Int]) is missing. "
                + "Open it from a screen that attaches what it needs."
        ),
        (
            "/debug", "unavailable",
            "'/debug' is not available in the production build. Use a build that contains it."
        ),
        (
            "/nothing", "not-found",
            "'/nothing' can't be shown: there is no product 9999. Look in /shop."
        ),
        ("/broken", "failed", "'/broken' failed: the shelf fell down. Try again."),
    ])
    func `it names the URL, the reason and the remedy`(
        url: String?, code: String, sentence: String
    ) async throws {
        let app = try await shop()
        let error = await app.open(url).error
        #expect(error?.code == code)
        #expect(error?.description == sentence)
        #expect(error?.url == url)
    }

    @Test(arguments: [
        (
            "/home", "relative-url",
            "'/home' is no complete link, which a link from outside must be. "
                + "Add its scheme and host."
        ),
        (
            "moments://item/1", "access-denied",
            "'moments://item/1' can't be opened from outside (custom-scheme): its route is closed. "
                + "Open it inside the app, or register the route with an access that admits it."
        ),
    ])
    func `it names the limit of a link from outside`(
        url: String, code: String, sentence: String
    ) async throws {
        let error = try await shop().open(url, from: .customScheme(caller: nil)).error
        #expect(error?.code == code)
        #expect(error?.description == sentence)
    }

    @Test
    func `it names the place inside a payload`() async throws {
        let error = try await shop().open("/attached", payload: RouteValue(["x"])).error
        #expect(error?.code == "invalid-payload")
        #expect(
            error?.description == "'/attached' can't be opened: the payload does not fit at [0]: "
                + "Int is expected. Open it from a screen that attaches what it needs.")
    }

    @Test
    func `a URL of the greatest length that no route answers has no nearest one`() async throws {
        let error = try await shop().open("/itm/" + String(repeating: "a", count: 8000)).error
        #expect(error?.reason == .unknownRoute(nearest: nil))
    }

    private func shop() async throws -> Fixture {
        try await Fixture {
            $0.register(path: "/item/:id", navigator: PageNavigator<ItemParameters>())
            $0.register(path: "/search", navigator: PageNavigator<One<String>>())
            $0.register(path: "/attached", navigator: PageNavigator<One<Payload<[Int]>>>())
            $0.register(
                path: "/debug", navigator: PageNavigator<NoParameters>(), builds: [.debug])
            $0.register(
                path: "/nothing",
                navigator: ClosureNavigator {
                    throw NotFound("product 9999", help: "Look in /shop.")
                })
            $0.register(path: "/broken", navigator: ClosureNavigator { throw Broken() })
        }
    }

    private struct One<Value: Decodable & Sendable>: Decodable, Sendable {
        let value: Value
    }
}
