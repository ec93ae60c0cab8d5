extension CompiledRoutes {
    /// A segment that is asked about more than once.
    struct AskedSegment {
        let segment: SegmentCursor.Segment
        let cursor: SegmentCursor
        private let segments: [String]?
        private var known: String?

        /// - Parameter segments: The decoded segments, where they differ from the bytes.
        init(_ segment: SegmentCursor.Segment, at cursor: SegmentCursor, _ segments: [String]?) {
            self.segment = segment
            self.cursor = cursor
            self.segments = segments
        }

        /// What an app's check is asked about.
        mutating func text() -> String {
            let text =
                known ?? segments.map { $0[cursor.number(of: segment)] }
                ?? CanonicalText.text(of: cursor.bytes.part(segment.range))
            known = text
            return text
        }

        /// The same of the value between the texts of a test.
        func text(of value: Range<Int>, by test: AffixTest) -> String {
            guard let segments else { return CanonicalText.text(of: cursor.bytes.part(value)) }
            let scalars = segments[cursor.number(of: segment)].unicodeScalars
            return String(scalars.dropFirst(test.prefixCount).dropLast(test.suffixCount))
        }
    }

    /// A bit for each question that a segment says yes to.
    func answers(to questions: [Automaton.Question], about segment: AskedSegment) -> Int {
        var segment = segment
        var answers = 0
        for number in questions.indices where isYes(questions[number], &segment) {
            answers |= 1 << number
        }
        return answers
    }

    func isYes(_ question: Automaton.Question, _ segment: inout AskedSegment) -> Bool {
        switch question {
        case .isBool: SegmentType.bool.admits(segment.text())
        case .passes(let constraint): constraints[constraint].admits(segment.text())
        case .isAffixed(let number): isYes(automaton.affixTests[number], segment)
        }
    }

    private func isYes(_ test: AffixTest, _ segment: AskedSegment) -> Bool {
        let bytes = segment.cursor.bytes
        guard let value = test.value(in: segment.segment, of: bytes, automaton.texts) else {
            return false
        }
        switch test.condition {
        case .none: return true
        case .bool:
            let text = bytes.slice(value)
            return text.elementsEqual("true".utf8) || text.elementsEqual("false".utf8)
        case .classes(let classes):
            return classes & 1 << SegmentClass(bytes.part(value)).rawValue != 0
        case .passes(let constraint):
            return constraints[constraint].admits(segment.text(of: value, by: test))
        case .never: return false
        }
    }
}
