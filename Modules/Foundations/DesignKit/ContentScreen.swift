public import RoutingKit

/// A screen that describes its content independently of a UI framework.
@MainActor
public protocol ContentScreen: Screen {
    /// The current content. It is computed each time the screen is drawn.
    var content: Content { get }
}
