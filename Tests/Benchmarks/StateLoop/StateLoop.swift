import Foundation
import StorageKit

/// Works with the states of users in a folder, as often as it is asked: a tool that counts
/// instructions or calls of the system runs it twice, and the difference is that of the work.
///
///     StateLoop like 100          likes a moment in a list of 10,000
///     StateLoop start 10 100      starts with 100 users, one of whom has sent 10,000 messages
///     StateLoop message 10 100    sends messages as one of 100 users, and prints how long it takes
///     StateLoop send 1000         sends that many changes which have waited, and prints how long
///                                 that takes: making them takes longer, as each is saved
@main
enum StateLoop {
    private struct Message: Codable, Sendable {
        let id: String
        let text: String
    }

    /// A server that takes each change.
    private struct Server: Backend {
        var takesChanges: Bool { true }
        func data(of document: String, as user: String?) -> Data? { Data("[]".utf8) }
        func send(_ change: Change, as user: String) -> String? { nil }
    }

    @MainActor
    static func main() async throws {
        let arguments = Array(CommandLine.arguments.dropFirst())
        let numbers = arguments.dropFirst().compactMap { Int($0) }
        guard let kind = arguments.first, let count = numbers.first, count > 0 else {
            print("usage: StateLoop like COUNT | start|message COUNT USERS | send COUNT")
            exit(64)
        }
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        switch kind {
        case "like": try await like(count, in: folder)
        case "start": try await start(count, users: numbers.dropFirst().first ?? 1, in: folder)
        case "message":
            try await message(count, users: numbers.dropFirst().first ?? 1, in: folder)
        default: try await send(count, in: folder)
        }
    }

    @MainActor
    private static func like(_ count: Int, in folder: URL) async throws {
        let storage = Storage(documents: .memory([:]), folder: folder)
        let likes = storage.app.userState("likes", initial: [String: Bool]())
        try await likes.update { likes in
            for number in 0..<10_000 { likes["m\(number)"] = true }
        }
        for number in 0..<count { try await likes.update { $0["m\(number)"] = number % 2 == 0 } }
    }

    /// Lets users send messages, one of them 10,000, and 100 each of the others.
    /// - Returns: What that one has sent.
    @MainActor
    private static func write(
        _ users: Int, in first: Storage
    ) async throws -> StateFile<[Message]> {
        let sent = first.app.userState("sent", initial: [Message]())
        for number in (0..<users).reversed() {
            try await first.setUser("user-\(number)")
            let messages = (0..<(number == 0 ? 10_000 : 100)).map {
                Message(id: "\($0)", text: "Message number \($0)")
            }
            try await sent.update { $0 = messages }
        }
        return sent
    }

    @MainActor
    private static func message(_ count: Int, users: Int, in folder: URL) async throws {
        let storage = Storage(documents: .memory([:]), folder: folder)
        let sent = try await write(users, in: storage)
        let time = try await ContinuousClock().measure {
            for number in 0..<count {
                try await sent.update { $0.append(Message(id: "new \(number)", text: "A text")) }
            }
        }
        print("\(count) messages are sent beside \(users - 1) others in \(time)")
    }

    @MainActor
    private static func start(_ count: Int, users: Int, in folder: URL) async throws {
        _ = try await write(users, in: Storage(documents: .memory([:]), folder: folder))
        for _ in 0..<count {
            let next = Storage(documents: .memory([:]), folder: folder)
            let sent = next.app.userState("sent", initial: [Message]())
            try await next.setUser("user-0")
            await next.load()
            precondition(sent.value.count == 10_000, "the messages are there")
        }
    }

    @MainActor
    private static func send(_ count: Int, in folder: URL) async throws {
        let guest = Storage(documents: Server(), folder: folder)
        let sent = guest.app.userState("sent", initial: [Message](), over: "list")
        for number in 0..<count {
            let message = Message(id: "\(number)", text: "Message number \(number)")
            let change = try Change("message", id: message.id, body: message)
            try await sent.update(sending: change) { $0.append(message) }
        }
        let pass = try await ContinuousClock().measure {
            try await guest.setUser("ann")
            while guest.waitingChanges > 0 { await Task.yield() }
        }
        print("\(count) changes are sent in \(pass)")
    }
}
