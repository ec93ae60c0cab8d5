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
