public import Foundation

/// A page of the documentation that shows figures between two markers.
public struct Page {
    /// The line before the figures.
    public static let start = "<!-- figures -->"
    /// The line after the figures.
    public static let end = "<!-- end of figures -->"

    private let file: String
    private let head: Substring
    private let tail: Substring

    /// Reads a page.
    /// - Throws: ``FigureError`` if it can't be read or has no markers.
    public init(_ file: String) throws(FigureError) {
        guard let page = try? String(contentsOfFile: file, encoding: .utf8) else {
            throw FigureError("\(file) can't be read")
        }
        guard let start = page.range(of: Self.start), let end = page.range(of: Self.end),
            start.upperBound <= end.lowerBound
        else { throw FigureError("\(file) needs the lines \(Self.start) and \(Self.end)") }
        self.file = file
        head = page[..<start.upperBound]
        tail = page[end.lowerBound...]
    }

    /// Writes a text between the markers.
    /// - Throws: ``FigureError`` if the page can't be written.
    public func show(_ text: String) throws(FigureError) {
        try "\(head)\n\n\(text)\n\n\(tail)".save(to: URL(filePath: file))
    }
}

extension String {
    /// Writes the text to a file, and makes its folder.
    /// - Throws: ``FigureError``
    public func save(to file: URL) throws(FigureError) {
        do {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try write(to: file, atomically: true, encoding: .utf8)
        } catch {
            throw FigureError("\(file.path) can't be written: \(error)")
        }
    }
}

/// The reason why something can't be measured or shown.
public struct FigureError: Error, CustomStringConvertible, Sendable {
    /// A sentence that names what failed.
    public let description: String

    /// Creates an error.
    public init(_ description: String) {
        self.description = description
    }
}
