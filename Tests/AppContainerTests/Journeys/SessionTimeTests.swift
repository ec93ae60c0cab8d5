import Foundation
import StorageKit
import TestSupport
import Testing

@testable import AppContainer
@testable import CompositionRoot

@Suite
@MainActor
struct `A session` {
    private nonisolated static let day: TimeInterval = 24 * 60 * 60

    /// Signs in, and asks in a new launch at each of some times, in days since then.
    private func users(at days: [Double]) async throws -> [String?] {
        try await withTemporaryFolder { folder in
            try await signIn("Ada", in: folder, at: 0)
            var users: [String?] = []
            for day in days {
                let (session, storage) = await session(in: folder, at: day)
                session.noteTime()
                users.append(session.userName)
                await storage.flush()
            }
            return users
        }
    }

    private func session(in folder: URL, at days: Double) async -> (Session, Storage) {
        let storage = Storage(
            documents: .memory([:]), folder: StateFolder(folder) { Issue.record("\($0)") })
        return (await Session(storage: storage, now: { Sample.now + days * Self.day }), storage)
    }

    private func signIn(_ name: String?, in folder: URL, at days: Double) async throws {
        let (session, storage) = await session(in: folder, at: days)
        session.signIn(name)
        await storage.flush()
    }

    @Test(
        arguments: [
            ([0, 15, 29.9, 30, 31], [true, true, true, false, false]),
            // The clock is set back: after it has expired, and far behind the login.
            ([31, 15, 0], [false, false, false]),
            ([-1000, 0, 1], [false, false, false]),
            // Each time by some days, so that it would never expire.
            ([20, 10, 20], [true, false, false]),
            // A correction by less than a day ends no session.
            ([0, -0.5, 0, 10, 9.5, 29], [true, true, true, true, true, true]),
        ] as [(days: [Double], isSignedIn: [Bool])])
    func `is over for good once the clock has shown it`(
        days: [Double], isSignedIn: [Bool]
    ) async throws {
        #expect(try await users(at: days).map { $0 != nil } == isSignedIn)
    }

    @Test
    func `ends in a process when another one signs the user out, or another user in`() async throws
    {
        try await withTemporaryFolder { folder in
            try await signIn("Ada", in: folder, at: 0)
            let (other, storage) = await session(in: folder, at: 0)
            #expect(other.userName == "Ada")
            try await signIn(nil, in: folder, at: 0)
            await storage.load()
            #expect(other.userName == nil)
            #expect(other.owner == "Ada", "the screens are still theirs")
            try await signIn("Bob", in: folder, at: 0)
            await storage.load()
            #expect(other.userName == nil)
            try await signIn("Ada", in: folder, at: 0)
            await storage.load()
            #expect(other.userName == "Ada")
        }
    }
}
