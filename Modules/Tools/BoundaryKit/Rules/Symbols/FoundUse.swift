/// The uses of a symbol in a file.
struct FoundUse {
    let file: Int
    let positions: [SourceFacts.Position]
    let isIndexed: Bool
    /// The place of its declaration; `nil` if it isn't known.
    let declaration: SourcePlace?

    /// The evidence of what only the text of a file shows.
    static let byName = "by its name: the code isn't in the index"

    /// The places of the uses, with their evidence.
    func sites(in sources: SourceIndex) -> [Violation.Site] {
        let origin =
            isIndexed ? declaration.map { "declared at \($0)" } : Self.byName
        return positions.map { position in
            Violation.Site(
                place: sources.place(file, line: position.line, column: position.column),
                evidence: origin.map { [$0] } ?? [])
        }
    }
}
