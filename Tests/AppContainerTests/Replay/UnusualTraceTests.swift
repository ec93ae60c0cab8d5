import CommandLineKit
import Foundation
import RoutingRules
import RoutingTesting
import TestSupport
import Testing

@testable import AppContainer

@Suite(.timeLimit(.minutes(5)))
@MainActor
struct `A trace from elsewhere` {
    @Test(arguments: [
        ("", "is empty. A trace has at least one line."),
        ("hello\n", ":1: it isn't a JSON object."),
        (#"{"url":"/shop","outcome":"shown"}"#, "An older version of the app may have written it."),
        (
            #"{"trace":99}"#,
            ":1: the trace has the format 99, and this version of the app reads only 1."
        ),
        (#"{"trace":1}"#, ":1: its values are not those of a first line: 'app' is missing."),
    ])
    func `that isn't a trace ends with 65 and the reason`(
        text: String, reason: String
    ) async throws {
        try await withTemporaryFolder { folder in
            let replayed = try await RecordedTrace(text, in: folder).replay()
            #expect(replayed.code == .data)
            #expect(replayed.output == "")
            #expect(replayed.errors.contains(reason.dropLast()), "\(replayed.errors)")
        }
    }

    @Test(arguments: ["missing", ""])
    func `that can't be read ends with 65`(name: String) async throws {
        try await withTemporaryFolder { folder in
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let file = folder.appending(path: name)
            let console = ScriptedConsole()
            #expect(await console.run(["replay", file.path]) == .data)
            #expect(console.warnings.joined().contains("can't be read: "))
        }
    }

    @Test
    func `whose user may not read it ends with 65`() async throws {
        try await withTemporaryFolder { folder in
            let trace = try RecordedTrace("{}", in: folder)
            let path = trace.file.path
            try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: path)
            // The superuser may read every file.
            guard !FileManager.default.isReadableFile(atPath: path) else { return }
            let replayed = await trace.replay()
            #expect(replayed.code == .data)
            #expect(replayed.errors.contains("can't be read: "))
        }
    }

    @Test
    func `with a line that is cut off is replayed up to it`() async throws {
        try await withTemporaryFolder { folder in
            let trace = try await RecordedTrace(in: folder, typing: "open /login", "open /nowhere")
            let count = try trace.lines().count
            try trace.edit { $0[count - 1] = String($0[count - 1].dropLast(10)) }
            let replayed = await trace.replay()
            #expect(replayed.code == .success, "\(replayed.output)")
            #expect(replayed.output.contains("line \(count) is cut off"))
            // The next run begins a new line.
            let console = ScriptedConsole()
            _ = await console.run(["open", "/login", "--trace", trace.file.path])
            #expect(await trace.replay().code == .success)
            try trace.edit { $0.remove(at: count) }
            let broken = await trace.replay()
            #expect(broken.code == .data)
            #expect(broken.errors.contains(":\(count): it isn't a JSON object"))
        }
    }

    @Test
    func `with the end of a killed app is not different`() async throws {
        try await withTemporaryFolder { folder in
            let trace = try await RecordedTrace(in: folder, typing: "open /login")
            try trace.edit { lines in
                let request = lines.firstIndex { $0.contains(#""did":"request""#) } ?? 0
                lines.removeSubrange((request + 1)...)
            }
            let replayed = await trace.replay()
            #expect(replayed.code == .success, "\(replayed.output)")
            #expect(replayed.output.contains("note: the trace ends, and the replay goes on: "))
        }
    }

    @Test
    func `with two lines swapped is different`() async throws {
        try await withTemporaryFolder { folder in
            let trace = try await RecordedTrace(in: folder, typing: "open /login", "open /nowhere")
            let first = try #require(
                try trace.lines().firstIndex { $0.contains(#""event":"outcome""#) })
            try trace.edit { $0.swapAt(first, first - 1) }
            let replayed = await trace.replay()
            #expect(replayed.code == .refused)
            #expect(replayed.output.contains("line \(first): different"), "\(replayed.output)")
        }
    }

    @Test
    func `of a feature that this build lacks names it, and its requests have no route`()
        async throws
    {
        try await withTemporaryFolder { folder in
            let trace = try await RecordedTrace(in: folder, typing: "open /login")
            try trace.replace(#""features":["#, by: #""features":["Gallery","#)
            try trace.replace("/login", by: "/gallery")
            let replayed = await trace.replay()
            #expect(replayed.code == .refused)
            #expect(
                replayed.output.contains(
                    "this build has no Gallery, so its requests have no route"))
            #expect(replayed.output.contains("got       /gallery -> refused: unknown-route"))
        }
    }

    @Test
    func `of an older app is replayed with a note`() async throws {
        try await withTemporaryFolder { folder in
            let trace = try await RecordedTrace(in: folder, typing: "open /login")
            let version = MomentsContainer.version.description
            try trace.replace(#""app":"\#(version)""#, by: #""app":"0.9.0""#)
            let replayed = await trace.replay()
            #expect(replayed.code == .success)
            #expect(
                replayed.output.contains(
                    "the trace is of version 0.9.0 of the app, and this is version \(version)"))
        }
    }

    @Test(.needs("Shop"))
    func `with other documents says which ones differ`() async throws {
        try await withTemporaryFolder { folder in
            let data = folder.appending(path: "data")
            _ = await ScriptedConsole().run(["sample-data", data.path])
            let trace = try await RecordedTrace(
                in: folder, ["--data", data.path], typing: "open \(SampleURL.product(1))")
            #expect(await trace.replay("--data", data.path).output.contains("note:") == false)
            let empty = Data(#"{"products":[],"categories":[]}"#.utf8)
            try empty.write(to: data.appending(path: "catalogue.json"))
            let replayed = await trace.replay("--data", data.path)
            #expect(replayed.code == .refused, "\(replayed.output)")
            #expect(
                replayed.output.contains("catalogue.json differs from the document of the trace"))
        }
    }
}
