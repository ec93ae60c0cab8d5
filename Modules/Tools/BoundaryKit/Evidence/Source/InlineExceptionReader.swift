/// Finds the exceptions from rules in the comments of a file.
enum InlineExceptionReader {
    private static let marker = "boundary:allow"

    /// All exceptions of a file, in source order.
    /// - Parameters:
    ///   - source: The bytes of the file.
    ///   - file: Its path, relative to the package's folder.
    static func exceptions(in source: [UInt8], file: String) -> [InlineException] {
        guard source.contains(marker) else { return [] }
        return exceptions(in: SourceText(source, file: file))
    }

    /// All exceptions. One alone on its line applies to the next line that isn't another one.
    static func exceptions(in source: SourceText) -> [InlineException] {
        let found = source.comments.compactMap { exception(in: source, $0) }
        var alone: [Int: Int] = [:]
        return found.reversed().map { exception, isAlone in
            var exception = exception
            if isAlone {
                let next = exception.place.line + 1
                exception.line = alone[next] ?? next
                alone[exception.place.line] = exception.line
            }
            return exception
        }.reversed()
    }

    /// Reads a comment that consists of an exception, and whether it is alone on its line.
    private static func exception(
        in source: SourceText, _ comment: Range<Int>
    ) -> (InlineException, isAlone: Bool)? {
        let words = source.text(comment).dropFirst(2).drop(while: \.isWhitespace)
        guard words.hasPrefix(marker) else { return nil }
        let before = source.code[..<comment.lowerBound].reversed().prefix { $0 != 10 && $0 != 13 }
        return (
            InlineException(
                words.dropFirst(marker.count), at: source.place(of: comment.lowerBound)),
            before.allSatisfy { $0 == 32 || $0 == 9 }
        )
    }
}

extension InlineException {
    /// Reads what is after `boundary:allow`: `RULE until DAY because REASON`.
    fileprivate init(_ text: Substring, at place: SourcePlace) {
        let parts = text.split(
            separator: " because ", maxSplits: 1, omittingEmptySubsequences: false)
        let words = (parts.first ?? "").split(whereSeparator: \.isWhitespace)
        let until = words.firstIndex(of: "until")
        let day = until.flatMap { words.index(after: $0) < words.endIndex ? words[$0 + 1] : nil }
        let reason = parts.count > 1 ? parts[1].split(whereSeparator: \.isWhitespace) : []
        self.init(
            at: place, line: place.line,
            rule: words.first.map { ["until", "because"].contains($0) ? "" : String($0) } ?? "",
            until: day.flatMap { CalendarDay(rawValue: String($0)) },
            because: reason.joined(separator: " "))
    }
}
