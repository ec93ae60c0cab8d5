public import RoutingKit

/// A screen that says what it shows in the words of this module.
@MainActor
public protocol ContentScreen: Screen {
    /// What it shows now; computed anew at each drawing.
    var content: Content { get }
}
