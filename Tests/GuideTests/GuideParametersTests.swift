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
    }
}
