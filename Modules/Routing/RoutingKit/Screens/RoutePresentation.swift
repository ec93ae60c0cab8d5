/// How the screen of a route appears where a request doesn't choose a transition.
///
/// A link from outside never covers the whole window: it opens a sheet instead.
public enum RoutePresentation: String, CaseIterable, Codable, Sendable {
    /// Pushed onto the stack that the request starts from.
    case page
    /// Presented over the visible screen, in a stack of its own.
    case sheet
    /// Like a sheet, covering the whole window.
    case fullScreen = "full-screen"
}
