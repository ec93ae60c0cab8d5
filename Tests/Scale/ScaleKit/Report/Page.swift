import Foundation

/// A page of the documentation that shows figures between two markers.
package struct Page {
    /// The line before the figures.
    package static let start = "<!-- figures -->"
    /// The line after the figures.
    package static let end = "<!-- end of figures -->"

    private let file: String
    private let head: Substring
    private let tail: Substring

    /// Reads a page.
    /// - Throws: ``ScaleError`` if it can't be read or has no markers.
    package init(_ file: String) throws(ScaleError) {
        guard let page = try? String(contentsOfFile: file, encoding: .utf8) else {
            throw ScaleError("\(file) can't be read")
        }
        guard let start = page.range(of: Self.start), let end = page.range(of: Self.end),
            start.upperBound <= end.lowerBound
        else { throw ScaleError("\(file) needs the lines \(Self.start) and \(Self.end)") }
        self.file = file
        head = page[..<start.upperBound]
        tail = page[end.lowerBound...]
    }

    /// Writes a text between the markers.
    /// - Throws: ``ScaleError`` if the page can't be written.
    package func show(_ text: String) throws(ScaleError) {
        try "\(head)\n\n\(text)\n\n\(tail)".save(to: file)
    }
}

extension String {
    /// Writes the text to a file.
    /// - Throws: ``ScaleError``
    package func save(to file: String) throws(ScaleError) {
        do {
            try write(toFile: file, atomically: true, encoding: .utf8)
        } catch {
            throw ScaleError("\(file) can't be written: is its folder there?")
        }
    }
}
