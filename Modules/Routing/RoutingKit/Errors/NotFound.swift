/// The error of a Navigator whose parameters are well formed but name nothing that exists.
public struct NotFound: Error, Hashable, Sendable {
    /// What doesn't exist, for instance `product 9999`.
    public let what: String

    /// What the user can do, as a sentence; empty by default.
    public let help: String

    /// Names what doesn't exist.
    public init(_ what: String, help: String = "") {
        self.what = what
        self.help = help
    }
}
