/// A file that can't be read as an association file.
public struct SiteAssociationError: Error, Hashable, Sendable, CustomStringConvertible {
    /// A sentence that says what is wrong.
    public let description: String
}
