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

    /// Waits until no part of the content is being read.
    ///
    /// A test calls this after it opened a screen, and a terminal before it draws.
    /// - Parameter limit: The longest time to wait; a screen that a slow server fills may take
    ///   longer.
    /// - Returns: Whether everything was read within the limit.
    public func settle(limit: Duration) async -> Bool {
        let end = ContinuousClock.now + limit
        while content.isLoading, ContinuousClock.now < end, !Task.isCancelled {
            try? await Task.sleep(for: .milliseconds(5))
        }
        // Whoever draws what it observes learns of the change.
        await Task.yield()
        return !content.isLoading
    }
}
