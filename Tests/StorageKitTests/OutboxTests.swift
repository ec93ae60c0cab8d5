import Foundation
import MomentsTestSupport
import RoutingTestSupport
import Testing

@testable import StorageKit

/// A server that answers as a test says, and knows what it has taken.
private final class Server: Backend {
    /// The answer to a change; `nil` if it doesn't answer.
    typealias Answer = @Sendable (Change) -> Outcome
    enum Outcome { case taken, refused, unreachable, lostAnswer }

    /// The changes that it was sent, such as `a of Ann`, and those that it has taken.
    let sent = Locked<[String]>([])
    let taken = Locked<[String]>([])
    /// Whether it takes time for its answers to changes.
    let isHeld = Locked(false)
    /// Whether it can't be reached for its document.
    let isSilent = Locked(false)
    /// Where its answers with the document wait, which is then as it was before.
    let door = Locked<Door?>(nil)
    private let answer = Locked<Answer> { _ in .taken }

    var takesChanges: Bool { true }

    func answer(_ new: @escaping Answer) { answer.withLock { $0 = new } }

    func data(of document: String, as user: String?) async throws -> Data? {
        if isSilent.value { throw POSIXError(.ECONNREFUSED) }
        let answer = try JSONEncoder().encode(taken.value)
        await door.value?.pass()
        return answer
    }

    func send(_ change: Change, as user: String) async throws -> String? {
        sent.withLock { $0.append("\(change.id) of \(user)") }
        while isHeld.value { await Task.yield() }
        switch answer.value(change) {
        case .refused: return "Sold out."
        case .unreachable: throw POSIXError(.ECONNREFUSED)
        case .taken, .lostAnswer:
            taken.withLock { if !$0.contains(change.id) { $0.append(change.id) } }
            if case .lostAnswer = answer.value(change) { throw POSIXError(.ECONNRESET) }
            return nil
        }
    }
}

@Suite(.hangLimit)
@MainActor
struct `A change for the server` {
    private let folder = URL.newTemporaryFolder
    private let server = Server()
    /// The notes of a user who is signed in.
    private let notes: Notes

    init() async throws {
        notes = try await Notes(server)
    }

    @MainActor
    private final class Notes {
        let storage: Storage
        let document: Document<[String]>
        let states: [StateFile<[String]>]
        var state: StateFile<[String]> { states[0] }

        /// - Parameters:
        ///   - user: Who is signed in; `nil` for a guest.
        ///   - names: The states that lie over the document.
        init(
            _ backend: some Backend, of user: String? = "Ann", folder: URL? = nil,
            log: FileLog = FileLog(), in names: [String] = ["notes"]
        ) async throws {
            storage =
                folder.map { launch($0, on: backend, log: log) { _ in } }
                ?? Storage(documents: backend)
            let feature = storage.scope("notes", documents: ["notes"])
            document = feature.document("notes", as: [String].self)
            states = names.map { name in
                feature.userState(
                    name, initial: [], over: "notes", merging: { $0 += $1 },
                    uncovering: { notes, changes in
                        let ids = Set(changes.map(\.id))
                        notes.removeAll { ids.contains($0) }
                    })
            }
            if let user { try await storage.setUser(user) }
        }

        /// What a screen shows: the document, and the user's own notes over it, each once.
        var shown: [String] {
            let known = document.value ?? []
            return known + state.value.filter { !known.contains($0) }
        }

        func write(_ id: String, to state: StateFile<[String]>? = nil) async throws {
            let state = state ?? self.state
            let change = try Change("note", id: id, body: ["text": id])
            try await state.update(sending: change) { $0.append(id) }
        }

        /// Waits until nothing is being sent.
        func finish() async throws {
            try await until("the queue ends") { !state.unsent.contains(where: \.isWaiting) }
        }
    }

    @Test func `a change is shown at once, and once when the document has it`() async throws {
        try await notes.document.load()
        try await notes.write("a")
        #expect(notes.shown == ["a"])
        try await notes.finish()
        #expect(notes.shown == ["a"])
        #expect(notes.state.unsent.map(\.isTaken) == [true])
        await notes.document.refresh()
        #expect(notes.shown == ["a"])
        #expect(notes.state.value == [])
        #expect(notes.state.unsent == [])
        #expect(server.sent.value == ["a of Ann"])
        let date = ["date": Date(timeIntervalSince1970: 5)]
        #expect(try Change("note", body: date).body == #"{"date":"5"}"#)
    }

    @Test func `what the user changes while two states give up what a document shows stays shown`()
        async throws
    {
        let isHeld = Locked(false), isReleased = Locked(false), holds = Locked(false)
        let log = FileLog { call, _, file in
            guard call == .create, file.path.contains("/notes/"), holds.value, !isHeld.value
            else { return }
            isHeld.withLock { $0 = true }
            while !isReleased.value { usleep(1_000) }
        }
        let notes = try await Notes(server, folder: folder, log: log, in: ["a", "b"])
        let states = notes.states
        for (index, state) in states.enumerated() { try await notes.write("\(index)", to: state) }
        try await until("the server has both") {
            states.allSatisfy { $0.pass == nil && $0.unsent.map(\.isTaken) == [true] }
        }
        holds.withLock { $0 = true }
        let reading = Task { await notes.document.refresh() }
        try await until("one of them is written") { isHeld.value }
        let changes = states.map { state in
            Task { try await state.update { $0.append("new") } }
        }
        for _ in 0..<100 { await Task.yield() }
        isReleased.withLock { $0 = true }
        await reading.value
        for change in changes { try await change.value }
        #expect(states.map(\.value) == [["new"], ["new"]])
    }

    @Test func `a document that was asked for before the server took a change doesn't hide it`()
        async throws
    {
        let door = Door()
        server.door.withLock { $0 = door }
        let reading = Task { await notes.document.refresh() }
        await door.visitors()
        try await notes.write("a")
        try await notes.finish()
        door.open()
        await reading.value
        #expect(notes.state.unsent.map(\.isTaken) == [true])
        #expect(notes.shown == ["a"])
        await notes.document.refresh()
        #expect(notes.shown == ["a"])
        #expect(notes.state.value == [])
    }

    @Test
    func `changes are sent in their order, again until the server answers, as one`() async throws {
        server.answer { _ in .unreachable }
        for id in ["a", "b", "c"] { try await notes.write(id) }
        try await until("it is tried") { !server.sent.value.isEmpty }
        server.answer { $0.id == "a" ? .lostAnswer : .taken }
        await notes.document.refresh()
        try await until("the answer is lost") { server.taken.value == ["a"] }
        server.answer { _ in .taken }
        await notes.document.refresh()
        try await notes.finish()
        #expect(server.taken.value == ["a", "b", "c"])
        await notes.document.refresh()
        #expect(notes.shown == ["a", "b", "c"])
        #expect(notes.state.value == [])
    }

    @Test func `a refusal is told, and the next change goes on; it is tried again or discarded`()
        async throws
    {
        server.answer { $0.id == "b" || $0.id == "c" ? .refused : .taken }
        for id in ["a", "b", "c", "d"] { try await notes.write(id) }
        try await notes.finish()
        #expect(server.taken.value == ["a", "d"])
        let refused = notes.state.unsent.filter { $0.refusal != nil }
        #expect(refused.map(\.refusal) == ["Sold out.", "Sold out."])
        server.answer { _ in .taken }
        try await notes.state.retry(refused[0])
        try await notes.state.discard(refused[1])
        try await notes.finish()
        #expect(server.taken.value == ["a", "d", "b"])
        await notes.document.refresh()
        #expect(notes.shown == ["a", "d", "b"])
    }

    @Test func `a refused change that is tried again while others are sent is sent after them`()
        async throws
    {
        server.answer { _ in .unreachable }
        for id in ["a", "b"] { try await notes.write(id) }
        try await until("they are tried") { notes.state.pass == nil }
        server.answer { [isHeld = server.isHeld] change in
            guard change.id == "a" else { return .taken }
            isHeld.withLock { $0 = true }
            return .refused
        }
        await notes.storage.load()
        try await until("the second is being sent") { server.sent.value.last == "b of Ann" }
        server.answer { _ in .taken }
        let refused = notes.state.unsent.filter { $0.refusal != nil }
        try await notes.state.retry(try #require(refused.first))
        server.isHeld.withLock { $0 = false }
        try await notes.finish()
        #expect(server.taken.value == ["b", "a"])
    }

    @Test func `a guest's changes wait, and are sent as the user who signs in`() async throws {
        let notes = try await Notes(server, of: nil)
        try await notes.write("a")
        await notes.storage.load()
        #expect(notes.state.unsent.count == 1)
        #expect(server.sent.value.isEmpty)
        try await notes.storage.setUser("Ann")
        try await notes.finish()
        #expect(server.sent.value == ["a of Ann"])
    }

    @Test
    func `a user's changes are sent as that user only, and are counted for a removal`() async throws
    {
        server.answer { _ in .unreachable }
        try await notes.write("a")
        try await until("it is tried") { !server.sent.value.isEmpty && notes.state.pass == nil }
        #expect(notes.storage.waitingChanges == 1)
        try await notes.storage.setUser("Bob")
        #expect(notes.shown == [])
        #expect(notes.state.unsent == [])
        server.answer { _ in .taken }
        try await notes.write("b")
        try await notes.finish()
        #expect(Set(server.sent.value.filter { $0.hasSuffix("Bob") }) == ["b of Bob"])
        try await notes.storage.removeState(of: "Ann")
        try await notes.storage.setUser("Ann")
        #expect(notes.state.unsent == [])
        #expect(server.taken.value == ["b"])
    }

    @Test func `an answer of the server brings nothing back that was removed meanwhile`()
        async throws
    {
        let notes = try await Notes(server, folder: folder)
        server.isHeld.withLock { $0 = true }
        try await notes.write("a")
        try await until("it is being sent") { !server.sent.value.isEmpty }
        try await notes.storage.setUser(nil)
        try await notes.storage.removeState(of: "Ann")
        server.isHeld.withLock { $0 = false }
        try await until("the server has answered") { notes.state.pass == nil }
        #expect(try !names(in: folder).contains { $0.contains("nn") })
    }

    @Test
    func `a change is sent although those of another user were being sent as it was made`()
        async throws
    {
        server.answer { _ in .unreachable }
        for id in ["a", "c"] { try await notes.write(id) }
        try await until("they are tried") { notes.state.pass == nil }
        server.isHeld.withLock { $0 = true }
        server.answer { _ in .taken }
        await notes.storage.load()
        try await notes.storage.setUser("Bob")
        try await notes.write("b")
        server.isHeld.withLock { $0 = false }
        try await notes.finish()
        #expect(server.taken.value == ["a", "b"])
    }

    @Test
    func `a document that is being read is read again for the user who signs in`() async throws {
        let door = Door()
        server.door.withLock { $0 = door }
        let notes = try await Notes(server, of: nil)
        let reading = Task { try await notes.document.load() }
        await door.visitors()
        server.taken.withLock { $0 = ["of Ann"] }
        try await notes.storage.setUser("Ann")
        door.open()
        #expect(try await reading.value == ["of Ann"])
        #expect(notes.shown == ["of Ann"])
    }

    @Test
    func `a kill at any point of a change loses nothing and makes nothing twice`() async throws {
        let kills = try await killed { folder, log, place in
            let server = Server()
            let killed = try await Notes(server, of: nil, folder: folder, log: log)
            try? await killed.storage.setUser("Ann")
            let isWritten = (try? await killed.write("a")) != nil
            for _ in 1...3 { await killed.document.refresh() }

            let next = try await Notes(server, folder: folder)
            await next.storage.load()
            try await next.finish()
            await next.document.refresh()
            #expect(isWritten ? next.shown == ["a"] : [[], ["a"]].contains(next.shown), place)
            #expect(next.state.value == [], place)
            #expect(next.state.unsent == [], place)
        }
        #expect(kills > 15)
    }

    @Test func `a thousand changes wait at most, and are sent in one pass`() async throws {
        server.answer { _ in .unreachable }
        let log = FileLog()
        let notes = try await Notes(server, of: nil, folder: folder, log: log)
        let all = (1...1_000).map { "\($0)" }
        let changes = try all.map { try Change("note", id: $0, body: ["text": $0]) }
        var content = StateContent(value: all)
        content.changes = changes
        let text = try StateFormat(initial: [String]()).write(content, over: content)
        try folder.write(
            String(decoding: text, as: UTF8.self), to: "users/ann/notes/notes.json")
        try await notes.storage.setUser("ann")
        await notes.storage.load()
        await #expect(throws: StorageError.self) { try await notes.write("x") }
        let calls = log.calls.count
        server.answer { _ in .taken }
        await notes.storage.load()
        try await notes.finish()
        #expect(server.taken.value == all)
        try await until("it is saved") { notes.state.pass == nil }
        #expect(log.calls.dropFirst(calls).count { $0 == .create } == 1)
    }

    @Test func `a change is made over what an earlier launch has read while no server answers`()
        async throws
    {
        let before = try await Notes(server, folder: folder)
        try await before.write("a")
        try await before.finish()
        await before.document.refresh()

        server.isSilent.withLock { $0 = true }
        server.answer { _ in .unreachable }
        let next = try await Notes(server, folder: folder)
        #expect(try await next.document.load() == ["a"])
        #expect(next.document.error != nil)
        try await next.write("b")
        #expect(next.shown == ["a", "b"])
        #expect(next.state.unsent.map(\.id) == ["b"])
        let broken = Documents.memory(["notes": Data("{".utf8)])
        let local = try await Notes(broken, folder: folder)
        await #expect(throws: StorageError.self, "its own document is broken") {
            try await local.document.load()
        }
        try await next.storage.setUser("Bob")
        await #expect(throws: StorageError.self) { try await next.document.load() }
        #expect(next.shown == [], "they are Ann's")
        try await next.storage.removeState(of: "Ann")
        try await next.storage.setUser("Ann")
        await #expect(throws: StorageError.self, "they are removed with her data") {
            try await next.document.load()
        }
    }

    @Test func `a backend that takes no changes leaves them on the device`() async throws {
        let notes = try await Notes(Documents.memory(["notes": Data(#"["z"]"#.utf8)]))
        try await notes.write("a")
        await notes.document.refresh()
        #expect(notes.shown == ["z", "a"])
        #expect(notes.state.unsent == [])
    }
}
