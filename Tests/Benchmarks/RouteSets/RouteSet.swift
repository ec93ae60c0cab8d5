/// Routes to measure with, as the texts of their patterns.
///
/// They are of literals and plain parameters only, and no two of them tie. No literal holds a digit, so
/// that a value with a digit is never mistaken for one.
public struct RouteSet: Sendable {
    /// What it looks like, in a few words.
    public let title: String

    /// The patterns in the order of registration.
    public let patterns: [String]

    public init(title: String, patterns: [String]) {
        self.title = title
        self.patterns = patterns
    }
}
