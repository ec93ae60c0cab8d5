import RoutingEngine
import RoutingTestSupport
import Testing

@Suite(.hangLimit)
@MainActor
struct `The guide to parameters` {
    @Test
    func `reads the values that it shows`() async throws {
        let list = try #require(
            try await receive(
                "/products/7?sort=price&tags=red&tags=blue", at: "/products/:id",
                as: GuideParameters.List.Parameters.self))
        #expect(list.id == 7 && list.sort == .price && list.tags == ["red", "blue"])
        await #expect(throws: RouteError.self) {
            try await receive(
                "/products/7?sort=color", at: "/products/:id",
                as: GuideParameters.List.Parameters.self)
        }
        let painting = try await receive(
            "/p/00ff00", at: "/p/:color", as: GuideParameters.Painting.self)
        #expect(painting?.color.hex == "00ff00")
        await #expect(throws: RouteError.self) {
            try await receive("/p/green", at: "/p/:color", as: GuideParameters.Painting.self)
        }
    }

    @Test
    func `says where a request came from, and needs no type for a screen`() async throws {
        let app = try await Fixture { GuideParameters.register(on: $0) }
        #expect(
            await app.open("https://moments.app/invitation/3", from: .universalLink).title
                == "Shared 3")
        #expect(await app.open("/invitation/3").title == "Own")
        #expect(await app.open("/seller/7").title == "Seller 7")
    }
}
