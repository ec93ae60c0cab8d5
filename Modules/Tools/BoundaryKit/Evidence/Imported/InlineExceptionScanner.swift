/// Finds the exceptions from rules in the comments of a file.
struct InlineExceptionScanner {
    private static let marker: StaticString = "boundary:allow"

    private let source: [UInt8]
    private let file: String
    private var lines = LineCounter()
    private var found: [(exception: InlineException, isAlone: Bool)] = []

    private init(_ source: [UInt8], file: String) {
        self.source = source
        self.file = file
    }

    /// All exceptions of a file, in source order.
    /// - Parameters:
    ///   - source: The bytes of the file.
    ///   - file: Its path, relative to the package's folder.
    static func exceptions(in source: [UInt8], file: String) -> [InlineException] {
        guard source.contains(marker) else { return [] }
        var scanner = Self(source, file: file)
        if file.hasSuffix(".swift") {
            scanner.readSwift()
        } else {
            scanner.readClang()
        }
        return scanner.exceptions
    }

    /// The exceptions. One alone on its line applies to the next line that isn't another one.
    private var exceptions: [InlineException] {
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

    /// Reads what is between the tokens, so that the text of a string is no comment.
    private mutating func readSwift() {
        var tokens = TokenReader(source)
        while true {
            let hasCode = tokens.previous.kind != .start
            read(from: tokens.previous.end, to: tokens.current.start, isAfterCode: hasCode)
            if tokens.isAtEnd { return }
            tokens.advance()
        }
    }

    private mutating func readClang() {
        var start = 0
        for end in source.indices where source[end] == UInt8(ascii: "\n") {
            readClangLine(start..<end)
            start = end + 1
        }
        readClangLine(start..<source.count)
    }

    private mutating func readClangLine(_ range: Range<Int>) {
        let slash = UInt8(ascii: "/")
        let comment = range.dropLast().first { source[$0] == slash && source[$0 + 1] == slash }
        guard let comment else { return }
        let hasCode = source[range.lowerBound..<comment].contains { $0 != 32 && $0 != 9 }
        read(from: comment, to: range.upperBound, isAfterCode: hasCode)
    }

    /// Reads the comments between two offsets.
    private mutating func read(from start: Int, to end: Int, isAfterCode: Bool) {
        guard start < end else { return }
        var (start, isAfterCode) = (start, isAfterCode)
        for line in source[start..<end].split(
            separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        {
            let text = String(decoding: line, as: UTF8.self)
            if let exception = exception(in: text, at: start) {
                found.append((exception, !isAfterCode))
            }
            start += line.count + 1
            isAfterCode = false
        }
    }

    /// Reads a comment that consists of an exception.
    private mutating func exception(in text: String, at start: Int) -> InlineException? {
        let comment = text.drop(while: \.isWhitespace)
        guard comment.hasPrefix("//") else { return nil }
        let words = comment.dropFirst(2).drop(while: \.isWhitespace)
        let marker = Self.marker.description
        guard words.hasPrefix(marker) else { return nil }
        let offset = start + text.utf8.count - comment.utf8.count
        let place = lines.place(of: offset, in: source, file: file)
        return InlineException(words.dropFirst(marker.count), at: place)
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
