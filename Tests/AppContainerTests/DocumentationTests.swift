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
    @Test func `the contract matches the app`() async throws {
        let contract = await ScriptedConsole.run(["contract"]).output
        #expect(try WrittenPage("docs/contract.json").difference(from: contract) == nil)
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
        picture.add(title: "$ swift run AppContainer", screen)
        _ = await terminal.fullScreen(width: 64, height: 15, after: [.down, .down, .enter])
        // The page is there at once, and its content when the catalogue is read.
        await app.router.settle()
        for _ in 0..<100 { await Task.yield() }
        screen = await terminal.fullScreen(width: 64, height: 15, after: [])
        #expect(app.path.last == "/product/42")
        picture.add(
            title: "A link in Moments opens Shop, which Moments can't import", screen)
        picture.add(
            title: "swift build",
            [
                "Modules/Features/Moments/TimelineNavigator.swift:1:8:",
                "\u{1B}[31merror: module 'Shop' doesn't allow importation from module",
                "\u{1B}[31m'Moments'",
            ])
        #expect(try WrittenPage("docs/pictures/app.svg").difference(from: picture.svg) == nil)
    }

    @Test func `the guide to universal links shows what the command prints`() async throws {
        let guide = WrittenPage("docs/guides/universal-links.md")
        for (option, start) in [
            ("--entitlements", "entitlements:\n\n```xml\n"),
            ("--info-plist", "(entry-points.md#leave-the-app).\n\n```xml\n"),
        ] {
            let app = ["--app-id", "ABCDE12345.com.momentsapp.app"]
            let text = await ScriptedConsole.run(["aasa", option] + app).output
            #expect(try guide.difference(from: text, after: start) == nil)
        }
    }
}
