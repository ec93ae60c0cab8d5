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
    private func output(_ lines: String...) async -> [String] {
        let console = ScriptedConsole(lines + ["q"])
        _ = await console.run([])
        return console.output.split(separator: "\n").map(String.init)
    }

    @Test
    func `counts the items in the cart in the terminal`() async throws {
        let lines = await output("open /cart/add?id=1&quantity=2", "open /cart/add?id=2")
        let tabs = lines.filter { $0.contains(" Shop") && $0.contains("1 Moments") }
        #expect(tabs.map { $0.contains("2 Shop (2)") } == [false, true, false])
        #expect(tabs.last?.contains("2 Shop (3)") == true)
    }

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
    func `is that of the user who is signed in`() async throws {
        let app = try await LaunchedApp()
        let session = ScriptedSession(app)
        await session.type("open /login", "1 Ada", "open /cart/add?id=1")
        try await until("a badge") { app.stage.badges["/shop"] == "1" }
        await app.container.accounts().signOut()
        try await until("a badge") { app.stage.badges["/shop"] == nil }
        await session.type("1 Ada")
        try await until("a badge") { app.stage.badges["/shop"] == "1" }
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

    @Test
    func `stops at 99`() async throws {
        let app = try await LaunchedApp()
        for id in 1...120 {
            await app.open("/cart/add?id=\(id)")
        }
        await app.container.badges.refresh()
        #expect(app.stage.badges["/shop"] == "99+")
    }
}
