/// The section of a Markdown page that contains the diagram of a package's modules.
///
/// It is between the lines `<!-- modules -->` and `<!-- /modules -->`.
package enum MarkedSection {
    /// The error for a page without the markers of a section.
    package struct MissingMarkers: Error, Hashable, Sendable, CustomStringConvertible {
        /// A sentence that names the missing lines.
        package let description = """
            the page has no line '\(MarkedSection.start)' with a line '\(MarkedSection.end)' below \
            it; put both where the picture is to stand
            """
    }

    static let start = "<!-- modules -->"
    static let end = "<!-- /modules -->"

    /// Replaces the diagram between the markers of a page.
    /// - Throws: ``MissingMarkers`` if the page has no markers.
    package static func replacing(
        in page: String, with diagram: Diagram
    ) throws(MissingMarkers) -> String {
        // A carriage return with its line feed is one character.
        let lines = page.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
            .map(Substring.init)
        guard let first = lines.firstIndex(where: { $0.isLine(start) }),
            let last = lines[first...].firstIndex(where: { $0.isLine(end) })
        else { throw MissingMarkers() }
        let picture = "```mermaid\n\(diagram.mermaid)```"
        let text = lines[...first] + [picture[...]] + lines[last...]
        return text.joined(separator: "\n")
    }
}

extension Substring {
    /// Whether the text is a line, with either kind of line break.
    fileprivate func isLine(_ line: String) -> Bool { self == line || self == line + "\r" }
}
