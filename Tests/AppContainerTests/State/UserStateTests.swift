import CommandLineKit
import Foundation
import RoutingJourneys
import RoutingTesting
import StorageKit
import TestSupport
import TerminalKit
import Testing

@testable import AppContainer
@testable import CompositionRoot

@Suite(.needs("Moments", "Shop", "Chat"))
@MainActor
struct `The data that a user leaves on the device` {
    private let secret = "ALICE-SECRET"

    /// Runs the app in the terminal with some lines of input; returns all that it printed.
    private func run(
        _ folder: URL, _ arguments: [String] = [], typing lines: [String]
    ) async -> String {
        let console = ScriptedConsole(lines)
        #expect(await console.run(["--state", folder.path] + arguments) == .success)
        return console.output + console.warnings.joined(separator: "\n")
    }

    private var visit: [String] {
        [
            "open /login", "1 Alice", "open /cart/add?id=8&quantity=3", "open /moments/share",
            "1 Words of \(secret)", "open /chat/u3", "1 Message of \(secret)",
            "open /chat/u1?draft=\(secret)",
        ]
    }

    private let look = ["?", "open /chat/u3", "t 1", "open /cart/count", "log"]

    @Test(arguments: [["open /login", "1", "1 Bob"], ["open /login", "1"]])
    func `is neither restored for another user nor shown to them`(
        change: [String]
    ) async throws {
        try await withTemporaryFolder { folder in
            #expect(await run(folder, typing: visit).contains(secret))
            let second = await run(folder, ["--restore"], typing: change + look)
            let signedOut = try #require(second.components(separatedBy: "\n> 1\n").last)
            #expect(!signedOut.contains(secret), "\(signedOut)")
            let third = await run(folder, ["--restore"], typing: look)
            #expect(!third.contains(secret), "\(third)")
            #expect(third.contains("/cart/count: 0"))
        }
    }

    @Test
    func `can be removed when they sign out, and is gone then`() async throws {
        try await withTemporaryFolder { folder in
            _ = await run(folder, typing: visit)
            let output = await run(folder, typing: ["open /login", "1", "2"])
            #expect(output.contains("Remove Alice's data from this device"))
            #expect(output.contains("Alice's data is removed from this device."))
            for name in try FileManager.default.subpathsOfDirectory(atPath: folder.path)
            where name.hasSuffix(".json") {
                let data = try Data(contentsOf: folder.appending(path: name))
                let text = String(decoding: data, as: UTF8.self)
                #expect(!text.contains("Alice") && !text.contains(secret), "\(name): \(text)")
            }
            let back = await run(folder, typing: ["open /login", "1 Alice", "open /cart/count"])
            #expect(back.contains("/cart/count: 0"))
        }
    }

    @Test
    func `is restored for the same user`() async throws {
        try await withTemporaryFolder { folder in
            _ = await run(folder, typing: visit)
            _ = await run(folder, typing: ["open /login", "1", "1 Bob", "open /login", "1"])
            let back = await run(folder, typing: ["open /login", "1 Alice"] + look)
            #expect(back.contains("Words of \(secret)"))
            #expect(back.contains("Message of \(secret)"))
            #expect(back.contains("/cart/count: 3"))
        }
    }

    @Test
    func `that can't be removed at the moment can be removed later`() async throws {
        try await withTemporaryFolder { folder in
            let app = try await LaunchedApp(stateFolder: folder) { _ in }
            app.container.session.signIn("Alice")
            await app.open("/cart/add?id=8")
            await app.open("/login")
            try await app.choose("Sign out")
            let (file, aside) = (
                folder.appending(path: "Shop/cart.json"), folder.appending(path: "aside.json")
            )
            try FileManager.default.moveItem(at: file, to: aside)
            try FileManager.default.createDirectory(at: file, withIntermediateDirectories: false)
            try await app.choose("Remove Alice's data")
            let notice = "Not all of Alice's data is removed. Try again."
            #expect(app.texts.contains { $0.contains(notice) }, "\(app.texts)")
            try FileManager.default.removeItem(at: file)
            try FileManager.default.moveItem(at: aside, to: file)
            try await app.choose("Remove Alice's data")
            #expect(app.texts.contains { $0.contains("Alice's data is removed") })
            #expect(try !String(contentsOf: file, encoding: .utf8).contains("Alice"))
        }
    }

    @Test
    func `no longer waits for them after it is removed`() async throws {
        try await withTemporaryFolder { folder in
            let first = try await LaunchedApp(stateFolder: folder)
            first.container.session.signIn("Alice")
            await first.container.storage.flush()
            let month: TimeInterval = 30 * 24 * 60 * 60
            let later = try await LaunchedApp(stateFolder: folder, now: Sample.now + month)
            await later.open("/cart")
            #expect(later.container.journeys.suspended.map(\.user) == ["Alice"])
            later.container.session.signIn("Alice")
            await later.open("/login")
            try await later.choose("Sign out")
            try await later.choose("Remove Alice's data")
            #expect(later.container.journeys.suspended.isEmpty)
        }
    }
}
