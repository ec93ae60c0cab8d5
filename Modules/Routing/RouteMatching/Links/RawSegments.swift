/// The segments of a path as a text contains them, found one after the other.
struct RawSegments: Sequence, IteratorProtocol {
    private let text: String.UTF8View
    private var rest: Range<Int>

    init(of path: Range<Int>, in text: String.UTF8View) {
        self.text = text
        rest = path
    }

    @inline(__always)
    mutating func next() -> Substring.UTF8View? { nextPlace().map(text.bytes) }

    /// The place of the next segment in the text.
    mutating func nextPlace() -> Range<Int>? {
        while !rest.isEmpty {
            let start = rest.lowerBound
            let end = text.firstPlace(of: UInt8(ascii: "/"), in: rest) ?? rest.upperBound
            rest = (end + 1)..<Swift.max(end + 1, rest.upperBound)
            if start < end { return start..<end }
        }
        return nil
    }
}

extension String.UTF8View {
    /// The bytes at these places.
    func bytes(in range: Range<Int>) -> Substring.UTF8View {
        // Constant time: the offsets of UTF-8 are its positions.
        self[
            index(
                startIndex, offsetBy: range.lowerBound)..<index(
                    startIndex, offsetBy: range.upperBound)]
    }

    /// The first place of a byte; in memory, because a view costs ten times as much.
    @inline(__always)
    fileprivate func firstPlace(of byte: UInt8, in range: Range<Int>) -> Int? {
        let found: Int?? = withContiguousStorageIfAvailable { bytes in
            var place = range.lowerBound
            while place < range.upperBound {
                if bytes[place] == byte { return place }
                place += 1
            }
            return nil
        }
        guard let found else {
            return zip(range, bytes(in: range)).first { $0.1 == byte }?.0
        }
        return found
    }
}
