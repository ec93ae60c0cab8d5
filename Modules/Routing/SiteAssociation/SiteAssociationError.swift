/// A file that can't be read as an association file.
public struct SiteAssociationError: Error, Hashable, Sendable, CustomStringConvertible {
    public let description: String
}
