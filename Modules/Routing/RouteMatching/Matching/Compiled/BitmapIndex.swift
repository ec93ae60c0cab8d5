/// The forms of a table by what each place in a path demands, one bit a form: what answers a path
/// where an automaton would need too many states (a bitmap index; O'Neil and Quass, 1997).
///
/// Forms are counted in the order of the tree, so that all that begin alike are neighbours, and 64 of
/// them are a block. A segment leaves those forms possible that demand nothing of it, which have a row
/// of bits for each place, and those that demand what it is, which have a list of blocks for each
/// demand. All lists together have at most one item for each segment of a form, so that the index is
/// as large as the table. The owner frees the memory.
struct BitmapIndex: Sendable {
    /// The forms of one block that have something in common.
    struct Item: BitwiseCopyable, Sendable {
        var bits: UInt64
        let block: UInt32
    }

    /// Neighbouring blocks, and the bits that count in each of them.
    struct Run: BitwiseCopyable, Sendable {
        let bits: UInt64
        let block: UInt32
        var count: UInt32
    }

    /// The forms that have a text at a place.
    struct Text: BitwiseCopyable, Sendable {
        /// As in an entry of the automaton; zero if there is no text.
        var key = SegmentKey()
        var place: UInt32 = 0
        var items: Items = Items()
    }

    /// A part of ``items``.
    struct Items: BitwiseCopyable, Sendable {
        var start: UInt32 = 0, end: UInt32 = 0

        /// The place of the first item of a block or of a later one; the end if there is none.
        @inline(__always)
        func first(from block: UInt32, in items: FixedMemory<Item>) -> UInt32 {
            if start == end || items[Int(start)].block >= block { return start }
            var (low, high) = (start &+ 1, end)
            while low < high {
                let middle = low &+ (high &- low) / 2
                if items[Int(middle)].block < block { low = middle &+ 1 } else { high = middle }
            }
            return low
        }
    }

    /// What forms demand of the segment at one place besides texts.
    struct Demands: Sendable {
        /// For each class of types those that have a type of it; empty if none has a type.
        var classes: [Items] = []
        var questions: [(question: Automaton.Question, items: Items)] = []
        /// The parameters with a text beside them.
        var affixes = AffixIndex()
        /// Whether some forms demand nothing.
        var admitsAny = false

        /// How many parts of ``BitmapIndex/items`` a segment may have: those of its text, of its class
        /// and of each question.
        var maximumItems: Int {
            1 + (classes.isEmpty ? 0 : 1) + questions.count + affixes.maximumMembers
        }
    }

    /// How many blocks there are.
    let blocks: Int
    /// How many segments the longest form has.
    let places: Int
    /// For each place a row of bits for those that accept any segment there; in the last row, for all
    /// places further right, only those that take the rest. Then for each number of segments a row for
    /// those that may end there; the last one for all greater numbers.
    let rows: FixedMemory<UInt64>
    let items: FixedMemory<Item>
    /// A table of texts and places with at least one empty entry.
    let texts: FixedMemory<Text>
    let demands: [Demands]
    /// For each form its number in the order of precedence.
    let forms: FixedMemory<UInt32>
    /// What some states leave possible.
    let runs: FixedMemory<Run>

    init(_ layout: BitmapIndexLayout) {
        blocks = layout.blocks
        rows = FixedMemory(layout.rows)
        items = FixedMemory(layout.items)
        texts = FixedMemory(layout.texts)
        demands = layout.demands
        places = layout.demands.count
        forms = FixedMemory(layout.forms)
        runs = FixedMemory(layout.runs)
    }

    /// Gives the memory back; only its owner does so.
    func deallocate() {
        rows.deallocate()
        items.deallocate()
        texts.deallocate()
        forms.deallocate()
        runs.deallocate()
    }
}

extension BitmapIndex {
    /// The forms of a block that accept any segment at a place.
    @inline(__always)
    func any(at place: Int, block: Int) -> UInt64 {
        rows[min(place, places) &* blocks &+ block]
    }

    /// The forms of a block that may end after a number of segments.
    @inline(__always)
    func end(after count: Int, block: Int) -> UInt64 {
        rows[(places &+ 1 &+ min(count, places &+ 1)) &* blocks &+ block]
    }

    /// The first of some forms of a block in the order of precedence.
    @inline(__always)
    func first(of bits: UInt64, in block: Int) -> UInt32 {
        var first = Automaton.Candidates.none
        var bits = bits
        while bits != 0 {
            first = min(first, forms[block &<< 6 &+ bits.trailingZeroBitCount])
            bits &= bits &- 1
        }
        return first
    }

    /// Where a text at a place is looked for first.
    @inline(__always)
    static func entry(of key: SegmentKey, at place: UInt32, bits: UInt32) -> UInt32 {
        let mask: UInt32 = 1 &<< bits &- 1
        return (key.place(inTableOfBits: bits, seed: 0) &+ place &* 0x9E37_79B1) & mask
    }
}
