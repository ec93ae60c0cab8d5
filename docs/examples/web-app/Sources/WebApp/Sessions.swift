import AppContainerKit
import DesignKitHTML
import Foundation
import HTTPTypes
import Logging
import RoutingEngine

/// The sessions of all browsers. Some are in memory; each has a folder, from which it is restored
/// when the browser comes back, also after the server was killed.
@MainActor
final class Sessions {
    /// The limits of all sessions together.
    struct Limits: Sendable {
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

    private let folder: URL
    private let limits: Limits
    private let now: @Sendable () -> Date
    private let log: Logger
    private let start: @MainActor (URL?) async throws -> AppContainer
    private var open: [String: WebSession] = [:]
    private var opening: [String: Task<WebSession, any Error>] = [:]
    /// The sessions that are leaving memory and still being saved.
    private var closing: [String: Task<Void, Never>] = [:]
    /// The sessions whose folders are being removed.
    private var removing: Set<String> = []
    /// How many folders there are, as far as they have been counted.
    private var folderCount = 0

    /// Keeps sessions in a folder.
    /// - Parameters:
    ///   - folder: The folder, in which each session has one of its own.
    ///   - photos: The photos that pages show.
    ///   - now: The time.
    ///   - start: Assembles the app of a session, whose state is in a folder, or in memory if
    ///     `nil`.
    init(
        in folder: URL, photos: Photos, limits: Limits = Limits(),
        now: @escaping @Sendable () -> Date, log: Logger,
        start: @escaping @MainActor (URL?) async throws -> AppContainer
    ) {
        self.folder = folder
        self.photos = photos
        self.limits = limits
        self.now = now
        self.log = log
        self.start = start
    }

    /// How many sessions are in memory.
    var count: Int { open.count }

    /// The session of a browser that comes back, from memory or from its folder; `nil` if there is
    /// none. It has a folder from now on.
    func session(_ cookie: String?) async throws -> WebSession? {
        guard let (id, secret) = Secret.parts(ofCookie: cookie), !removing.contains(id) else {
            return nil
        }
        if let session = open[id] {
            guard session.isOwn(secret) else { return nil }
            session.lastUse = now()
            return session.isKept ? session : try await keep(session)
        }
        guard opening[id] != nil || FileManager.default.fileExists(atPath: folder(of: id).path)
        else { return nil }
        let session = try await load(id)
        return session.isOwn(secret) ? session : nil
    }

    /// Begins a session in memory. It gets a folder when its browser comes back: programs without
    /// cookies, such as those of search engines, never do.
    func begin() async throws -> WebSession {
        let id = Secret.make()
        let session = await WebSession(
            try await start(nil), named: id, isKept: false, at: now(), photos: photos, log: log)
        add(session)
        return session
    }

    /// Gives a session a folder, in which it continues.
    func keep(_ session: WebSession) async throws -> WebSession {
        if folderCount >= limits.folders { await sweep() }
        return try await load(session.id, after: session)
    }

    /// Forgets the sessions that were not used for too long, and those beyond the limits.
    func sweep() async {
        let oldest = now().addingTimeInterval(-(limits.idle / .seconds(1)))
        for session in open.values where session.lastUse < oldest {
            close(session, because: "it is idle")
        }
        let earliest = now().addingTimeInterval(-(limits.lifetime / .seconds(1)))
        let found = await Self.folders(in: folder)
        let excess = found.count - limits.folders * 9 / 10
        let isFull = found.count >= limits.folders
        for (number, (id, date)) in found.enumerated()
        where date < earliest || isFull && number < excess {
            guard open[id] == nil, opening[id] == nil else { continue }
            removing.insert(id)
            log.notice("session \(id.prefix(4))… is removed: its lifetime is over")
        }
        folderCount = found.count - removing.count
        await Self.remove(removing.map(folder(of:)))
        removing = []
    }

    /// The sessions with a folder, the one that was not used for the longest time first. Not on the
    /// main actor: there may be many.
    @concurrent
    private static func folders(in folder: URL) async -> [(id: String, date: Date)] {
        let manager = FileManager.default
        let names = (try? manager.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter(Secret.isOne).compactMap { id in
            let path = folder.appending(path: id).path
            let date = (try? manager.attributesOfItem(atPath: path))?[.modificationDate] as? Date
            return date.map { (id, $0) }
        }.sorted { $0.date < $1.date }
    }

    @concurrent
    private static func remove(_ folders: [URL]) async {
        for folder in folders { try? FileManager.default.removeItem(at: folder) }
    }

    /// Ends all sessions, each as soon as it is saved. The server calls it before it ends.
    func end() async {
        for session in open.values { close(session, because: "the server ends") }
        for task in closing.values { await task.value }
    }

    /// Requests that come at the same time wait for the same session.
    private func load(_ id: String, after session: WebSession? = nil) async throws -> WebSession {
        if let task = opening[id] { return try await task.value }
        let task = Task { [last = closing[id]] in
            await last?.value
            return await WebSession(
                try await start(folder(of: id)), named: id, isKept: true, after: session?.history,
                at: now(), photos: photos, log: log)
        }
        opening[id] = task
        defer { opening[id] = nil }
        let kept = try await task.value
        if let session {
            await session.end()
            folderCount += 1
        }
        add(kept)
        touch(id)
        return kept
    }

    /// Keeps a session in memory. One that has a folder leaves last.
    private func add(_ session: WebSession) {
        open[session.id] = session
        while open.count > limits.count {
            let idle = open.values.filter { $0 !== session && !$0.turns.isBusy }
            let oldest = idle.min {
                ($0.isKept ? 1 : 0, $0.lastUse) < ($1.isKept ? 1 : 0, $1.lastUse)
            }
            guard let oldest else { break }
            close(oldest, because: "there are more than \(limits.count)")
        }
    }

    private func close(_ session: WebSession, because reason: String) {
        guard !session.turns.isBusy else { return }
        open[session.id] = nil
        if session.isKept { touch(session.id) }
        closing[session.id] = Task {
            await session.end()
            closing[session.id] = nil
        }
        log.notice("session \(session.id.prefix(4))… leaves memory: \(reason)")
    }

    private func folder(of id: String) -> URL { folder.appending(path: id) }

    private func touch(_ id: String) {
        try? FileManager.default.setAttributes(
            [.modificationDate: now()], ofItemAtPath: folder(of: id).path)
    }
}

/// Lets the requests of one session take turns, so that each finds the stage as it expects it.
@MainActor
final class Turns {
    /// How many requests wait at most.
    nonisolated static let limit = 8

    private(set) var isBusy = false
    private var waiting: [CheckedContinuation<Void, Never>] = []

    /// Does work when all that came before is done.
    /// - Throws: ``Refusal`` if too many requests wait.
    func take<Result: Sendable>(
        _ work: @MainActor () async throws -> Result
    ) async throws -> Result {
        if isBusy {
            guard waiting.count < Self.limit else {
                throw Refusal.busy(.tooManyRequests, "\(Self.limit) requests wait already")
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
