import CommandLineKit
import Foundation
import RoutingTesting
import TestSupport
import Testing

@testable import AppContainer

@Suite(.timeLimit(.minutes(5)))
@MainActor
struct `A replayed trace` {
    @Test
    func `of the tour is the same, line by line`() async throws {
        try await withTemporaryFolder { folder in
            let trace = try await RecordedTrace(in: folder, ["tour"])
            let replayed = await trace.replay()
            #expect(replayed.code == .success, "\(replayed.output)\(replayed.errors)")
            let same = replayed.output.split(separator: "\n").filter { $0.contains(": same ") }
            let lines = try trace.lines()
            #expect(lines.count > 10 && same.count == lines.count)
        }
    }

    @Test(.wholeApp)
    func `with another outcome differs in that line`() async throws {
        try await withTemporaryFolder { folder in
            let trace = try await RecordedTrace(in: folder, ["tour"])
            let lines = try trace.lines()
            let number = try #require(lines.firstIndex { $0.contains(#""access-denied""#) }) + 1
            try trace.replace(#""access-denied""#, by: #""unknown-route""#)
            let replayed = await trace.replay()
            #expect(replayed.code == .refused)
            let difference = """
                line \(number): different  https://momentsapp.com/cart -> refused: unknown-route
                    expected  reason: "unknown-route"
                    got       reason: "access-denied"
                """
            #expect(replayed.output.contains(difference), "\(replayed.output)")
            #expect(replayed.output.hasSuffix("\(lines.count - 1) same, 1 different\n"))
        }
    }

    @Test(.wholeApp)
    func `of a session follows rows, tabs, links and the way back`() async throws {
        try await withTemporaryFolder { folder in
            let trace = try await RecordedTrace(
                in: folder, typing: "3", "b", "t 2", "link https://momentsapp.com/products", "b",
                "open /chat/u1", "1 Hello", "shake", "b", "link https://evil.example/", "nonsense")
            let replayed = await trace.replay()
            #expect(replayed.code == .success, "\(replayed.output)\(replayed.errors)")
            #expect(replayed.output.contains("line 1: same       the app starts"))
        }
    }

    @Test(.needs("Shop"))
    func `opens the links that waited for the start when the app was ready`() async throws {
        try await withTemporaryFolder { folder in
            let trace = try await RecordedTrace(
                in: folder, ["open", "https://momentsapp.com/shop"])
            #expect(try trace.lines().contains { $0.contains(#""did":"ready""#) })
            #expect(await trace.replay().code == .success)
            let waiting = try await RecordedTrace(
                in: folder.appending(path: "waiting"), ["--start-delay", "3600"],
                typing: "link https://momentsapp.com/shop")
            let replayed = await waiting.replay()
            #expect(replayed.code == .success, "\(replayed.output)")
            #expect(replayed.output.contains("https://momentsapp.com/shop -> refused: cancelled"))
        }
    }

    @Test(.needs("Shop"))
    func `applies the rules of the trace, without their files`() async throws {
        try await withTemporaryFolder { folder in
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let rules = folder.appending(path: "rules.json")
            try Data(#"{ "rules": [{ "path": "/products", "enabled": false }] }"#.utf8)
                .write(to: rules)
            let trace = try await RecordedTrace(
                in: folder, ["--remote-config", rules.path], typing: "open /products")
            try FileManager.default.removeItem(at: rules)
            let replayed = await trace.replay()
            #expect(replayed.code == .success, "\(replayed.output)")
            #expect(replayed.output.contains("/products -> refused: switched-off"))
        }
    }

    @Test
    func `writes and reads no state of the user`() async throws {
        try await withTemporaryFolder { folder in
            let trace = try await RecordedTrace(in: folder, typing: "open /login", "1 Ada")
            let state = folder.appending(path: "state")
            #expect(await trace.replay("--state", state.path).code == .success)
            #expect(!FileManager.default.fileExists(atPath: state.path))
        }
    }

    @Test
    func `stops at a line and shows the screen there`() async throws {
        try await withTemporaryFolder { folder in
            let trace = try await RecordedTrace(in: folder, typing: "open /login", "open /nowhere")
            let lines = try trace.lines()
            let number = try #require(lines.firstIndex { $0.contains(#""url":"/nowhere""#) })
            let replayed = await trace.replay("--until", "\(number)")
            #expect(replayed.code == .success)
            #expect(replayed.output.contains("You are not signed in."))
            #expect(!replayed.output.contains("/nowhere"))
        }
    }

    @Test
    func `prints a JSON object for each line`() async throws {
        try await withTemporaryFolder { folder in
            let trace = try await RecordedTrace(in: folder, typing: "open /login")
            let printed = await trace.replay("--json").output.split(separator: "\n")
            #expect(printed.count == (try trace.lines().count))
            for line in printed {
                let object = try JSONSerialization.jsonObject(with: Data(line.utf8))
                #expect(object is [String: Any])
            }
        }
    }
}
