import Foundation

/// A page of the documentation that shows figures between two markers.
struct Page {
    static let start = "<!-- figures -->"
    static let end = "<!-- end of figures -->"

    private let file: String
    private let head: Substring
    private let tail: Substring

    /// Reads a page.
    /// - Throws: ``FileError`` if it isn't there or has no markers.
    init(file: String) throws(FileError) {
        guard let page = try? String(contentsOfFile: file, encoding: .utf8) else {
            throw FileError("\(file) can't be read", exitCode: 65)
        }
        guard let start = page.range(of: Self.start), let end = page.range(of: Self.end),
            start.upperBound <= end.lowerBound
        else {
            throw FileError(
                "\(file) has no place for the figures: \(Self.start) and, below it, \(Self.end)",
                exitCode: 65)
        }
        self.file = file
        head = page[..<start.upperBound]
        tail = page[end.lowerBound...]
    }

    /// Puts a text between the markers.
    /// - Throws: ``FileError`` if the page can't be written.
    func show(_ text: String) throws(FileError) {
        try "\(head)\n\n\(text)\n\(tail)".save(to: file)
    }
}

extension String {
    /// Writes the text as a whole file.
    /// - Throws: ``FileError``
    func save(to file: String) throws(FileError) {
        do {
            try write(toFile: file, atomically: true, encoding: .utf8)
        } catch {
            throw FileError("\(file) can't be written: is its folder there?", exitCode: 73)
        }
    }
}

/// A file of the report that can't be used.
struct FileError: Error {
    let sentence: String
    let exitCode: Int32

    init(_ sentence: String, exitCode: Int32) {
        self.sentence = sentence
        self.exitCode = exitCode
    }
}
