import Foundation
import PluginKit
import RoutingTestSupport
import RoutingTesting
import SampleData
import StorageKit
import TerminalKit
import TestSupport
import Testing

@testable import AppContainer
@testable import CompositionRoot

@Suite(.hangLimit)
@MainActor
struct `The tour in the full screen` {
    private let clock = TestClock()

    private func play(
        _ plugins: [any Plugin] = .own,
        features: [String: [TourStep]] = ["Notes": NotesPlugin.tour],
        size: (Int, Int) = (80, 24)
    ) async throws -> TerminalScreen {
        let documents = try Sample.documents.get()
        let player = try await TourPlayer(sleep: clock.routeClock.sleep) {
            try await Tour(console: nil, plugins: plugins, features: features) { _ in
                .memory(documents)
            }
        }
        let theme = Theme(environment: ["NO_COLOR": "1", "LANG": "C.UTF-8"])
        return TerminalScreen(player, theme: theme, size: size)
    }

    private func frames(of screen: TerminalScreen, pressing key: Character) async -> [[String]] {
        var frames: [[String]] = []
        repeat {
            frames.append(screen.frame().lines)
            _ = await screen.press(.character(key))
        } while screen.frame().lines != frames.last
        return frames
    }

    private func isFile(_ path: String) -> Bool {
        FileManager.default.fileExists(
            atPath: WrittenPage.repository.appending(path: path).path)
    }

    @Test
    func `says in each step what it shows, by which URL and which file does it`() async throws {
        let frames = try await frames(of: play(), pressing: "n")
        for frame in frames {
            let line = try #require(frame.first { $0.hasPrefix("│ File: ") })
            #expect(isFile(String(line.dropFirst(8).prefix { $0 != " " })), "\(line)")
            #expect(frame.contains { $0.hasPrefix("│ URL: /") })
        }
        let text = frames.joined().joined(separator: "\n")
        for part in [
            "─ Step 1 of 4 ─", "│ An old link opens a note.", "URL: /notes > /notes/7",
            "-> refused (access-denied)", "─ Step 3 of 4, part 1 of 2 ─", "│ End of the tour.",
        ] {
            #expect(text.contains(part), "\(part)")
        }
    }

    @Test
    func `names a file in each step of a feature`() {
        for step in TourStep.features.values.joined() {
            #expect(isFile(step.file), "\(step.text)")
        }
    }

    @Test
    func `goes back to what was shown before`() async throws {
        let screen = try await play()
        let forward = await frames(of: screen, pressing: "n")
        let back = await frames(of: screen, pressing: "b")
        #expect(forward.count > 5)
        #expect(back == forward.reversed())
    }

    @Test
    func `moves on after some seconds, unless Space pauses it`() async throws {
        let screen = try await play()
        func title() -> String { screen.frame().lines.first { $0.hasPrefix("╭─") } ?? "" }
        func pass() async {
            await clock.sleepers(1)
            clock.advance(by: TourPlayer.pace)
            // The next act is shown before the clock is awaited again.
            await clock.sleepers(1)
        }
        #expect(title().contains("A tour in 4 steps"))
        await pass()
        #expect(title().contains("Step 1 of 4"))
        _ = await screen.press(.character(" "))
        #expect(clock.sleeperCount == 0)
        #expect(screen.frame().lines.last == " Space play  n next  b back  q quit")
        _ = await screen.press(.character(" "))
        await pass()
        #expect(title().contains("Step 2 of 4"))
    }

    @Test
    func `waits at its end, where Space plays it again and q quits`() async throws {
        let screen = try await play()
        _ = await frames(of: screen, pressing: "n")
        #expect(clock.sleeperCount == 0)
        #expect(screen.frame().lines.last == " Space play again  b back  q quit")
        _ = await screen.press(.character(" "))
        #expect(screen.frame().lines.contains { $0.contains("A tour in 4 steps") })
        #expect(await screen.press(.character("q")) == false)
    }

    @Test(arguments: [(1, 1), (20, 5), (60, 20), (120, 40)])
    func `fits every window`(width: Int, height: Int) async throws {
        for frame in try await frames(of: play(size: (width, height)), pressing: "n") {
            #expect(frame.count == height)
            #expect(frame.allSatisfy { $0.columns <= width })
        }
    }

    @Test
    func `says why it can't continue, and then only quits`() async throws {
        struct Broken: Plugin {
            let name = "Broken"
            func register(in app: PluginContext) {}
        }
        let step = TourStep("It follows a link.", in: "README.md", .follow("/nowhere"))
        let screen = try await play([Broken()] + .own, features: ["Broken": [step]])
        _ = await screen.press(.character("n"))
        #expect(screen.frame().lines.contains { $0.contains("found no link to /nowhere") })
        #expect(screen.frame().lines.last == " q quit")
    }
}
