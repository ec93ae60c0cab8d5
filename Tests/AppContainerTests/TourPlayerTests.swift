import Foundation
import RoutingTestSupport
import RoutingTesting
import SampleData
import StorageKit
import TerminalKit
import Testing

@testable import AppContainer
@testable import CompositionRoot

@Suite
@MainActor
struct `The tour in the full screen` {
    private let clock = TestClock()

    private func play(
        _ plugins: [any Plugin] = .own, size: (Int, Int) = (80, 24)
    ) async throws -> TerminalScreen {
        let documents = try Sample.documents.get()
        let player = try await TourPlayer(sleep: clock.routeClock.sleep) {
            try await Tour(console: nil, plugins: plugins) { _ in .memory(documents) }
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

    @Test(.wholeApp)
    func `says in each step what it shows, by which URL and which file does it`() async throws {
        let frames = try await frames(of: play(.all), pressing: "n")
        let root = (1...3).reduce(URL(filePath: #filePath)) { url, _ in
            url.deletingLastPathComponent()
        }
        for frame in frames {
            let line = try #require(frame.first { $0.hasPrefix("│ File: ") })
            let file = line.dropFirst(8).prefix { $0 != " " }
            #expect(FileManager.default.fileExists(atPath: root.appending(path: file).path))
            #expect(frame.contains { $0.hasPrefix("│ URL: /") })
        }
        let text = frames.joined().joined(separator: "\n")
        for part in [
            ", part 1 of 3 ─", "│ The user shares the product to Moments",
            "╭─ Share a moment ─", "moments/share?url=", "-> refused (access-denied)",
            "URL: /shop > /products > /product/42 > /cart", "│ End of the tour.",
        ] {
            #expect(text.contains(part), "\(part)")
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
            let tour = [TourStep("It follows a link.", in: "README.md", .follow("/nowhere"))]
        }
        let screen = try await play([Broken()] + .own)
        _ = await screen.press(.character("n"))
        #expect(screen.frame().lines.contains { $0.contains("found no link to /nowhere") })
        #expect(screen.frame().lines.last == " q quit")
    }
}
