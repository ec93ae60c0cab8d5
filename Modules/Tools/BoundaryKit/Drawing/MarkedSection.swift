/// The part of a Markdown page that holds the picture of a package's modules.
///
/// It stands between the lines `<!-- modules -->` and `<!-- /modules -->`.
public enum MarkedSection {
    /// Why a page can't be rewritten.
    public struct MissingMarkers: Error, Hashable, Sendable, CustomStringConvertible {
        /// Says which lines are missing.
        public let description = """
            the page has no line '\(MarkedSection.start)' with a line '\(MarkedSection.end)' below \
            it; put both where the picture is to stand
            """
    }

    static let start = "<!-- modules -->"
    static let end = "<!-- /modules -->"

    /// The page with a new picture between the markers.
    /// - Throws: ``MissingMarkers`` if it has none.
    public static func replacing(
        in page: String, with diagram: Diagram
    ) throws(MissingMarkers) -> String {
        let lines = page.split(separator: "\n", omittingEmptySubsequences: false)
        guard let first = lines.firstIndex(where: { $0.isLine(start) }),
            let last = lines[first...].firstIndex(where: { $0.isLine(end) })
        else { throw MissingMarkers() }
        let picture = "```mermaid\n\(diagram.mermaid)```"
        let text = lines[...first] + [picture[...]] + lines[last...]
        return text.joined(separator: "\n")
    }
}

extension Substring {
    /// Whether the text is a line, however the file ends its lines.
    fileprivate func isLine(_ line: String) -> Bool { self == line || self == line + "\r" }
}
