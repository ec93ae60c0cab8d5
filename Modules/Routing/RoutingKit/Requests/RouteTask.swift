/// A request that is being handled, for a caller that may wait for it or cancel it.
///
///     let outcome = await router.route(to: url, from: nil, using: .show).outcome
///
/// The request is handled whether or not anything keeps the handle.
public struct RouteTask: Sendable, CustomStringConvertible {
    private let task: Task<RouteOutcome, Never>

    @MainActor
    init(_ handle: @escaping @MainActor () async -> RouteOutcome) {
        task = .onMainActor(handle)
    }

    /// The one outcome of the request. If the task that waits here is cancelled, so is the request.
    public var outcome: RouteOutcome {
        get async {
            await withTaskCancellationHandler {
                await task.value
            } onCancel: {
                task.cancel()
            }
        }
    }

    /// Cancels the request. Its outcome is then refused as `cancelled`, unless the request has
    /// ended.
    public func cancel() { task.cancel() }

    public var description: String {
        "a request that is being handled; 'await' its 'outcome' for the result"
    }
}

extension Task where Failure == Never {
    /// Runs up to its first wait before this returns, where the system supports that.
    // Inlined into the modules that use it, so that it knows the type of the result there.
    @MainActor
    @inlinable
    package static func onMainActor(
        _ work: sending @escaping @isolated(any) () async -> Success
    ) -> Task {
        if #available(iOS 26, macOS 26, visionOS 26, *) { return .immediate(operation: work) }
        return Task(operation: work)
    }
}
