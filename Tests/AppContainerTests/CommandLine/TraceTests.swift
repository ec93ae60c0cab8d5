import CommandLineKit
import Foundation
import RoutingTesting
import TestSupport
import Testing

@testable import AppContainer

@Suite
@MainActor
struct `The trace` {
    @Test
    func `every outcome is appended as a line of JSON`() async throws {
        try await withTemporaryFolder { folder in
            let trace = try file(in: folder)
            let console = ScriptedConsole(["open /notes", "link https://evil.example/", "q"])
            let shell = ["--trace", trace.path, "--build-target", "production"]
            #expect(await console.run(shell, plugins: .own) == .success)
            let open = ["open", "/notes/count", "--trace", trace.path]
            #expect(await ScriptedConsole().run(open, plugins: .own) == .success)
            let objects = try objects(in: trace)
            let urls = ["/notes", "•••", "/notes/count"]
            #expect(objects.map { $0["url"] as? String } == urls)
            #expect(objects.map { $0["reason"] as? String } == [nil, "foreign-host", nil])
            for object in objects {
                #expect(try #require(object["milliseconds"] as? Double) >= 0)
                let began = try #require(object["began"] as? String)
                let format = Date.ISO8601FormatStyle(includingFractionalSeconds: true)
                #expect(throws: Never.self) { try Date(began, strategy: format) }
            }
        }
    }

    @Test(arguments: [[], ["q"]])
    func `a link that still waits when the app ends has its outcome`(end: [String]) async throws {
        try await withTemporaryFolder { folder in
            let trace = try file(in: folder)
            let links = ["link https://momentsapp.com/notes", "link momentsapp://notes/42"]
            let console = ScriptedConsole(links + end)
            let shell = ["--trace", trace.path, "--start-delay", "3600"]
            #expect(await console.run(shell, plugins: .own) == .success)
            let outcomes = try objects(in: trace).map { object in
                ["origin", "url", "outcome", "reason"].map { object[$0] as? String }
            }
            #expect(
                outcomes == [
                    ["universal-link", "https://momentsapp.com/notes", "refused", "cancelled"],
                    ["custom-scheme", "momentsapp://notes/42", "refused", "cancelled"],
                ])
        }
    }

    @Test
    func `a file that can't be written ends the launch with a sentence`() async throws {
        try await withTemporaryFolder { folder in
            let console = ScriptedConsole()
            let missing = folder.appending(path: "missing/trace")
            #expect(
                await console.run(["open", "/notes", "--trace", missing.path], plugins: .own)
                    == .output)
            #expect(
                console.warnings.joined().hasPrefix(
                    "error: the trace \(missing.path) can't be written: "))
            #expect(console.warnings.joined().hasSuffix("choose a file in an existing folder"))
        }
    }

    @Test
    func `it belongs to commands that open URLs`() async {
        let console = ScriptedConsole()
        #expect(await console.run(["routes", "--trace", "x"], plugins: .own) == .usage)
        #expect(
            console.warnings.joined().contains(
                "the option '--trace' belongs to the app, open and tour"))
    }

    /// The outcomes of requests.
    private func objects(in trace: URL) throws -> [[String: Any]] {
        let lines = try String(contentsOf: trace, encoding: .utf8).split(separator: "\n")
        return try lines.map { line in
            let object = try JSONSerialization.jsonObject(with: Data(line.utf8))
            return try #require(object as? [String: Any])
        }.filter { $0["event"] as? String == "outcome" }
    }

    private func file(in folder: URL) throws -> URL {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder.appending(path: "trace.jsonl")
    }
}
