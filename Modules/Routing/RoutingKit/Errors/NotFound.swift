/// The error of a Navigator whose parameters are well formed but name nothing that exists.
public struct NotFound: Error, Hashable, Sendable {
    /// What doesn't exist, for instance `product 9999`.
    let what: String

    /// What the user can do, as a sentence; empty by default.
    let help: String

    /// What the user reads instead, in their language; by default that something doesn't exist.
    public let userSentence: String?

    public init(_ what: String, help: String = "", userSentence: String? = nil) {
        self.what = what
        self.help = help
        self.userSentence = userSentence
    }
}
