/// A section with an identity, and with those of its rows.
public struct IdentifiedSection: Identifiable, Sendable {
    /// A row with its identity.
    public struct Row: Identifiable, Sendable {
        public let id: RowID
        /// The row itself.
        public let row: ContentRow
    }

    public let id: RowID
    /// The section itself.
    public let section: ContentSection
    /// Its rows with their identities.
    public let rows: [Row]

    /// The whole line of its heading; `nil` if it has none.
    public var title: String? { section.title }
}
