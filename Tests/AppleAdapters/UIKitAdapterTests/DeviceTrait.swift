import Testing

/// Gives each test the device for itself, on which UIKit has to refuse nothing: time in the
/// stand-in is the same for all. A time limit also counts the wait for the device, so it has to be
/// longer than all other tests take.
///
///     @Suite(.onDevice)
struct DeviceTrait: SuiteTrait, TestTrait, TestScoping {
    let isRecursive = true

    /// Ends when the test that was given the device last gives it back.
    @MainActor private static var last = AsyncStream<Void> { $0.finish() }

    @MainActor
    func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        // Suites and tests provide a scope, too.
        guard testCase != nil else { return try await function() }
        let before = Self.last
        let (ended, end) = AsyncStream.makeStream(of: Void.self)
        Self.last = ended
        defer { end.finish() }
        for await _ in before {}
        CurrentDevice.reset()
        try await function()
        #expect(CurrentDevice.refusals == [])
    }
}

extension Trait where Self == DeviceTrait {
    static var onDevice: Self { DeviceTrait() }
}
