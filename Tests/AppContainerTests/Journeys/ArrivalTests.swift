import Foundation
import RoutingJourneys
import RoutingTestSupport
import Testing

@testable import AppContainer
@testable import AppContainerKit

@Suite(.hangLimit)
struct `A link that arrives while the app starts` {
    @Test(arguments: [("1", ["/notes", "/notes/42"]), ("2", ["/letters"])])
    func `a link asks through a notice if the user has navigated meanwhile`(
        answer: String, path: [String]
    ) async throws {
        let app = try await LaunchedApp(plugins: .own, isReady: false)
        let console = ScriptedConsole([answer])
        var isWaiting = false
        app.router.observe { if case .began = $0 { isWaiting = true } }
        let link = Task {
            await app.router.open("https://momentsapp.com/notes/42", from: .universalLink)
        }
        while !isWaiting { await Task.yield() }
        await app.container.run(on: ScriptedConsole(["t 2"]))
        await app.container.openGate()
        #expect(app.path == ["/letters"])
        await app.container.run(on: console)
        let asked = "https://momentsapp.com/notes/42 arrived late. Open it?"
        #expect(console.output.contains(asked))
        #expect(await link.value.error?.code == (answer == "1" ? nil : "arrival-declined"))
        #expect(app.path == path)
    }

    @Test func `a typed link waits, and the shell continues`() async throws {
        let app = try await LaunchedApp(plugins: .own, isReady: false)
        let console = ScriptedConsole(["link https://momentsapp.com/notes", "t 2"])
        await app.container.run(on: console)
        let said = "https://momentsapp.com/notes waits until the app is ready."
        #expect(console.output.contains(said))
        #expect(app.path == ["/letters"])
        await app.container.openGate()
        #expect(app.gate.lateLinks.map(\.url) == ["https://momentsapp.com/notes"])
    }

    @Test func `a link waits as long as --start-delay says`() async throws {
        let clock = TestClock()
        let app = try await LaunchedApp(plugins: .own, clock: clock.routeClock, isReady: false)
        let call = try Invocation(["--start-delay", "5"])
        let start = try #require(
            await app.container.launch(call, console: ScriptedConsole().console))
        await clock.sleepers(1)
        clock.advance(by: .seconds(4.9))
        #expect(!app.gate.isOpen)
        clock.advance(by: .seconds(0.1))
        await start.value
        #expect(app.gate.isOpen)
    }
}
