extension Task<Void, Never> {
    /// Starts work on the main actor.
    /// - Parameter isAtOnce: Whether it runs at once up to its first wait, where the system can do
    ///   that. Work that never waits is done when this returns.
    @MainActor
    static func onMainActor(
        immediately: Bool, _ work: @escaping @isolated(any) @Sendable () async -> Void
    ) -> Task {
        if immediately, #available(macOS 26, iOS 26, *) { return .immediate(operation: work) }
        return Task(operation: work)
    }
}
