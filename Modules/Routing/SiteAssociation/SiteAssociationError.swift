/// A file that is no association file at all.
public struct SiteAssociationError: Error, Hashable, Sendable, CustomStringConvertible {
    /// A sentence that says what is wrong.
    public let description: String
}
