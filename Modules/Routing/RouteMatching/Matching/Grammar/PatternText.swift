/// The text of a pattern, as its parser sees it.
protocol PatternText: RandomAccessCollection where Element: PatternCharacter, Index == Int {
    /// Whether it has no characters but printable ones in ASCII.
    static var isPrintable: Bool { get }

    /// How many slashes it has.
    var slashes: Int { get }

    /// The place of the first slash from another place on, or the end.
    func end(ofSegmentFrom start: Int) -> Int

    func text(in part: Range<Int>) -> String
}

extension Array: PatternText where Element == Character {
    static var isPrintable: Bool { false }

    var slashes: Int { count { $0 == "/" } }

    func end(ofSegmentFrom start: Int) -> Int { self[start...].firstIndex(of: "/") ?? count }

    func text(in part: Range<Int>) -> String { String(self[part]) }
}

/// A text in printable ASCII, as almost every pattern is, in place: many times cheaper to look at.
struct ASCIIText: PatternText {
    private let bytes: TextBytes

    /// Fails if the text is another one.
    init?(_ text: UnsafeBufferPointer<UInt8>) {
        guard text.allSatisfy({ 0x20..<0x7F ~= $0 }) else { return nil }
        bytes = TextBytes(UnsafeRawBufferPointer(text))
    }

    static var isPrintable: Bool { true }

    var startIndex: Int { 0 }
    var endIndex: Int { bytes.count }

    subscript(position: Int) -> ASCIICharacter { ASCIICharacter(byte: bytes[position]) }

    var slashes: Int {
        stride(from: 0, to: bytes.count, by: 8).reduce(0) { slashes, start in
            let word = bytes.word(at: start)
            return slashes + ByteLanes8.places(of: UInt8(ascii: "/"), in: word).nonzeroBitCount
        }
    }

    func end(ofSegmentFrom start: Int) -> Int {
        var start = start
        while start < bytes.count {
            // The word has a slash after the last byte, too.
            let slash = ByteLanes8.slash(in: bytes.pathWord(at: start))
            if slash != 0 { return start + slash.trailingZeroBitCount / 8 }
            start += 8
        }
        return bytes.count
    }

    func text(in part: Range<Int>) -> String {
        String(decoding: bytes.slice(part), as: UTF8.self)
    }
}
