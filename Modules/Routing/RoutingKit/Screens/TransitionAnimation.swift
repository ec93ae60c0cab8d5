/// The look of a transition. A stage that doesn't know an animation uses the platform's own.
///
///     extension TransitionAnimation { static let flip = TransitionAnimation("flip") }
///
/// Leaving a screen uses the animation with which it appeared, in reverse.
public struct TransitionAnimation: Hashable, Sendable {
    /// The name under which a stage finds it.
    public let name: String

    public init(_ name: String) {
        self.name = name
    }

    /// The animation that the route of the request was registered with.
    public static let ofRoute = TransitionAnimation("of route")
    public static let automatic = TransitionAnimation("automatic")
    public static let none = TransitionAnimation("none")
    public static let fade = TransitionAnimation("fade")
    /// The new screen slides in from the trailing edge.
    public static let slide = TransitionAnimation("slide")
    /// The new screen grows from the centre.
    public static let zoom = TransitionAnimation("zoom")
}
