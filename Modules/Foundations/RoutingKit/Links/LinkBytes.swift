/// Some neighbouring bytes of a URL, in place. It must not outlive the closure that lent them.
struct LinkBytes {
    private let all: UnsafeBufferPointer<UInt8>
    private(set) var start: Int
    private(set) var end: Int

    /// All bytes of a URL.
    init(_ all: UnsafeBufferPointer<UInt8>) {
        self.all = all
        start = 0
        end = all.count
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
            if all[index] == byte { return index }
            index += 1
        }
        return nil
    }

    /// Whether they are a text that is given in lower case.
    func isText(_ text: String) -> Bool {
        var text = text
        return text.withUTF8 { text in
            guard text.count == count else { return false }
            for offset in 0..<count {
                let byte = all[start + offset]
                let isUpper = UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte
                if (isUpper ? byte | 0x20 : byte) != text[offset] { return false }
            }
            return true
        }
    }

    /// The bytes one by one, where speed does not count.
    var slice: Slice<UnsafeBufferPointer<UInt8>> { all[range] }
}
