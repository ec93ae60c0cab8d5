/// All patterns of a table at once: a path is answered by going from state to state, one step for
/// each segment, and never back (a deterministic finite automaton over segments).
///
/// A state is stored in the entry for the text that precedes it, so that a step mostly reads memory in
/// one place. The owner frees the memory.
struct Automaton: Sendable {
    /// What is known about a path after some segments, and the text of the last one. All numbers are
    /// places in the memory below. Two of them fill a line of the processor's cache.
    struct State: BitwiseCopyable, Hashable, Sendable {
        /// Zero in an empty entry, and in a state that follows no text. Of a text that is not identified
        /// by its key the upper half is ``textMark`` and the text's place in `texts`.
        var key = SegmentKey()
        /// The first of the entries that follow a text, below ``sizeShift``, and above it the
        /// logarithm of their number; zero if there are none.
        var table: UInt32 = 0
        /// The form that answers if the path ends here, plus one; zero for none. With ``isPassed`` a
        /// text that belongs here may be in a later entry.
        var end: UInt32 = 0
        /// What follows a segment that is none of the texts: a state, or with a check a row. With
        /// ``isBase`` a state that is used instead of this one.
        var other: UInt32 = 0
        /// The check of a segment before the next state is known, plus one, or zero for none; and from
        /// ``seedShift`` on which bits of a hash select its entry.
        var checkAndSeed: UInt32 = 0

        static let isBase: UInt32 = 1 << 31
        static let isPassed: UInt32 = 1 << 31
        static let sizeShift: UInt32 = 27
        static let seedShift: UInt32 = 27
        /// No text has the highest byte.
        static let textMark: UInt64 = 0x40 << 56

        /// The form that answers if the path ends here, plus one; zero for none.
        @inline(__always)
        var form: UInt32 { end & ~Self.isPassed }

        /// The check of a segment before the next state is known, plus one; zero for none.
        @inline(__always)
        var check: UInt32 { checkAndSeed & (1 << Self.seedShift - 1) }

        /// Whether the text of the next segment doesn't count.
        @inline(__always)
        var takesAnyText: Bool { table | other & Self.isBase == 0 }

        /// Whether a text that belongs here may be in a later entry.
        @inline(__always)
        var hasOverflow: Bool { end & Self.isPassed != 0 }

        /// The place of the first entry.
        @inline(__always)
        var entries: UInt32 { table & (1 << Self.sizeShift - 1) }

        /// Where among the entries a key is looked for first.
        @inline(__always)
        func place(of key: SegmentKey) -> UInt32 {
            key.place(
                inTableOfBits: table &>> Self.sizeShift, seed: checkAndSeed &>> Self.seedShift)
        }

        /// The entry after another one; after the last one the first one.
        @inline(__always)
        func place(after place: UInt32) -> UInt32 {
            (place &+ 1) & (1 &<< (table &>> Self.sizeShift) &- 1)
        }
    }

    /// What decides the next state besides the text of a segment.
    struct Check: Hashable, Sendable {
        /// Whether the types of the segment count.
        var hasTypes = false
        /// What depends on the segment itself.
        var questions: [Question] = []
        /// The forms that are still possible, where their states would take too much memory: they are
        /// looked up in ``Automaton/bitmaps``.
        var candidates: Candidates?

        /// Whether only the types of the segment count.
        var asksForTypesAlone: Bool { hasTypes && questions.isEmpty && candidates == nil }
    }

    /// Forms that some segments leave possible.
    struct Candidates: Hashable, Sendable {
        /// No form: a number after all others.
        static let none = UInt32.max

        /// The number of the segments.
        let place: Int
        /// Places in ``BitmapIndex/runs``, in the order of their blocks.
        let runs: Range<Int>
        /// The form that takes the rest anyway; ``none`` for none.
        let rest: UInt32
    }

    /// Something that depends on the segment itself: its case, or the result of an app's check.
    enum Question: BitwiseCopyable, Hashable, Sendable {
        case isBool
        case passes(Int)
        /// Whether it has the texts of one of the ``affixTests``, and a value between them.
        case isAffixed(Int)
    }

    /// A path without parameters, which is found at once.
    struct LiteralPath: BitwiseCopyable, Hashable, Sendable {
        /// The hash of the path; zero in an empty entry.
        var key: UInt64 = 0
        /// The place of the path in `texts`.
        var text: UInt32 = 0
        var form: UInt32 = 0
    }

    /// The first one is a dead end, the second one is the start of a path.
    let states: FixedMemory<State>
    /// Texts: the number of bytes, and then the text, eight bytes a word; of a whole path what
    /// ``TextBytes/addText(ofFirst:to:)`` gives.
    let texts: FixedMemory<UInt64>
    /// For each class of types, and each combination of answers to questions, a state.
    let rows: FixedMemory<UInt32>
    /// For each check whether it asks for types alone.
    let asksForTypesAlone: FixedMemory<Bool>
    /// A table of the paths without parameters, with at least one empty entry.
    let literalPaths: FixedMemory<LiteralPath>
    /// A bit for the length of each of these, modulo 64.
    let wholeLengths: UInt64
    /// What answers where a check has candidates; empty if none has.
    let bitmaps: BitmapIndex
    /// The segments with a text beside their parameter.
    let affixTests: FixedMemory<AffixTest>

    static let start = 1

    init(_ layout: AutomatonLayout) {
        states = FixedMemory(layout.states)
        texts = FixedMemory(layout.texts)
        rows = FixedMemory(layout.rows)
        asksForTypesAlone = FixedMemory(layout.checks.map(\.asksForTypesAlone))
        literalPaths = FixedMemory(layout.literalPaths)
        affixTests = FixedMemory(layout.affixTests)
        wholeLengths = layout.wholeLengths
        bitmaps = BitmapIndex(layout.bitmaps)
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
        asksForTypesAlone.deallocate()
        literalPaths.deallocate()
        bitmaps.deallocate()
        affixTests.deallocate()
    }
}
