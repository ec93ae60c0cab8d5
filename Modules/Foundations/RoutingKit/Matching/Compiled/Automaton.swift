/// All patterns of a table at once: a path is answered by going from state to state, one step for
/// each segment, and never back (a deterministic finite automaton over segments).
///
/// A state stands where the text stands that leads to it, so that a step mostly reads memory in one
/// place. The owner frees the memory.
struct Automaton: Sendable {
    /// What is known about a path after some segments, and the text of the last one. All numbers are
    /// places in the memory below.
    struct State: BitwiseCopyable, Hashable, Sendable {
        /// See ``SegmentCursor/Segment/key``; zero in an empty entry, and in a state that no text
        /// leads to.
        var key: UInt64 = 0
        /// The number of bytes of a text that is known by its key; of any other one the place in
        /// `texts`, which is larger.
        var text: UInt32 = 0
        /// The first of the entries that follow a text, zero if there are none, and their number
        /// less one: a power of two less one.
        var entries: UInt32 = 0, mask: UInt32 = 0
        /// The form that answers if the path ends here, plus one; zero for none.
        var form: UInt32 = 0
        /// Where a segment leads that is none of the texts: a state, or with a check a row. With
        /// ``isBase`` a state that is asked instead of this one.
        var other: UInt32 = 0
        /// What a segment is asked before it leads anywhere, plus one; zero for nothing.
        var check: UInt32 = 0

        static let isBase: UInt32 = 1 << 31
    }

    /// What decides where a segment leads, beside its text.
    struct Check: Hashable, Sendable {
        /// Whether the types of the segment count.
        var hasTypes = false
        /// What only the very segment can tell.
        var questions: [Question] = []
        /// States that go on side by side, where one for all would take too much memory.
        var fork: [UInt32] = []
        /// For each question a state that goes on beside the others if the answer is yes, where a
        /// row for all combinations would take too much memory.
        var apart: [UInt32] = []
    }

    /// Something that only the very segment can tell: its case, or what an app's check says.
    enum Question: Hashable, Sendable {
        case isBool
        case passes(Int)
    }

    /// A path without parameters, which is found at once.
    struct Whole: BitwiseCopyable, Hashable, Sendable {
        /// The hash of the path; zero in an empty entry.
        var key: UInt64 = 0
        /// Where the path stands in `texts`.
        var text: UInt32 = 0
        var form: UInt32 = 0
    }

    /// The first one leads nowhere, the second one is where a path begins.
    let states: FixedMemory<State>
    /// Texts: the number of bytes, and then the text, eight bytes a word; of a whole path what
    /// ``TextBytes/text(ofFirst:)`` gives. The first places are empty: see ``State/text``.
    let texts: FixedMemory<UInt64>
    /// For each class of types, and each combination of answers to questions, a state.
    let rows: FixedMemory<UInt32>
    /// A table of the paths without parameters, of which there is at least one empty entry.
    let wholes: FixedMemory<Whole>
    /// A bit for the length of each of these, modulo 64.
    let wholeLengths: UInt64

    static let start = 1

    init(_ layout: AutomatonLayout) {
        states = FixedMemory(layout.states)
        texts = FixedMemory(layout.texts)
        rows = FixedMemory(layout.rows)
        wholes = FixedMemory(layout.wholes)
        wholeLengths = layout.wholeLengths
    }

    /// Where in a table a key is looked for first.
    @inline(__always)
    static func place(of key: UInt64, mask: UInt32) -> UInt32 {
        UInt32(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) &>> 32) & mask
    }

    /// Gives the memory back; only its owner does so.
    func deallocate() {
        states.deallocate()
        texts.deallocate()
        rows.deallocate()
        wholes.deallocate()
    }
}
