import Testing

/// Gives each test the device for itself, on which UIKit has to refuse nothing: time in the
/// stand-in is the same for all. A time limit also counts the wait for the device, so it has to be
/// longer than all other tests take.
///
///     @Suite(.onDevice)
struct DeviceTrait: SuiteTrait, TestTrait, TestScoping {
    let isRecursive = true

    @MainActor private static var isTaken = false
    @MainActor private static var waiting: [CheckedContinuation<Void, Never>] = []

    @MainActor
    func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        // Suites and tests provide a scope, too.
        guard testCase != nil else { return try await function() }
        if Self.isTaken { await withCheckedContinuation { Self.waiting.append($0) } }
        Self.isTaken = true
        defer {
            // The next one finds the device taken still, so that no other can come before it.
            if Self.waiting.isEmpty {
                Self.isTaken = false
            } else {
                Self.waiting.removeFirst().resume()
            }
        }
        CurrentDevice.reset()
        try await function()
        #expect(CurrentDevice.refusals == [])
    }
}

extension Trait where Self == DeviceTrait {
    static var onDevice: Self { DeviceTrait() }
}
