public import Foundation

/// The replacement for a screen that does not work at the moment.
public enum Degradation: Hashable, Sendable {
    /// Nothing: the request is refused. The text is the end of a sentence, as the user reads it.
    case block(because: String)
    /// Another URL of the app, in which `:name` is replaced by a parameter of the request.
    case redirect(to: String)
    /// A page of the web.
    case webPage(URL)
    /// The screen itself, with a sentence for the user.
    case notice(String)
}
