import RouteMatching
import RoutingKit
import RoutingTestSupport
import StageKit
import Testing

@testable import RoutingEngine

@Suite
@MainActor
struct `A redirect by an interceptor` {
    struct Parameters: Decodable, Sendable {
        let id: String
        let color: String?
        let payload: Payload<[Int]>?
    }

    private let target = PageNavigator<Parameters>()

    /// Routes that each redirect to the next text.
    private func launch(_ redirects: KeyValuePairs<String, String>) async throws -> Fixture {
        let texts = Dictionary(redirects.map { ($0.key, $0.value) }) { first, _ in first }
        return try await Fixture { router in
            router.register(path: "/target/:id", navigator: target, access: .external)
            router.register(path: "/closed", navigator: PageNavigator<NoParameters>())
            for (path, _) in redirects where path != "/home" {
                router.register(
                    path: path, navigator: PageNavigator<AnyID>(), access: .external)
            }
            router.register(
                ClosureInterceptor {
                    texts[$0.route.pattern.description].map { .redirect(to: $0) } ?? .proceed
                })
        }
    }

    private struct AnyID: Decodable, Sendable {
        let id: String?
        let color: String?
    }

    @Test
    func `keeps payload, transition, source and parameters`() async throws {
        let app = try await launch(["/old/:id": "/target/:id"])
        let screen = try #require(app.stage.topScreen)
        let outcome = await app.open(
            "/old/a%2Fb?color=r%26d&id2=x", using: .present, source: screen,
            payload: RouteValue([1, 2]))
        #expect(outcome.error == nil)
        #expect(outcome.redirects == ["/target/a%2Fb?color=r%26d"])
        #expect(target.received.first?.id == "a/b")
        #expect(target.received.first?.color == "r&d")
        #expect(target.received.first?.payload?.value == [1, 2])
        #expect(target.transitions == [.present])
        #expect(target.sources.first.flatMap { $0 } === screen)
        #expect(app.stage.state.modals.count == 1)
    }

    @Test
    func `adds no parameter that the target already contains`() async throws {
        let app = try await launch(["/old/:id": "/target/7?color=blue"])
        await app.open("/old/1?color=red")
        #expect(target.received.first?.id == "7")
        #expect(target.received.first?.color == "blue")
    }

    @Test
    func `the outcome names all redirects`() async throws {
        let app = try await launch(["/home": "/old/1", "/old/:id": "/target/:id"])
        let outcome = await app.open("/home")
        #expect(outcome.url == "/home")
        #expect(outcome.redirects == ["/old/1", "/target/1"])
        #expect(outcome.route?.description == "/target/:id")
        #expect(outcome.description.hasPrefix("app /home -> /old/1 -> /target/1 -> shown: "))
    }

    @Test(arguments: [
        ["/home": "/home"], ["/home": "/a", "/a": "/home"],
        ["/home": "/a", "/a": "/b", "/b": "/a?x=1"],
    ])
    func `a cycle ends as refused, with all its URLs`(redirects: [String: String]) async throws {
        let app = try await Fixture { router in
            for path in ["/a", "/b"] {
                router.register(path: path, navigator: PageNavigator<NoParameters>())
            }
            router.register(
                ClosureInterceptor {
                    .redirect(to: redirects[$0.route.pattern.description] ?? "/home")
                })
        }
        let error = await app.open("/home").error
        #expect(error?.code == "redirect-cycle")
        let way =
            redirects.count == 1
            ? "/home > /home"
            : redirects.count == 2
                ? "/home > /a > /home" : "/home > /a > /b > /a"
        #expect(error?.description.contains(way) == true)
        #expect(app.path == ["/home"])
    }

    @Test(arguments: [(8, nil), (9, "too-many-redirects")])
    func `a request takes 8 hops and no more`(hops: Int, code: String?) async throws {
        let app = try await Fixture { router in
            router.register(path: "/hop/:id", navigator: PageNavigator<ItemParameters>())
            router.register(
                ClosureInterceptor {
                    let number = $0.parameters["id"].first.flatMap { Int($0) } ?? 0
                    return number == 0 ? .proceed : .redirect(to: "/hop/\(number - 1)")
                })
        }
        let outcome = await app.open("/hop/\(hops)")
        #expect(outcome.error?.code == code)
    }

    @Test(arguments: [
        ("/target/:nobody", "invalid-redirect"), ("/nowhere", "unknown-route"),
        ("nowhere", "no-leading-slash"), ("", "empty-url"),
        ("https://evil.example/x", "foreign-host"),
        ("/target/..", "dot-segment"),
    ])
    func `a target without a route ends as refused`(
        target: String, code: String
    ) async throws {
        let app = try await launch(["/home": target])
        #expect(await app.open("/home").error?.code == code)
    }
}
