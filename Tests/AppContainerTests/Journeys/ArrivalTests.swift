import Foundation
import RoutingKit
import TestSupport
import Testing

@testable import AppContainer

@Suite(.timeLimit(.minutes(1)))
@MainActor
struct `A link that arrives while the app starts` {
    @Test
    func `waits until the session is restored, and lands over it`() async throws {
        let app = try await LaunchedApp(isReady: false)
        let link = await begin("https://momentsapp.com/moments/m1", in: app)
        let saved = NavigationState(tabs: [.init(url: "/moments"), .init(url: "/shop")])
        #expect(await app.router.restore(saved).isEmpty)
        #expect(app.router.history.outcomes.isEmpty)
        await app.container.goOn()
        #expect(await link.value.title != nil)
        #expect(app.path == ["/moments", "/moments/m1"])
    }

    @Test(arguments: [("yes", ["/shop", "/products", "/product/42"]), ("no", ["/shop"])])
    func `asks through a notice if the user has moved on`(
        answer: String, path: [String]
    ) async throws {
        let app = try await LaunchedApp(isReady: false)
        let console = ScriptedConsole([answer])
        let shell = Shell(app: app.container, console: console.console)
        let link = await begin("https://momentsapp.com/product/42", in: app)
        await shell.perform(.tab(2))
        await app.container.goOn()
        #expect(app.path == ["/shop"])
        await shell.run()
        let asked = "https://momentsapp.com/product/42 came late: open it? yes or no"
        #expect(console.output.contains(asked))
        #expect(await link.value.error?.code == (answer == "yes" ? nil : "arrival-declined"))
        #expect(app.path == path)
    }

    @Test
    func `nothing is asked where nothing is late`() async throws {
        let app = try await LaunchedApp()
        let console = ScriptedConsole(["yes"])
        await Shell(app: app.container, console: console.console).run()
        #expect(console.output.contains("Nothing is asked."))
    }

    /// Opens a link, and returns as soon as it stands at the gate.
    private func begin(_ url: String, in app: LaunchedApp) async -> Task<RouteOutcome, Never> {
        let (begun, beginning) = AsyncStream.makeStream(of: Void.self)
        app.router.observe { if case .began = $0 { beginning.finish() } }
        let link = Task { await app.openLink(url) }
        for await _ in begun {}
        return link
    }
}
