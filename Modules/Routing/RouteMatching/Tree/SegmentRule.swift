/// What a segment of a pattern admits. This is said once: the tree of a table is made of it, and
/// explanations, reviews and examples ask it. Segments that admit the same share one rule.
struct SegmentRule: Sendable {
    enum Content: Sendable {
        /// One of these texts, as ``PathSegment/folded`` has them: sorted, and each once.
        case texts([[UInt8]])
        /// A value that passes a test, between two texts. A rest admits each of its segments.
        case value(ValueTest, between: SegmentAffixes)
    }

    let kind: SegmentKind
    /// A segment with this rule. Others have other names, and texts in other case.
    let segment: RoutePattern.Segment
    let content: Content

    // What decides between two rules of one kind, the smaller numbers first: texts around a value
    // before types, types before constraints.
    let affixOrder: [UInt16]
    let typeOrder: [UInt16]
    let constraintOrder: [UInt16]

    init(_ segment: RoutePattern.Segment, _ constraints: ConstraintOrder) {
        self.segment = segment
        kind = segment.kind
        let texts = segment.texts.map { PathSegment($0).folded }
        let sorted =
            texts.count < 2 ? texts : Set(texts).sorted { $0.lexicographicallyPrecedes($1) }
        let affixes = (texts.isEmpty ? segment.affixes : nil) ?? .none
        let test = ValueTest(segment.constraint ?? .none, constraints)
        content = texts.isEmpty ? .value(test, between: affixes) : .texts(sorted)
        // The longer ones first: a narrower one contains a wider one.
        let missing = UInt16.max - UInt16(clamping: affixes.prefix.count + affixes.suffix.count)
        affixOrder =
            affixes == .none
            ? [] : [missing] + (affixes.prefix + [0] + affixes.suffix + [0]).map(UInt16.init)
        let type: SegmentType? = if case .type(let type) = segment.constraint { type } else { nil }
        typeOrder = type.flatMap(SegmentType.allCases.firstIndex).map { [UInt16($0)] } ?? []
        constraintOrder =
            segment.constraintName.map { [UInt16(clamping: constraints.rank(of: $0))] } ?? []
    }

    /// The texts that it admits; none if it admits other texts, too.
    var texts: [[UInt8]] { if case .texts(let texts) = content { texts } else { [] } }

    /// The texts around its value; none without a value, and if the value is a whole segment.
    var affixes: SegmentAffixes {
        if case .value(_, let affixes) = content { affixes } else { .none }
    }

    func admits(_ segment: PathSegment, _ constraints: ConstraintOrder) -> Bool {
        switch content {
        case .texts(let texts): return texts.contains(segment.folded)
        case .value(let test, let affixes):
            guard let value = affixes.value(in: segment) else { return false }
            return value.utf8.withTextBytes { test.admits($0, constraints) { value } }
        }
    }
}

/// What a value must be to be admitted.
enum ValueTest: BitwiseCopyable, Hashable, Sendable {
    case any
    case type(SegmentType)
    /// It passes the constraint at this position.
    case constraint(UInt32)
    /// Its constraint is missing, so nothing passes it.
    case nothing

    init(_ constraint: SegmentConstraint, _ constraints: ConstraintOrder) {
        switch constraint {
        case .none, .oneOf: self = .any
        case .type(let type): self = .type(type)
        case .named(let name):
            let position = constraints.position(of: name)
            self = position.map { .constraint(UInt32($0)) } ?? .nothing
        }
    }

    /// - Parameters:
    ///   - value: In a canonical form, which ASCII is.
    ///   - sent: The value as an app reads it, which is what a constraint is asked about.
    @inline(__always)
    func admits(
        _ value: TextBytes, _ constraints: ConstraintOrder, sent: () -> String
    ) -> Bool {
        switch self {
        case .any: true
        case .type(let type): type.admits(value)
        case .constraint(let position): constraints.all[Int(position)].check.admits(sent())
        case .nothing: false
        }
    }
}
