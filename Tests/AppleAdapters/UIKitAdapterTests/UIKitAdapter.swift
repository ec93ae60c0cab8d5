import Testing

/// All tests of the adapter, one after the other: time in the stand-in is the same for all.
@Suite(.serialized, .onDevice)
@MainActor
struct `The adapter to UIKit` {}

/// Gives each test a device of its own, on which UIKit has to refuse nothing.
struct DeviceTrait: SuiteTrait, TestTrait, TestScoping {
    let isRecursive = true

    @MainActor
    func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        // Suites and tests provide a scope, too.
        if testCase != nil { CurrentDevice.reset() }
        try await function()
        if testCase != nil { #expect(CurrentDevice.refusals == []) }
    }
}

extension Trait where Self == DeviceTrait {
    static var onDevice: Self { DeviceTrait() }
}
