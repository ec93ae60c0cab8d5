import AppContainerKit
import CommandLineKit
import DesignKit
import DesignKitHTML
import Foundation
import HTTPTypes
import Logging
import RoutingEngine
import SampleData
import StorageKit

/// The sessions of all browsers. Some are in memory; each has a folder, from which it is restored
/// when the browser comes back, also after the server was killed.
@MainActor
final class Sessions {
    /// The limits of all sessions together.
    struct Limits: Hashable, Sendable {
        /// How many are in memory. The one that was not used for the longest time leaves first.
        var count = 1_000
        /// How many have a folder. The one that was not used for the longest time is removed first.
        var folders = 50_000
        /// How long one stays in memory that isn't used.
        var idle = Duration.seconds(3_600)
        /// How long one stays in its folder that isn't used.
        var lifetime = Duration.seconds(30 * 86_400)
    }

    let photos: Photos

    private let options: Options
    private let documents: Documents
    private let clock: RouteClock
    private let log: Logger
    private var seats: [String: Seat] = [:]
    /// How many folders there are, as far as they have been counted.
    private var folderCount = 0

    /// Keeps sessions in a folder, in which each has one of its own.
    /// - Throws: ``CommandError`` for documents that can't be used, and what assembling the app
    ///   throws.
    init(_ options: Options, clock: RouteClock = .system, log: Logger) async throws {
        if let folder = options.documents, access(folder.path + "/.", R_OK | X_OK) != 0 {
            throw CommandError.folder(folder, for: "--data", code: errno)
        }
        let data = SampleData(now: clock.now())
        documents =
            try options.documents.map(Documents.folder)
            ?? .memory(SampleData.names.reduce(into: [:]) { $0[$1] = try data.document(named: $1) })
        photos = Photos(
            in: options.documents ?? SampleData.folder, servedAt: ["-", "photos"]
        ) { log.notice("no PNG file of the documents' folder: photo \($0.printable)") }
        self.options = options
        self.clock = clock
        self.log = log
        // Errors in the routes end the program, and not the first session.
        _ = try await app(in: nil)
    }

    /// Assembles the app of a session, whose state is in a folder, or in memory if `nil`.
    private func app(in folder: URL?) async throws -> AppContainer {
        try await AppContainer(
            plugins: .all, build: options.build, documents: documents, stateFolder: folder,
            clock: clock, warn: { [log] in log.warning("\($0)") })
    }

    /// How many sessions are in memory.
    var count: Int { seats.count }

    /// Does work in the session of a browser that comes back, which has a folder from now on.
    /// - Returns: `nil` if there is no session with this cookie.
    /// - Throws: ``Refusal`` if the work can't be done now, and what it throws itself.
    func resume<Result: Sendable>(
        _ cookie: String?, _ work: @MainActor (WebSession) async throws -> Result
    ) async throws -> Result? {
        guard let (id, secret) = Secret.parts(ofCookie: cookie) else { return nil }
        let isStored = FileManager.default.fileExists(atPath: folder(of: id).path)
        guard let seat = seats[id] ?? (isStored ? Seat(id, isKept: true) : nil) else { return nil }
        // Before the turns of others: a request that came before may sign the user in or out.
        if seat.session == nil, seat.isKept {
            try await take(seat) { _ = try await session(of: seat, inFolder: true) }
        }
        guard seat.session?.isOwn(secret) == true else { return nil }
        return try await take(seat) {
            // The session may have ended meanwhile, and had no folder.
            guard seat.session != nil || seat.isKept else { return nil }
            let session = try await session(of: seat, inFolder: true)
            if session.isOwn(secret) { return try await work(session) }
            throw Refusal(.tooManyRequests, "the cookie has just been replaced")
        }
    }

    /// Does the first work of a new session, in memory. It gets a folder when its browser comes
    /// back: programs without cookies, such as those of search engines, never do. A page that asks
    /// the user something needs one at once, and is made again.
    /// - Throws: What the work throws.
    func begin<Result: Sendable>(
        _ work: @MainActor (WebSession) async throws -> Result
    ) async throws -> Result {
        let seat = Seat(UUID().uuidString, isKept: false)
        return try await take(seat) {
            let session = try await session(of: seat, inFolder: false)
            let result = try await work(session)
            guard session.isAsking else { return result }
            return try await work(try await self.session(of: seat, inFolder: true))
        }
    }

    /// Does work when it is the turn of a request, and keeps the seat as long as it has a session.
    private func take<Result: Sendable>(
        _ seat: Seat, _ work: @MainActor () async throws -> Result
    ) async throws -> Result {
        seats[seat.id] = seat
        seat.lastUse = clock.now()
        defer { if seat.session == nil, !seat.isBusy { seats[seat.id] = nil } }
        return try await seat.take(work)
    }

    /// The session of a seat, in memory and, if it should be, in its folder. Call it in a turn.
    private func session(of seat: Seat, inFolder: Bool) async throws -> WebSession {
        let former = seat.session
        if let former, seat.isKept || !inFolder { return former }
        if !seat.isKept, inFolder {
            if folderCount >= options.limits.folders { await sweep() }
            folderCount += 1
        }
        let session = await WebSession(
            try await app(in: inFolder ? folder(of: seat.id) : nil), named: seat.id,
            after: former?.history, photos: photos, log: log)
        await former?.end()
        seat.session = session
        seat.isKept = inFolder
        touch(seat)
        while seats.count > options.limits.count {
            // One that has a folder leaves last.
            let oldest = seats.values.filter { !$0.isBusy }
                .min { ($0.isKept ? 1 : 0, $0.lastUse) < ($1.isKept ? 1 : 0, $1.lastUse) }
            guard let oldest else { break }
            await close(oldest, because: "there are more than \(options.limits.count)")
        }
        return session
    }

    /// Forgets the sessions that were not used for too long, and those beyond the limits.
    func sweep() async {
        let limits = options.limits
        let oldest = clock.now().addingTimeInterval(-(limits.idle / .seconds(1)))
        for seat in seats.values where seat.lastUse < oldest {
            await close(seat, because: "it is idle")
        }
        let earliest = clock.now().addingTimeInterval(-(limits.lifetime / .seconds(1)))
        let found = await Self.folders(in: options.state)
        let excess = found.count < limits.folders ? 0 : found.count - limits.folders * 9 / 10
        folderCount = found.count
        for (number, (id, date)) in found.enumerated() where date < earliest || number < excess {
            guard seats[id] == nil else { continue }
            try? FileManager.default.removeItem(at: folder(of: id))
            folderCount -= 1
            log.notice("session \(id.prefix(4))… is removed: its lifetime is over")
            // There may be many, and requests are answered meanwhile.
            await Task.yield()
        }
    }

    /// The sessions with a folder, the one that was not used for the longest time first. Not on the
    /// main actor: there may be many.
    @concurrent
    private static func folders(in folder: URL) async -> [(id: String, date: Date)] {
        let manager = FileManager.default
        let names = (try? manager.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { UUID(uuidString: $0) != nil }.compactMap { id in
            let path = folder.appending(path: id).path
            let date = (try? manager.attributesOfItem(atPath: path))?[.modificationDate] as? Date
            return date.map { (id, $0) }
        }.sorted { $0.date < $1.date }
    }

    /// Ends all sessions, each as soon as it is saved. The server calls it before it ends.
    func end() async {
        for seat in seats.values {
            // Another task may be ending it.
            if seat.isBusy { try? await take(seat) {} }
            await close(seat, because: "the server ends")
        }
    }

    /// Lets a session leave memory, unless a request needs it. One that comes meanwhile waits.
    private func close(_ seat: Seat, because reason: String) async {
        guard !seat.isBusy else { return }
        log.notice("session \(seat.id.prefix(4))… leaves memory: \(reason)")
        try? await take(seat) {
            await seat.session?.end()
            seat.session = nil
            touch(seat)
        }
    }

    private func folder(of id: String) -> URL { options.state.appending(path: id) }

    private func touch(_ seat: Seat) {
        guard seat.isKept else { return }
        try? FileManager.default.setAttributes(
            [.modificationDate: clock.now()], ofItemAtPath: folder(of: seat.id).path)
    }
}

/// The place of a session among the others. Its requests take turns, so that each finds the stage as
/// it expects it.
@MainActor
final class Seat {
    /// How many requests wait at most.
    nonisolated static let limit = 8

    /// The name of the session's folder.
    let id: String
    /// Whether it has a folder. One that a browser hasn't come back to is in memory alone.
    var isKept: Bool
    /// The session in memory; `nil` until the first turn, and after the last one.
    var session: WebSession?
    /// When the last request came.
    var lastUse = Date.distantPast
    private(set) var isBusy = false
    private var waiting: [CheckedContinuation<Void, Never>] = []

    init(_ id: String, isKept: Bool) {
        self.id = id
        self.isKept = isKept
    }

    /// Does work when all that came before is done.
    /// - Throws: ``Refusal`` if too many requests wait.
    func take<Result: Sendable>(
        _ work: @MainActor () async throws -> Result
    ) async throws -> Result {
        if isBusy {
            guard waiting.count < Self.limit else {
                throw Refusal(.tooManyRequests, "\(Self.limit) requests wait already")
            }
            await withCheckedContinuation { waiting.append($0) }
        }
        isBusy = true
        defer {
            // The next one takes over, so that no request that comes now is faster.
            if waiting.isEmpty { isBusy = false } else { waiting.removeFirst().resume() }
        }
        return try await work()
    }
}
