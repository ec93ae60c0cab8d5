public import struct Foundation.URL

/// The replacement for a screen that does not work at the moment.
public enum Degradation: Hashable, Sendable {
    /// Nothing: the request is refused.
    /// - Parameter reason: The end of a sentence, as the user reads it.
    case block(because: String)
    /// Another screen of the app, with the same parameters.
    /// - Parameter url: Its URL, in which `:name` is replaced by a parameter of the request.
    case redirect(to: String)
    /// A page of the web, shown by the route that `DegradeInterceptor` names for web pages.
    case webPage(URL)
    /// The screen itself, with a sentence for the user.
    case notice(String)
}
