import Observation
import Synchronization
import Testing

@testable import StorageKit

@Suite
@MainActor
struct `A view that reads a value of the user` {
    private let storage = Storage(documents: .memory([:]))

    /// Whether a change is reported to an observer that has read something.
    private func reports(
        _ change: () async throws -> Void, after read: () -> Void
    ) async rethrows -> Bool {
        let isReported = Mutex(false)
        withObservationTracking {
            read()
        } onChange: {
            isReported.withLock { $0 = true }
        }
        try await change()
        return isReported.withLock { $0 }
    }

    @Test
    func `is drawn again after a change`() async throws {
        let cart = storage.userState("cart", initial: ["tea"])
        let isSaved = try await reports {
            try cart.update { $0.append("pot") }
        } after: {
            _ = cart.value
        }
        let isKept = await reports {
            cart.updateOrWarn { $0.append("cup") }
        } after: {
            _ = (cart.value, cart.readError)
        }
        #expect(isSaved)
        #expect(isKept)
    }

    @Test
    func `isn't drawn again after a change of another value`() async throws {
        let cart = storage.state("cart", initial: ["tea"])
        let other = storage.state("orders", initial: ["tea"])
        let isReported = try await reports {
            try other.update { $0 = [] }
        } after: {
            _ = cart.value
        }
        #expect(!isReported)
    }

    @Test
    func `is drawn again when a document is read, and when it is read again`() async {
        let document = storage.document("timeline", as: [String].self)
        let isRead = await reports {
            _ = try? await document.load()
        } after: {
            _ = document.state
        }
        let isReadAgain = await reports {
            document.tryAgain()
        } after: {
            _ = document.state
        }
        #expect(isRead && isReadAgain)
    }

    @Test
    func `is forgotten when it reads no longer`() async {
        let signal = ChangeSignal()
        let reader = Task {
            for await _ in signal.stream() {}
        }
        while signal.readers.isEmpty { await Task.yield() }
        reader.cancel()
        await reader.value
        for _ in 0..<1000 where !signal.readers.isEmpty { await Task.yield() }
        #expect(signal.readers.isEmpty)
    }
}
