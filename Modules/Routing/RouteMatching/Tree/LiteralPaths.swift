/// The whole paths of forms that are texts alone. Such a form is before every other one that matches its
/// path, so that a path found here needs no walk; any other path does. The owner frees the memory.
struct LiteralPaths: Sendable {
    private struct Entry: BitwiseCopyable, Sendable {
        /// The last eight bytes in lower case, the first one lowest; of a shorter path all, and zeros.
        var tail: UInt64 = 0
        /// Where ``texts`` has the path, and the number of its bytes; zero for an empty entry.
        var start: UInt32 = 0, count: UInt32 = 0
        var rank: UInt32 = 0
    }

    /// A table of the entries by their tails. A form whose place is taken is found by a walk.
    private let entries: FixedMemory<Entry>
    private let texts: FixedMemory<UInt8>

    init(_ forms: RankedForms) {
        var size = 4
        while size < 4 * forms.forms.count { size *= 2 }
        var (entries, texts) = (Array(repeating: Entry(), count: size), [UInt8]())
        for rank in forms.forms.indices {
            let symbols = forms.segments(of: rank).map { forms.symbols.all[$0] }
            guard !symbols.isEmpty, symbols.allSatisfy({ $0.kind == .literal }) else { continue }
            let bytes = CanonicalText.bytes(of: symbols.map { $0.texts[0] })
            // Each byte of a path must mean itself before it is decoded.
            guard bytes.allSatisfy({ 0x27...0x7E ~= $0 && $0 != UInt8(ascii: "?") }) else {
                continue
            }
            let tail = bytes.withTextBytes { Self.tail(of: 0..<bytes.count, in: $0) }
            let place = Self.hash(tail, bytes.count) & (size - 1)
            guard entries[place].count == 0 else { continue }
            entries[place] = Entry(
                tail: tail, start: UInt32(texts.count), count: UInt32(bytes.count),
                rank: UInt32(rank))
            texts += bytes
        }
        self.entries = FixedMemory(entries)
        self.texts = FixedMemory(texts)
    }

    /// The rank of the form of a path without slashes at its ends; -1 if it isn't here.
    @inline(__always)
    func rank(of path: Range<Int>, in bytes: TextBytes) -> Int {
        let count = path.upperBound &- path.lowerBound
        guard count > 0 else { return -1 }
        let tail = Self.tail(of: path, in: bytes)
        let entry = entries[Self.hash(tail, count) & (entries.count &- 1)]
        guard entry.tail == tail, Int(entry.count) == count,
            bytes.equals(texts, at: Int(entry.start), in: path)
        else { return -1 }
        return Int(entry.rank)
    }

    @inline(__always)
    private static func tail(of path: Range<Int>, in bytes: TextBytes) -> UInt64 {
        let count = path.upperBound &- path.lowerBound
        guard count < 8 else {
            return ByteLanes8.lowercased(bytes.word(at: path.upperBound &- 8))
        }
        return ByteLanes8.lowercased(ByteLanes8.prefix(bytes.word(at: path.lowerBound), count))
    }

    @inline(__always)
    private static func hash(_ tail: UInt64, _ count: Int) -> Int {
        Int(truncatingIfNeeded: ByteLanes8.mixed(UInt64(truncatingIfNeeded: count), tail) &>> 1)
    }

    /// Gives the memory back; only its owner does so.
    func deallocate() {
        entries.deallocate()
        texts.deallocate()
    }
}
