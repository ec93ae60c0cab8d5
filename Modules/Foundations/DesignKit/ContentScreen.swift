import Observation
public import RoutingKit

/// A screen that describes its content independently of a UI framework.
@MainActor
public protocol ContentScreen: Screen {
    /// What the screen shows. A stage computes it again after an observable value that it reads has
    /// changed, and after what the user does on the screen.
    var content: Content { get }

    /// What the screen should show and that doesn't exist; `nil` as long as it isn't known, and by
    /// default.
    var missing: NotFound? { get }
}

extension ContentScreen {
    public var missing: NotFound? { nil }

    public func settle() async { _ = await settle(limit: .seconds(60)) }

    /// Waits until no part of the content is being read, which must depend on observable values.
    ///
    /// A test calls this after it opened a screen, and a terminal before it draws.
    /// - Parameter limit: The longest time to wait; a screen that a slow server fills may take
    ///   longer.
    /// - Returns: Whether everything was read within the limit.
    public func settle(limit: Duration) async -> Bool {
        let (changes, change) = AsyncStream.makeStream(of: Void.self)
        let timer = Task {
            try await Task.sleep(for: limit)
            change.finish()
        }
        defer { timer.cancel() }
        var next = changes.makeAsyncIterator()
        // It isn't tracked without need: a value that never changes again would keep each tracking.
        while content.isLoading,
            withObservationTracking({ content.isLoading }, onChange: { change.yield() }),
            await next.next() != nil
        {}
        // Those who draw what it observes learn of the change.
        await Task.yield()
        return !content.isLoading
    }
}
