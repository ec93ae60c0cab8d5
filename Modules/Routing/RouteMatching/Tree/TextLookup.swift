/// Finding the texts that follow a node. A hash only finds candidates; each is compared byte by
/// byte.
///
/// Each function is a call of its own, which leaves the registers of a processor to the walk.
extension CompiledRoutes {
    /// The first literal after a node that a segment is. If it is repeated, others follow.
    @inline(never)
    func literal(after node: Int, in segment: Range<Int>, of bytes: TextBytes) -> Int? {
        let literals = tree.nodes[node].literals
        let word = bytes.word(segment)
        let candidates = part(of: literals) { bytes.hash(segment, start: word) }
        return literal(
            from: Int(candidates.start), to: Int(candidates.end), segment, word, of: bytes)
    }

    /// The next literal after a node with the text of another one.
    @inline(never)
    func literal(
        after node: Int, behind literal: Int, in segment: Range<Int>, of bytes: TextBytes
    ) -> Int? {
        self.literal(
            from: literal + 1, to: Int(tree.nodes[node].literals.all.end), segment,
            bytes.word(segment), of: bytes)
    }

    /// - Parameter word: The first word of the segment, which differs in nearly all other texts.
    @inline(__always)
    private func literal(
        from first: Int, to end: Int, _ segment: Range<Int>, _ word: UInt64, of bytes: TextBytes
    ) -> Int? {
        let length = segment.upperBound &- segment.lowerBound
        var number = first
        while number < end {
            let text = tree.literals[number].text
            if text.start == word, Int(text.count) == length,
                length <= 8 || tree.texts.isRest(of: text, in: segment, of: bytes)
            {
                return number
            }
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
        let candidates = part(of: candidates) { bytes.hash(back, from: bytes.hash(front)) }
        for number in candidates.range {
            let affixes = tree.affixes[number]
            if tree.texts.isText(affixes.front, in: front, of: bytes),
                tree.texts.isText(affixes.back, in: back, of: bytes)
            {
                return affixes
            }
        }
        return nil
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
