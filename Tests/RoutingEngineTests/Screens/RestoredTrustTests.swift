import RoutingKit
import RoutingTestSupport
import StageKit
import Testing

@testable import RoutingEngine

@Suite
@MainActor
struct `A screen that is restored` {
    @Test
    func `is trusted as much as when it was saved`() async throws {
        let app = try await Fixture {
            $0.register(
                path: "/item/:id", navigator: PageNavigator<ItemParameters>(), access: .external)
        }
        let trusts = [RouteTrust.full, RouteTrust(.push), RouteTrust(.universalLink)]
        let saved = zip(["/home", "/item/1", "/item/2"], trusts).map {
            NavigationState.Entry(url: $0, trust: $1)
        }
        let leftOut = await app.router.restore(NavigationState(stacks: [.init(saved)]))
        #expect(leftOut == [])
        #expect(app.stage.state.path.map(\.trust) == trusts)
        #expect(app.stage.state.top?.trust == RouteTrust(.universalLink))
    }
}
