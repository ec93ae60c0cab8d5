extension Task where Failure == Never {
    /// `immediately` runs it up to its first wait, where the system supports that. Work that never
    /// waits is done when this returns.
    @MainActor
    @inline(__always)
    package static func onMainActor(
        immediately: Bool, _ work: @escaping @isolated(any) @Sendable () async -> Success
    ) -> Task {
        if immediately, #available(iOS 26, macOS 26, visionOS 26, *) {
            return .immediate(operation: work)
        }
        return Task(operation: work)
    }
}
