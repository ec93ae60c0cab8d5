import RoutingTestSupport
import StorageKit
import Testing

@Suite(.hangLimit)
@MainActor
struct `The guide to values that change` {
    @Test
    func `shows the number of items on a badge`() async throws {
        let cart = Storage(documents: .memory([:])).userState("cart", initial: [String]())
        let app = try await Fixture { GuideValues.register(cart, on: $0) }
        let values = GuideValues()
        let reader = Task { try await values.follow(app.router) }
        cart.updateSoon { $0 = ["tea", "pot"] }
        while values.badge != "2", !Task.isCancelled { await Task.yield() }
        cart.updateSoon { $0 = [] }
        values.signedIn(app.router)
        while values.badge != nil, !Task.isCancelled { await Task.yield() }
        reader.cancel()
        try await reader.value
    }
}
