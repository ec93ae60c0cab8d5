/// An element of a list in a manifest, with what is around it.
struct ListElement {
    /// The line on which an element ends, if nothing else is on its lines except its comma and a
    /// comment.
    struct Line {
        /// The offset of the line break.
        let end: Int
        /// The line break and the indentation of the element.
        let lineBreak: String
    }

    let range: Range<Int>
    /// `nil` if something else is on the lines of the element.
    let line: Line?
    /// The offset of its comma; `nil` if none is directly after it.
    let comma: Int?
    /// The part of the source to remove with it: its lines, or itself with its comma and space.
    let removal: Range<Int>

    init(_ range: Range<Int>, in outline: ManifestOutline) {
        let source = outline.source
        let after = source.indices[range.upperBound...].first { !outline.isSpace(at: $0) }
        let comma = after.flatMap { source[$0] == UInt8(ascii: ",") ? $0 : nil }
        let isLineBreak = { (byte: UInt8) in byte == UInt8(ascii: "\n") }
        let start = source[..<range.lowerBound].lastIndex(where: isLineBreak).map { $0 + 1 } ?? 0
        self.range = range
        self.comma = comma
        let indentation = outline.text(of: start..<range.lowerBound)
        if let end = source[range.upperBound...].firstIndex(where: isLineBreak),
            indentation.allSatisfy(\.isWhitespace),
            outline.text(of: range.upperBound..<end).wholeMatch(of: /\s*,?\s*(\/\/.*)?\s*/) != nil
        {
            let hasReturn = source[end - 1] == UInt8(ascii: "\r")
            let lineBreak = hasReturn ? "\r\n" : "\n"
            line = Line(end: hasReturn ? end - 1 : end, lineBreak: lineBreak + indentation)
            removal = start..<end + 1
            return
        }
        line = nil
        let end = comma.map { $0 + 1 } ?? range.upperBound
        let next = source[end...].firstIndex { $0 != UInt8(ascii: " ") } ?? source.count
        // The space before a comment or a line break stays as it is.
        if next < source.count, [UInt8(ascii: "/"), 10, 13].contains(source[next]) {
            let before = source[..<range.lowerBound].lastIndex { $0 != UInt8(ascii: " ") } ?? -1
            removal = before + 1..<end
        } else {
            removal = range.lowerBound..<next
        }
    }
}

extension [ListElement] {
    /// Whether a comma is after the last element.
    var endInComma: Bool { last?.comma != nil }
}

extension ManifestOutline {
    /// Whether white space is at an offset.
    func isSpace(at offset: Int) -> Bool { [9, 10, 13, 32].contains(source[offset]) }
}
