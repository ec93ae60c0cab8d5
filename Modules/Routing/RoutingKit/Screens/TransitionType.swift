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
    public static let automatic = TransitionAnimation("automatic")
    public static let none = TransitionAnimation("none")
    public static let fade = TransitionAnimation("fade")
    /// The new screen slides in from the trailing edge.
    public static let slide = TransitionAnimation("slide")
    /// The new screen grows from the centre.
    public static let zoom = TransitionAnimation("zoom")
}

/// A change of the stage without a URL, for a view model that makes its own screens.
///
/// A screen without a URL can't be linked to, and isn't restored with a saved state.
public enum ScreenMove: Sendable {
    /// Pushes a screen onto the stack of the visible one.
    case push(any Screen)
    /// Presents a screen over the visible one, in a stack of its own.
    case present(any Screen, isFullScreen: Bool = false)
    /// Makes a screen the only one of its tab and dismisses what is presented.
    case resetRoot(any Screen)
    case pop
    /// Returns to the first screen of the stack in front.
    case popToRoot
    /// Dismisses the stack that is presented in front.
    case dismiss
}
