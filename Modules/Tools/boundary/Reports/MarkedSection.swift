/// The section of a Markdown page that contains the diagram of a package's modules.
///
/// It is between the lines `<!-- modules -->` and `<!-- /modules -->`.
enum MarkedSection {
    struct MissingMarkers: Error, Hashable, Sendable, CustomStringConvertible {
        let description = """
            the page has no line '\(MarkedSection.start)' with a line '\(MarkedSection.end)' below \
            it; add both where the picture belongs
            """
    }

    private static let start = "<!-- modules -->"
    private static let end = "<!-- /modules -->"

    /// Replaces the diagram between the markers of a page.
    /// - Throws: ``MissingMarkers`` if the page has no markers.
    static func replacing(in page: String, with diagram: String) throws(MissingMarkers) -> String {
        // A carriage return with its line feed is one character.
        let lines = page.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
            .map(Substring.init)
        guard let first = lines.firstIndex(where: { $0 == start || $0 == start + "\r" }),
            let last = lines[first...].firstIndex(where: { $0 == end || $0 == end + "\r" })
        else { throw MissingMarkers() }
        let picture = "```mermaid\n\(diagram)```"
        return (lines[...first] + [picture[...]] + lines[last...]).joined(separator: "\n")
    }
}
