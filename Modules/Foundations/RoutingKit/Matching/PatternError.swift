/// A pattern that cannot be read.
public struct PatternError: Error, Hashable, Sendable, CustomStringConvertible {
    /// A sentence with the pattern and what is wrong with it.
    public let description: String

    init(_ pattern: String, _ problem: String) {
        description = "the path \(pattern) \(problem)"
    }
}
