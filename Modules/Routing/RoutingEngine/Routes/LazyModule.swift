/// A module whose Navigators are made for the first request that needs one, and then kept.
///
///     let menu = LazyModule { (home: MenuNavigator(toggles: toggles), log: LogNavigator()) }
///     router.register(path: "/menu", in: menu) { $0.home }
///     router.register(path: "/menu/log", in: menu) { $0.log }
///
/// Its routes are checked at the start like all others, by the types of the Navigators.
@MainActor
public final class LazyModule<Contents: Sendable> {
    private let make: @MainActor @Sendable () async throws -> Contents
    private var made: Contents?
    private var making: Task<Contents, any Error>?

    /// Describes a module.
    /// - Parameter make: Makes its Navigators. Requests in the meantime wait for the same ones.
    ///   If it throws, the requests that wait are refused, and the next one tries again.
    public init(_ make: @escaping @MainActor @Sendable () async throws -> Contents) {
        self.make = make
    }

    /// The contents of the module, made at the first call.
    func contents() async throws -> Contents {
        if let made { return made }
        // The module outlives the first request that needs it, and must not inherit its trust.
        let task = making ?? Task.detached { [make] in try await make() }
        making = task
        defer { if making == task { making = nil } }
        let contents = try await task.value
        made = contents
        return contents
    }
}
