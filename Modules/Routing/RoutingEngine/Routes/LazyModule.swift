/// A module whose Navigators are made for the first request that needs one, and then kept.
///
/// Its routes are checked at the start like all others, by the types of the Navigators.
@MainActor
public final class LazyModule<Contents: Sendable> {
    private let make: @MainActor @Sendable () async throws -> Contents
    /// Makes the contents, and keeps them.
    private var making: Task<Contents, any Error>?

    /// Called once, for all requests that wait. If it throws, they are refused, and the next
    /// request tries again.
    public init(_ make: @escaping @MainActor @Sendable () async throws -> Contents) {
        self.make = make
    }

    func contents() async throws -> Contents {
        // The module outlives the first request that needs it, and must not inherit its trust.
        let task = making ?? Task.detached { [make] in try await make() }
        making = task
        do {
            return try await task.value
        } catch {
            if making == task { making = nil }
            throw error
        }
    }
}
