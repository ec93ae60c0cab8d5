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
