import PluginKit
import RoutingEngine
import Foundation
import RoutingTestSupport
import Testing

@testable import AppContainer
@testable import CompositionRoot

@Suite(.hangLimit, .needs("Moments", "Shop"))
@MainActor
struct `The badge of the shop's tab` {
    @Test
    func `follows the cart on every stage without being asked`() async throws {
        let app = try await LaunchedApp()
        #expect(app.stage.badges["/shop"] == nil)
        await app.open("/cart/add?id=1&quantity=2")
        try await until("a badge") { app.stage.badges["/shop"] == "2" }
        await app.open("/cart/add?id=2")
        try await until("a badge") { app.stage.badges["/shop"] == "3" }
    }

    @Test
    func `leaves with the plug-in and returns with it`() async throws {
        let app = try await LaunchedApp()
        await app.open("/cart/add?id=1")
        try await until("a badge") { app.stage.badges["/shop"] == "1" }
        let shop = try #require(app.container.plugins.all.first { $0.name == "Shop" })
        app.container.takeOut(shop)
        #expect(app.stage.badges == [:])
        await app.container.add(shop)
        try await until("a badge") { app.stage.badges["/shop"] == "1" }
    }
}
