import Foundation
package import RoutingKit
package import RoutingTesting
package import Testing

/// Ends the process if a test waits for something that never happens: `@Suite(.hangLimit)`.
///
/// A time limit would fail on a busy machine. This one counts only idle seconds, in which the
/// process takes nearly no processor time, and at the end of which the main actor and the thread
/// pool answer at once: a test whose clocks are injected has no reason to wait then. Nothing else
/// can interrupt a test that waits for a continuation.
package struct HangLimit: TestTrait, SuiteTrait, TestScoping {
    private static let idleSeconds = 20
    private static let promptAnswer = Duration.milliseconds(100)
    /// In millionths of a second, as POSIX defines `clock()`.
    private static let idleProcessorTime = 50_000

    package var isRecursive: Bool { true }

    package func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        // Suites and tests provide a scope, and a wait belongs to a case.
        guard testCase != nil else { return try await function() }
        let watch = Task.detached {
            guard await Self.isIdle() else { return }
            let name = test.displayName ?? test.name
            FileHandle.standardError.write(Data("'\(name)' hangs: \(test.sourceLocation)\n".utf8))
            exit(EXIT_FAILURE)
        }
        defer { watch.cancel() }
        try await function()
    }

    /// Waits for idle seconds.
    /// - Returns: `false` if the test ends first.
    private static func isIdle() async -> Bool {
        var idle = 0
        while idle < idleSeconds {
            let used = clock()
            guard (try? await Task.sleep(for: .seconds(1))) != nil else { return false }
            let start = ContinuousClock.now
            await Task.detached {}.value
            await MainActor.run {}
            guard ContinuousClock.now - start < promptAnswer else { continue }
            if clock() - used < idleProcessorTime { idle += 1 }
        }
        return !Task.isCancelled
    }
}

extension Trait where Self == HangLimit {
    /// Ends a test that hangs.
    package static var hangLimit: Self { HangLimit() }
}

/// Waits until something holds, and fails with its description if that takes too many turns of the
/// main actor.
@MainActor
package func until(
    _ description: String, _ condition: @MainActor () -> Bool
) async throws {
    var turns = 0
    while !condition() {
        turns += 1
        try #require(turns < 2_500, "\(description) never happens")
        // Other threads and processes may need more than turns.
        if turns < 1_000 {
            await Task.yield()
        } else {
            try await Task.sleep(for: .milliseconds(10))
        }
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
        await withCheckedContinuation { continuation in
            waiting.append(continuation)
            for watcher in watching where watcher.count <= waiting.count {
                watcher.continuation.resume()
            }
            watching.removeAll { $0.count <= waiting.count }
        }
    }

    /// Returns when a number of tasks wait.
    package func visitors(_ count: Int = 1) async {
        if waiting.count >= count { return }
        await withCheckedContinuation { watching.append((count, $0)) }
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

extension Task where Failure == any Error {
    /// The error with which the router refuses what the task waits for; `nil` if it ends otherwise.
    package var refusal: RouteError? {
        get async {
            guard case .failure(let error) = await result else { return nil }
            return error as? RouteError
        }
    }
}

extension TestClock {
    /// Advances when a task waits at a door and the limit of its time runs.
    @MainActor
    package func advance(by duration: Duration = .seconds(10), at door: Door) async {
        await door.visitors()
        await sleepers(1)
        advance(by: duration)
    }
}
