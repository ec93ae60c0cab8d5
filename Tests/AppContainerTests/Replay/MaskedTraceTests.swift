import CommandLineKit
import Foundation
import TestSupport
import Testing

@testable import AppContainer

@Suite(.timeLimit(.minutes(5)))
@MainActor
struct `A masked value in a trace` {
    @Test
    func `is named by the replay, which goes on without it`() async throws {
        try await withTemporaryFolder { folder in
            let trace = try await RecordedTrace(in: folder, typing: "open /login", "1 Ada Lovelace")
            #expect(!(try trace.lines().joined().contains("Lovelace")))
            let replayed = await trace.replay()
            #expect(replayed.code == .success, "\(replayed.output)")
            let note =
                "the value of 'Your name' is private and was masked; replay can't restore it"
            #expect(replayed.output.contains(note))
            let supplied = await trace.replay("--with", "Your name=Ada Lovelace")
            #expect(supplied.code == .success)
            #expect(!supplied.output.contains("note:"))
        }
    }

    @Test(.needs("Chat"))
    func `of a URL can be supplied by the name of its parameter`() async throws {
        try await withTemporaryFolder { folder in
            let trace = try await RecordedTrace(in: folder, typing: "open /chat/u1?draft=hunter2")
            #expect(!(try trace.lines().joined().contains("hunter2")))
            let replayed = await trace.replay()
            #expect(replayed.code == .success, "\(replayed.output)")
            #expect(replayed.output.contains("the value of 'draft' is private"))
            let supplied = await trace.replay("--with", "draft=hunter2")
            #expect(supplied.code == .success)
            #expect(!supplied.output.contains("note:") && !supplied.output.contains("hunter2"))
        }
    }

    @Test
    func `is told apart as the possible reason of a difference`() async throws {
        try await withTemporaryFolder { folder in
            let trace = try await RecordedTrace(
                in: folder, typing: "open /nowhere", "open /login", "1 Ada", "open /nothing")
            try trace.replace(#""unknown-route""#, by: #""failed""#)
            let typed =
                try #require(
                    try trace.lines().firstIndex { $0.contains(#""typed""#) }) + 1
            let replayed = await trace.replay()
            #expect(replayed.code == .refused)
            let parts = replayed.output.components(separatedBy: ": different")
            #expect(parts.count == 3)
            let reason = "This may follow from the value that is masked in line \(typed)."
            #expect(!parts[1].contains(reason) && parts[2].contains(reason))
        }
    }

    @Test
    func `is the same for the same text, and another for another text`() async throws {
        try await withTemporaryFolder { folder in
            let trace = try await RecordedTrace(
                in: folder, typing: "open /login", "1 Ada", "open /login", "1", "1 Bo")
            let lines = try trace.lines().filter { $0.contains(#""typed""#) }
            #expect(lines.count == 2)
            #expect(lines.first?.contains(#""typed":"•••""#) == true)
            #expect(lines.last?.contains(#""typed":"•••2""#) == true)
            #expect(await trace.replay().code == .success)
        }
    }
}
