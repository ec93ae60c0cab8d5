/// Some neighbouring bytes of a URL, in place. It must not outlive the closure that lent them.
struct LinkBytes {
    private let all: TextBytes
    private(set) var start: Int
    private(set) var end: Int

    /// All bytes of a URL.
    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        all = TextBytes(UnsafeRawBufferPointer(bytes))
        start = 0
        end = bytes.count
    }

    var range: Range<Int> { start..<end }
    var count: Int { end - start }
    var isEmpty: Bool { start == end }
    var first: UInt8? { isEmpty ? nil : all[start] }
    var last: UInt8? { isEmpty ? nil : all[end - 1] }

    subscript(index: Int) -> UInt8 { all[index] }

    /// The bytes between two positions of these.
    subscript(range: Range<Int>) -> LinkBytes {
        precondition(range.lowerBound >= start && range.upperBound <= end)
        var bytes = self
        (bytes.start, bytes.end) = (range.lowerBound, range.upperBound)
        return bytes
    }

    func dropFirst(_ count: Int) -> LinkBytes { self[min(start + count, end)..<end] }

    /// The bytes in front of the first one that is equal to another.
    func prefix(before byte: UInt8) -> LinkBytes { self[start..<(firstIndex(of: byte) ?? end)] }

    func contains(_ byte: UInt8) -> Bool { firstIndex(of: byte) != nil }

    private func firstIndex(of byte: UInt8) -> Int? {
        var index = start
        while index < end {
            let places = EightBytes.places(of: byte, in: all.word(at: index))
            if places != 0 {
                let found = index + places.trailingZeroBitCount / 8
                return found < end ? found : nil
            }
            index += 8
        }
        return nil
    }

    /// Eight bytes from a position on, and slashes behind the end.
    @inline(__always)
    func word(at index: Int) -> UInt64 {
        let word = all.word(at: index)
        let count = end &- index
        if count >= 8 { return word }
        let slashes = EightBytes.ones &* UInt64(UInt8(ascii: "/"))
        return EightBytes.prefix(word, count) | slashes &<< UInt64(truncatingIfNeeded: 8 &* count)
    }

    /// Whether they are a text that is given in lower case.
    func isText(_ text: String) -> Bool {
        var text = text
        return text.withUTF8 { text in
            guard text.count == count else { return false }
            let text = TextBytes(UnsafeRawBufferPointer(text))
            var offset = 0
            while offset < count {
                let length = min(8, count &- offset)
                let word = EightBytes.prefix(all.word(at: start &+ offset), length)
                guard EightBytes.lowercased(word) == text.word(at: offset) else { return false }
                offset &+= 8
            }
            return true
        }
    }

    /// The bytes one by one, where speed does not count.
    var slice: Slice<UnsafeRawBufferPointer> { all.slice(range) }
}
