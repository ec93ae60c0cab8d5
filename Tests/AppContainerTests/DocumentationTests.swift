import CommandLineKit
import Foundation
import MomentsTestSupport
import RoutingTesting
import TerminalKit
import Testing

@testable import AppContainer

/// Compares the pages with the output of the app; `WrittenPage.command` writes them.
@Suite(.everyFeature)
struct `The documentation` {
    private func output(_ arguments: String...) async -> String {
        let console = ScriptedConsole()
        #expect(await console.run(arguments) == .success)
        return console.output
    }

    @Test func `the contract matches the app`() async throws {
        let contract = await output("contract")
        let difference = try WrittenPage("docs/contract.json").difference(from: contract)
        #expect(difference == nil)
    }

    @Test func `the README's set-up is two commands`() throws {
        let readme = try WrittenPage("README.md").text()
        #expect(readme.contains("\n```sh\nswift run AppContainer\nswift test\n```\n"))
    }

    @Test(.needs("Moments", "Shop"))
    func `the picture in the README is the app`() async throws {
        let clock = TestClock()
        let app = try await LaunchedApp(clock: RouteClock(clock, now: { Sample.now }))
        // As long as a debug build takes, with the catalogue to read.
        app.router.observe { if case .began = $0 { clock.advance(by: .microseconds(14_100)) } }
        let terminal = app.container.terminalApp()
        var picture = TerminalPicture(columns: 64)
        // To the third row: a link that Moments doesn't know.
        var screen = await terminal.fullScreen(width: 64, height: 15, after: [.down, .down])
        picture.add(title: "$ swift run AppContainer", styled: screen)
        _ = await terminal.fullScreen(width: 64, height: 15, after: [.down, .down, .enter])
        // The page is there at once, and its content when the catalogue is read.
        await app.router.settle()
        for _ in 0..<100 { await Task.yield() }
        screen = await terminal.fullScreen(width: 64, height: 15, after: [])
        #expect(app.path.last == "/product/42")
        picture.add(
            title: "A link in Moments opens Shop, which Moments can't import", styled: screen)
        picture.add(
            title: "swift build",
            [
                ("Modules/Features/Moments/TimelineNavigator.swift:1:8:", "#c9d1d9"),
                ("error: module 'Shop' doesn't allow importation from module", "#ff7b72"),
                ("'Moments'", "#ff7b72"),
            ])
        let difference = try WrittenPage("docs/pictures/app.svg").difference(from: picture.svg)
        #expect(difference == nil)
    }

    @Test func `the guide to universal links shows what the command prints`() async throws {
        let guide = WrittenPage("docs/guides/universal-links.md")
        let app = "ABCDE12345.com.momentsapp.app"
        let entitlements = await output("aasa", "--app-id", app, "--entitlements")
        var difference = try guide.difference(
            from: entitlements, after: "entitlements:\n\n```xml\n")
        #expect(difference == nil)
        let properties = await output("aasa", "--app-id", app, "--info-plist")
        difference = try guide.difference(
            from: properties, after: "(entry-points.md#leave-the-app).\n\n```xml\n")
        #expect(difference == nil)
    }
}
