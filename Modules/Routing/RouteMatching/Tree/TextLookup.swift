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
        let hash = bytes.hash(segment, start: start, from: CompiledTree.seed(of: node))
        return tree.literalIndex.position(of: hash) { number in
            let literal = tree.literals[number]
            return literal.node == node
                && tree.texts.isText(literal.text, in: segment, of: bytes, start: start)
        }
    }

    /// The branches after the texts around a value in a segment, if the node has these texts.
    func branches(
        after node: Int, in segment: Range<Int>, around value: Range<Int>, of bytes: TextBytes
    ) -> CompiledTree.Part? {
        let front = segment.lowerBound..<value.lowerBound
        let back = value.upperBound..<segment.upperBound
        let frontStart = bytes.word(front)
        let backStart = bytes.word(back)
        let seed = CompiledTree.seed(of: node)
        let frontHash = bytes.hash(front, start: frontStart, from: seed)
        let hash = bytes.hash(back, start: backStart, from: frontHash)
        let number = tree.affixIndex.position(of: hash) { number in
            let affixes = tree.affixes[number]
            return affixes.node == node
                && tree.texts.isText(affixes.front, in: front, of: bytes, start: frontStart)
                && tree.texts.isText(affixes.back, in: back, of: bytes, start: backStart)
        }
        return number.map { tree.affixes[$0].branches }
    }
}
