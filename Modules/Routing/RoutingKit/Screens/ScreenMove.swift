/// A move by screen value, without a URL: what a view model asks for that makes its own screens.
///
///     router.move(.push(ChapterScreen(book: book, number: 2)))
///     router.move(.pop)
///
/// It happens on the same stage as what URLs show. A screen without a URL can't be linked to, and
/// is left out when a saved state is restored.
public enum ScreenMove: Sendable {
    /// Onto the stack of the visible screen.
    case push(any Screen)
    /// Over the visible screen, in a stack of its own.
    case present(any Screen, isFullScreen: Bool = false)
    /// As the only screen of its tab, with nothing presented over it.
    case resetRoot(any Screen)
    /// Away from the visible screen, to the one below it in its stack.
    case pop
    /// To the first screen of the stack in front.
    case popToRoot
    /// Away from the stack that is presented in front.
    case dismiss
}
