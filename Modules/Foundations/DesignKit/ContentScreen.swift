import Observation
public import RoutingKit

/// A screen that describes its content independently of a UI framework.
@MainActor
public protocol ContentScreen: Screen {
    /// What the screen shows. It is computed each time the screen is drawn.
    var content: Content { get }
}

extension ContentScreen {
    /// Waits until no part of the content is being read, or the task is cancelled. The content must
    /// depend on observable values.
    public func settle() async {
        // Not tracked without need: a value that never changes again would keep each tracking.
        while content.isLoading, !Task.isCancelled {
            let (changes, change) = AsyncStream.makeStream(of: Void.self)
            let isLoading = withObservationTracking {
                content.isLoading
            } onChange: {
                change.finish()
            }
            guard isLoading else { return }
            for await _ in changes {}
        }
    }
}
