public import struct Foundation.URL

/// What takes the place of a screen that can't do what it should.
public enum Degradation: Hashable, Sendable {
    /// Nothing: the request is refused.
    /// - Parameter reason: The end of a sentence, as the user reads it.
    case block(because: String)
    /// Another screen of the app, with the same parameters.
    /// - Parameter url: Its URL, in which `:name` stands for a parameter of the request.
    case redirect(to: String)
    /// A page of the web, in the web view of the app.
    case webPage(URL)
    /// The screen itself, but the user is told a sentence.
    case notice(String)
}
