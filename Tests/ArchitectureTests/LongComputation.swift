import Testing

/// Computes beside the tests of the main actor, not before them: a test that computes for long keeps a
/// thread of the pool, in whose queue those of the main actor wait for every file that they read.
struct LongComputation: SuiteTrait, TestTrait, TestScoping {
    var isRecursive: Bool { true }

    func provideScope(
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
    static var longComputation: Self { LongComputation() }
}
