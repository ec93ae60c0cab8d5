import RouteMatching
import RoutingKit
import RoutingTestSupport
import StageKit
import Synchronization
import Testing

@testable import RoutingEngine

@Suite
@MainActor
struct `The hint of an error about an unknown route` {
    @Test
    func `is looked for by those who read the reason`() async throws {
        let checks = Checks()
        let app = try await Fixture {
            $0.register(checks.constraint)
            $0.register(path: "/shop/:code(sku)", navigator: PageNavigator<Code>())
        }
        checks.count = 0
        let error = try #require(await app.open("/from/shop/A1").error)
        #expect(error.code == "unknown-route")
        #expect(error.url == "/from/shop/A1")
        #expect(checks.count == 0)
        #expect(error.description.contains("Did you mean /shop/:code(sku)?"))
        #expect(checks.count > 0)
    }

    @Test
    func `is the same at any time`() async throws {
        var token: RegistrationToken?
        let app = try await Fixture {
            token = try? $0.register(set: "Cart") { [router = $0] in
                router.register(path: "/cart", navigator: PageNavigator<NoParameters>())
            }
        }
        let error = try #require(await app.open("/crt").error)
        try token?.withdraw()
        let cart = try RoutePattern("/cart")
        #expect(error == RouteError(url: "/crt", reason: .unknownRoute(nearest: cart)))
        #expect(Set([error, RouteError(url: "/crt", reason: error.reason)]).count == 1)
        #expect(await app.open("/crt").error?.reason == .unknownRoute(nearest: nil))
    }

    @Test
    func `keeps no Navigator of a withdrawn set`() async throws {
        var token: RegistrationToken?
        weak var model: Model?
        let app = try await Fixture { router in
            let new = Model()
            model = new
            token = try? router.register(set: "Cart") {
                router.register(path: "/cart", navigator: ModelNavigator(model: new))
            }
        }
        let error = try #require(await app.open("/crt").error)
        try token?.withdraw()
        #expect(model == nil)
        #expect(error.description.contains("Did you mean /cart?"))
    }

    @Test
    func `shows nothing of the URL that is masked`() async throws {
        let app = try await Fixture {
            $0.register(
                path: "/cart/:id", navigator: PageNavigator<ItemParameters>(), access: .external)
        }
        let outcome = await app.open(
            "https://moments.app/crt/token?key=token#token", from: .universalLink)
        let error = try #require(outcome.error)
        var text = "\(error) \(String(reflecting: error))"
        dump(error, to: &text)
        #expect(!text.contains("token"), "\(text)")
    }

    @Test
    func `is known in an error that the app receives without an outcome`() async throws {
        let checks = Checks()
        let app = try await Fixture {
            $0.register(checks.constraint)
            $0.register(path: "/shop/:code(sku)", navigator: PageNavigator<Code>())
        }
        var errors: [RouteError] = []
        do { _ = try await app.router.screen(for: "/from/shop/A1") } catch { errors.append(error) }
        do {
            _ = try await app.router.result(of: RouteRequest(url: "/from/shop/A1"))
        } catch {
            errors.append(error)
        }
        let saved = NavigationState(tabs: [.init(url: "/from/shop/A1")])
        errors += await app.router.restore(saved)
        #expect(errors.map(\.code) == Array(repeating: "unknown-route", count: 3))
        checks.count = 0
        #expect(errors.allSatisfy { $0.description.contains("Did you mean /shop/:code(sku)?") })
        #expect(checks.count == 0)
    }

    @Test(arguments: [
        (RouteOrigin.app, "Did you mean /cart?"), (.universalLink, "Register its path"),
        (.push, "Did you mean /cart?"),
    ])
    func `names only routes that the origin may open`(
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
    func `names no route of another build`() async throws {
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

/// Counts how often a constraint is checked.
private final class Checks: Sendable {
    private let total = Mutex(0)

    var count: Int {
        get { total.withLock { $0 } }
        set { total.withLock { $0 = newValue } }
    }

    var constraint: RouteConstraint {
        RouteConstraint("sku", example: "A1") { [self] _ in
            total.withLock { $0 += 1 }
            return true
        }
    }
}

private struct Code: Decodable, Sendable {
    let code: String
}

private final class Model {}

private struct ModelNavigator: Navigating {
    let model: Model
    func destination(for parameters: NoParameters) -> Destination { .value(1) }
}
