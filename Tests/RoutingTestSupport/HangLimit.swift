import Foundation
package import RoutingTesting
package import Testing

/// Ends a test that waits for something that never happens: `@Suite(.hangLimit)`.
///
/// A time limit would fail on a busy machine. This one counts only idle seconds, in which the process
/// takes nearly no processor time, and at the end of which the main actor and the thread pool answer
/// at once: a test whose clocks are injected has no reason to wait then. After 20 of them the test
/// fails, says what it waits for, and is cancelled; 5 later the process ends, as nothing else can
/// interrupt code that ignores that. What asks again and again fails after 900 busy seconds.
package struct HangLimit: TestTrait, SuiteTrait, TestScoping {
    private static let idleSeconds = 20
    private static let busySeconds = 900
    private static let idleSecondsToCancel = 5
    private static let promptAnswer = Duration.milliseconds(100)
    /// In millionths of a second, as POSIX defines `clock()`.
    private static let idleProcessorTime = 50_000

    package var isRecursive: Bool { true }

    package func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        // Suites and tests provide a scope, and a wait belongs to the test.
        guard testCase != nil else { return try await function() }
        let waits = Waits()
        try await withoutActuallyEscaping(function) { function in
            try await Waits.$current.withValue(waits) {
                let work = Task { try await function() }
                let watch = Task { await Self.watch(test, waitingFor: waits) { work.cancel() } }
                defer { watch.cancel() }
                try await withTaskCancellationHandler {
                    try await work.value
                } onCancel: {
                    work.cancel()
                }
            }
        }
    }

    @concurrent
    private static func watch(
        _ test: Test, waitingFor waits: Waits, cancel: @Sendable () -> Void
    ) async {
        guard await isIdle(for: idleSeconds) else { return }
        let name = test.displayName ?? test.name
        let message = "'\(name)' hangs: it waits for \(waits)"
        Issue.record("\(message)", sourceLocation: test.sourceLocation)
        cancel()
        guard await isIdle(for: idleSecondsToCancel) else { return }
        FileHandle.standardError.write(Data("\(message), and can't be cancelled\n".utf8))
        exit(EXIT_FAILURE)
    }

    /// Waits for idle seconds, or for many in which something works in short steps.
    /// - Returns: `false` if the test ends first.
    private static func isIdle(for seconds: Int) async -> Bool {
        var (idle, busy) = (0, 0)
        while idle < seconds, busy < busySeconds {
            let used = clock()
            guard (try? await Task.sleep(for: .seconds(1))) != nil else { return false }
            let start = ContinuousClock.now
            await Task.detached {}.value
            await MainActor.run {}
            guard ContinuousClock.now - start < promptAnswer else { continue }
            if clock() - used < idleProcessorTime { idle += 1 } else { busy += 1 }
        }
        return !Task.isCancelled
    }
}

extension Trait where Self == HangLimit {
    /// Ends a test that hangs.
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
        _ wait: () async throws -> Value
    ) async rethrows -> Value {
        guard let waits = current else { return try await wait() }
        let id = UUID()
        waits.lock.withLock { waits.descriptions[id] = description }
        defer { _ = waits.lock.withLock { waits.descriptions.removeValue(forKey: id) } }
        return try await wait()
    }

    /// The waits, or the request itself if no helper waits.
    package var description: String {
        let all = lock.withLock { descriptions.values.sorted() }
        return all.isEmpty ? "the end of a request" : all.joined(separator: ", and for ")
    }
}

/// Waits until something holds. The test fails with the description if it never does, in a suite with
/// a ``HangLimit``.
@MainActor
package func until(
    _ description: String, _ condition: @MainActor () -> Bool
) async throws {
    try await Waits.wait(for: description) {
        var turns = 0
        while !condition() {
            try Task.checkCancellation()
            turns += 1
            // A test that waits in vain must not look like one that works.
            if turns < 1_000 {
                await Task.yield()
            } else {
                try await Task.sleep(for: .milliseconds(10))
            }
        }
    }
}

extension TestClock {
    /// Returns when a number of tasks sleep; a test that waits in vain says so.
    package func sleepers(_ count: Int) async {
        await Waits.wait(for: "sleeper \(count) of the test clock") { await waitForSleepers(count) }
    }
}

/// Suspends tasks until it is opened, even if they are cancelled.
@MainActor
package final class Door {
    private var isOpen = false
    private var waiting: [CheckedContinuation<Void, Never>] = []
    private var watching: [(count: Int, continuation: CheckedContinuation<Void, Never>)] = []

    package init() {}

    /// Waits until the door is open.
    package func pass() async {
        if isOpen { return }
        await Waits.wait(for: "a door to open") {
            await withCheckedContinuation { continuation in
                waiting.append(continuation)
                for watcher in watching where watcher.count <= waiting.count {
                    watcher.continuation.resume()
                }
                watching.removeAll { $0.count <= waiting.count }
            }
        }
    }

    /// Returns when a number of tasks wait.
    package func visitors(_ count: Int = 1) async {
        if waiting.count >= count { return }
        await Waits.wait(for: "visitor \(count) of a door") {
            await withCheckedContinuation { watching.append((count, $0)) }
        }
    }

    /// Opens the door.
    package func open() {
        isOpen = true
        for continuation in waiting {
            continuation.resume()
        }
        waiting = []
    }
}
