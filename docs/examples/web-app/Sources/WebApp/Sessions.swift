import CompositionRoot
import Foundation
import Logging
import StorageKit

/// The sessions of all browsers. Some are in memory; each has a folder, from which it is restored when
/// the browser comes back, also after the server was killed.
@MainActor
final class Sessions {
    /// The limits of all sessions together.
    struct Limits: Sendable {
        /// How many are in memory. The one that was not used for the longest time leaves first.
        var count = 1_000
        /// How long one stays in memory that isn't used.
        var idle = Duration.seconds(3_600)
        /// How long one stays in its folder that isn't used.
        var lifetime = Duration.seconds(30 * 86_400)
    }

    private let folder: URL
    private let limits: Limits
    private let now: @Sendable () -> Date
    private let log: Logger
    private let start: @MainActor (StateFolder?) async throws -> MomentsContainer
    private var open: [String: WebSession] = [:]
    private var opening: [String: Task<WebSession, any Error>] = [:]

    /// Keeps sessions in a folder.
    /// - Parameters:
    ///   - folder: The folder, in which each session has one of its own.
    ///   - now: The time.
    ///   - start: Assembles the app of a session, whose state is in a folder.
    init(
        in folder: URL, limits: Limits = Limits(), now: @escaping @Sendable () -> Date, log: Logger,
        start: @escaping @MainActor (StateFolder?) async throws -> MomentsContainer
    ) {
        self.folder = folder
        self.limits = limits
        self.now = now
        self.log = log
        self.start = start
    }

    /// How many sessions are in memory.
    var count: Int { open.count }

    /// The session with a name, from memory or from its folder; `nil` if there is none.
    func session(_ id: String?) async throws -> WebSession? {
        guard let id, Secret.isOne(id) else { return nil }
        if let session = open[id] {
            session.lastUse = now()
            return session
        }
        guard opening[id] != nil || FileManager.default.fileExists(atPath: folder(of: id).path)
        else { return nil }
        return try await load(id)
    }

    /// Begins a session.
    func begin() async throws -> (id: String, session: WebSession) {
        let id = Secret.make()
        return (id, try await load(id))
    }

    /// Forgets the sessions that were not used for too long.
    func sweep() {
        let oldest = now().addingTimeInterval(-(limits.idle / .seconds(1)))
        for (id, session) in open where session.lastUse < oldest {
            close(id, because: "it is idle")
        }
        let earliest = now().addingTimeInterval(-(limits.lifetime / .seconds(1)))
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        for id in names where Secret.isOne(id) && open[id] == nil && opening[id] == nil {
            guard let date = lastUse(of: id), date < earliest else { continue }
            log.notice("session \(id.prefix(4))… is removed: its lifetime is over")
            try? FileManager.default.removeItem(at: folder(of: id))
        }
    }

    /// Requests that come at the same time wait for the same session.
    private func load(_ id: String) async throws -> WebSession {
        if let task = opening[id] { return try await task.value }
        let task = Task {
            let state = StateFolder(folder(of: id), isShared: false) { [log] in log.warning("\($0)")
            }
            return await WebSession(try await start(state), at: now(), log: log)
        }
        opening[id] = task
        defer { opening[id] = nil }
        let session = try await task.value
        open[id] = session
        touch(id)
        while open.count > limits.count {
            let idle = open.filter { $0.key != id && !$0.value.turns.isBusy }
            guard let oldest = idle.min(by: { $0.value.lastUse < $1.value.lastUse }) else { break }
            close(oldest.key, because: "there are more than \(limits.count)")
        }
        return session
    }

    private func close(_ id: String, because reason: String) {
        guard let session = open[id], !session.turns.isBusy else { return }
        open[id] = nil
        touch(id)
        log.notice("session \(id.prefix(4))… leaves memory: \(reason)")
    }

    private func folder(of id: String) -> URL { folder.appending(path: id) }

    private func lastUse(of id: String) -> Date? {
        let attributes = try? FileManager.default.attributesOfItem(atPath: folder(of: id).path)
        return attributes?[.modificationDate] as? Date
    }

    private func touch(_ id: String) {
        try? FileManager.default.setAttributes(
            [.modificationDate: now()], ofItemAtPath: folder(of: id).path)
    }
}
