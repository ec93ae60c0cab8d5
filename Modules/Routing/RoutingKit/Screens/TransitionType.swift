/// How a screen appears on the stage.
public enum TransitionType: String, CaseIterable, Codable, Sendable {
    /// Pushed onto the stack of the source; for a link from outside, onto the stack of its parents.
    case show
    /// Over the visible screen, in a stack of its own that the user can dismiss.
    case present
    /// Like ``present``, covering the whole window.
    case presentFullScreen
    /// Replaces the source.
    case replace
    /// As the only screen of its tab, with nothing presented over it.
    case root
    /// As its route is registered: like ``show``, ``present`` or ``presentFullScreen``.
    case ofRoute
    /// Over its parents in the tab that shows them, as a link from outside opens.
    case overParents
}

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
    /// The platform's own animation for the kind of the transition.
    public static let automatic = TransitionAnimation("automatic")
    /// The screen is there at once.
    public static let none = TransitionAnimation("none")
    /// The new screen fades in.
    public static let fade = TransitionAnimation("fade")
    /// The new screen slides in from the trailing edge.
    public static let slide = TransitionAnimation("slide")
    /// The new screen grows from the centre.
    public static let zoom = TransitionAnimation("zoom")
}
