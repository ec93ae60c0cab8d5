import RoutingEngine
import RoutingTestSupport
import Testing

@testable import RoutingKit

@Suite
@MainActor
struct `A semicolon in a segment` {
    private func launch() async throws -> Fixture {
        try await Fixture { router in
            router.register(path: "/item/:id", navigator: PageNavigator<ItemParameters>())
            router.register(path: "/number/:id(int)", navigator: PageNavigator<ItemParameters>())
            router.register(path: "/text/:value", navigator: PageNavigator<One<String>>())
        }
    }

    @Test(arguments: ["/item/7;v=1", "/item/7;", "/number/7;v=1", "/item;a/7", "/item/7%3Bv=1"])
    func `is named where the value isn't just a text`(url: String) async throws {
        #expect(try await launch().open(url).error?.code == "matrix-parameter")
    }

    @Test(arguments: [
        ("/text/a;b=c", nil), ("/text/a;b=c?d=1;e=2", nil), ("/item/;", "matrix-parameter"),
        ("/nowhere/7;v=1", "unknown-route"), ("/item/7?id=1;2", "repeated-parameter"),
    ])
    func `is a character like any other in other places`(url: String, code: String?) async throws {
        #expect(try await launch().open(url).error?.code == code)
    }
}
