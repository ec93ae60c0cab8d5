public import RoutingKit

/// A screen that describes its content independently of a UI framework.
@MainActor
public protocol ContentScreen: Screen {
    /// Computed each time the screen is drawn.
    var content: Content { get }
}

/// Its data can be read again by the user: by pulling it down, or by a key of the terminal.
@MainActor
public protocol RefreshableScreen: ContentScreen {
    /// What was there stays until then.
    func refresh() async
}
