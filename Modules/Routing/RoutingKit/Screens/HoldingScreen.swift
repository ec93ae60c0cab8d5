/// A screen that may hold what the user has typed, and would lose it when it leaves the stage.
///
/// Before a move of the user or a request removes such a screen, the user is asked. They can always
/// discard what they typed. Signing out, removing a feature and closing the router don't ask.
@MainActor
public protocol HoldingScreen: Screen {
    /// Why the user may want to stay, as a sentence in their language; `nil` if nothing would be
    /// lost.
    ///
    /// Only what the user has typed counts, never what a link has filled in.
    var reasonToStay: String? { get }
}
