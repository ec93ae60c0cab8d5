/// Thrown by a Navigator whose parameters are well formed but name nothing.
public struct NotFound: Error, Hashable, Sendable {
    /// What is not there, for instance `product 9999`.
    public let what: String

    /// What would help, as a sentence; empty if nothing does.
    public let help: String

    /// Names what is not there.
    public init(_ what: String, help: String = "") {
        self.what = what
        self.help = help
    }
}
