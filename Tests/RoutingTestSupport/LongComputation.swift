package import Testing

/// Computes beside the tests of the main actor, not before them.
///
///     @Suite(.longComputation)
///
/// A test that computes for long keeps a thread of the pool, in whose queue all others wait for their
/// turn: those of the main actor for every file that they read. Threads of their own leave that queue
/// to the others, so that the main actor, of which there is only one, is busy from the start.
package struct LongComputation: SuiteTrait, TestTrait, TestScoping {
    package var isRecursive: Bool { true }

    package func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        try await withoutActuallyEscaping(function) { function in
            try await withThrowingTaskGroup(of: Void.self) { group in
                group.addTask(priority: .utility) { try await function() }
                try await group.waitForAll()
            }
        }
    }
}

extension Trait where Self == LongComputation {
    /// Computes beside the tests of the main actor.
    package static var longComputation: Self { LongComputation() }
}
