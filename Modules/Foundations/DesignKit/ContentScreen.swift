public import RoutingKit

/// A screen that describes its content independently of a UI framework.
@MainActor
public protocol ContentScreen: Screen {
    /// The current content. It is computed each time the screen is drawn.
    var content: Content { get }
}

/// A screen whose data the user can read again: by pulling it down, or by a key of the terminal.
@MainActor
public protocol RefreshableScreen: ContentScreen {
    /// Reads the data again. What was there stays until then.
    func refresh() async
}
