import Foundation
package import Testing

/// Ends a run in which a test waits for something that never happens.
///
///     @Suite(.hangLimit)
///
/// A time limit would fail on a busy machine, where all tests share one main actor. This one counts
/// only idle seconds, at the end of which the main actor and the thread pool answer at once: a test
/// whose clocks are injected has no reason to wait then. After 20 of them the test fails, says what
/// it waits for and ends the process, since nothing can interrupt code that ignores cancellation.
package struct HangLimit: TestTrait, SuiteTrait, TestScoping {
    private static let idleSeconds = 20
    private static let promptAnswer = Duration.milliseconds(100)

    package var isRecursive: Bool { true }

    package func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        let waits = Waits()
        try await Waits.$current.withValue(waits) {
            let watch = Task.detached { await Self.watch(test, waitingFor: waits) }
            defer { watch.cancel() }
            try await function()
        }
    }

    @concurrent
    private static func watch(_ test: Test, waitingFor waits: Waits) async {
        var idle = 0
        while idle < idleSeconds {
            guard (try? await Task.sleep(for: .seconds(1))) != nil else { return }
            let start = ContinuousClock.now
            await Task.detached {}.value
            await MainActor.run {}
            if ContinuousClock.now - start < promptAnswer { idle += 1 }
        }
        if Task.isCancelled { return }
        let name = test.displayName ?? test.name
        let message = "'\(name)' hangs: for \(idleSeconds) idle seconds it waits for \(waits)\n"
        FileHandle.standardError.write(Data(message.utf8))
        exit(EXIT_FAILURE)
    }
}

extension Trait where Self == HangLimit {
    /// Ends the run if a test hangs.
    package static var hangLimit: Self { HangLimit() }
}

/// What a test waits for at the moment, for the message of a ``HangLimit``.
package final class Waits: CustomStringConvertible, @unchecked Sendable {
    /// Those of the running test; `nil` outside of one.
    @TaskLocal package static var current: Waits?

    private let lock = NSLock()
    private var descriptions: [UUID: String] = [:]

    /// Waits, and describes the wait while it lasts.
    package static func wait<Value>(
        for description: String, isolation: isolated (any Actor)? = #isolation,
        _ wait: () async -> Value
    ) async -> Value {
        guard let waits = current else { return await wait() }
        let id = UUID()
        waits.lock.withLock { waits.descriptions[id] = description }
        defer { _ = waits.lock.withLock { waits.descriptions.removeValue(forKey: id) } }
        return await wait()
    }

    /// The waits, or the request itself if no helper waits.
    package var description: String {
        let all = lock.withLock { descriptions.values.sorted() }
        return all.isEmpty ? "the end of a request" : all.joined(separator: ", and for ")
    }
}
