/// What a transition looks like. A stage without a UI does not look like anything; one that does not
/// know an animation shows the platform's own.
///
///     router.register(path: "/photo/:id", navigator: PhotoNavigator(), animation: .zoom)
///     await router.route(RouteRequest(url: "/photo/7", animation: .fade))
///     extension TransitionAnimation { static let flip = TransitionAnimation("flip") }
///
/// Leaving a screen looks like its coming.
public struct TransitionAnimation: Hashable, Sendable {
    /// The name under which a stage finds it.
    public let name: String

    /// Names an animation of one's own.
    public init(_ name: String) {
        self.name = name
    }

    /// The platform's own.
    public static let automatic = TransitionAnimation("automatic")
    /// At once, without moving anything.
    public static let none = TransitionAnimation("none")
    /// The new screen appears in the place of the old one.
    public static let fade = TransitionAnimation("fade")
    /// The new screen comes in from the trailing edge.
    public static let slide = TransitionAnimation("slide")
    /// The new screen grows from the centre.
    public static let zoom = TransitionAnimation("zoom")
}
