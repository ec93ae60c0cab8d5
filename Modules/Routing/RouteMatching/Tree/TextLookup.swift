/// Finding the texts that follow a node. A hash only finds candidates; each is compared byte by
/// byte.
///
/// Each function is a call of its own, which leaves the registers of a processor to the walk.
extension CompiledRoutes {
    /// The literal or enumerated text after a node that a segment is.
    @inline(never)
    func literal(after node: Int, in segment: Range<Int>, of bytes: TextBytes) -> Int? {
        // The first word differs in nearly all other texts.
        let start = bytes.word(segment)
        let part = part(of: tree.nodes[node].literals) { bytes.hash(segment, start: start) }
        var number = Int(part.start)
        while number < Int(part.end) {
            let text = tree.literals[number].text
            if tree.texts.isText(text, in: segment, of: bytes, start: start) { return number }
            number = number &+ 1
        }
        return nil
    }

    /// The texts that are around a value in a segment.
    func affixes(
        _ candidates: CompiledTree.Candidates, in segment: Range<Int>, around value: Range<Int>,
        of bytes: TextBytes
    ) -> CompiledTree.Affixes? {
        let front = segment.lowerBound..<value.lowerBound
        let back = value.upperBound..<segment.upperBound
        let part = part(of: candidates) { bytes.hash(back, from: bytes.hash(front)) }
        return part.range.lazy.map { self.tree.affixes[$0] }.first { affixes in
            tree.texts.isText(affixes.front, in: front, of: bytes)
                && tree.texts.isText(affixes.back, in: back, of: bytes)
        }
    }

    /// - Parameter hash: Makes the hash of the text that is looked for, if there are many.
    @inline(__always)
    private func part(
        of candidates: CompiledTree.Candidates, hash: () -> UInt64
    ) -> CompiledTree.Part {
        if candidates.bits == 0 { return candidates.all }
        let chosen = hash() &>> UInt64(truncatingIfNeeded: 64 &- candidates.bits)
        let bucket = Int(candidates.firstBucket) &+ Int(truncatingIfNeeded: chosen)
        return CompiledTree.Part(start: tree.buckets[bucket], end: tree.buckets[bucket &+ 1])
    }
}
