package import RoutingKit

/// One thing that happens to a stage.
package enum Step: Hashable, Sendable {
    /// Shows the screen `/new`, from a screen or from the visible one.
    case go(TransitionType, from: String?)
    /// The user does something.
    case touch(Gesture)
}
