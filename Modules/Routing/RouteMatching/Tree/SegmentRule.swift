/// What a segment of a pattern admits. This is said once: the tree of a table is made of it, and
/// explanations, reviews and examples ask it. Segments that admit the same share one rule.
struct SegmentRule: Sendable {
    let kind: SegmentKind
    /// A segment with this rule. Others have other names, and texts in other case.
    let segment: RoutePattern.Segment
    /// The texts that it admits, as ``PathSegment/folded`` has them, each once. If there are none,
    /// it admits a value.
    let texts: [[UInt8]]
    /// The texts around its value; none without a value, and if the value is a whole segment.
    let affixes: SegmentAffixes
    /// What its value must be. A rest admits each of its segments.
    let test: ValueTest

    // What decides between two rules of one kind, the smaller numbers first: texts around a value
    // before types, types before constraints.
    let affixOrder: [UInt16]
    let typeOrder: [UInt16]
    let constraintOrder: [UInt16]

    init(_ segment: RoutePattern.Segment, _ constraints: ConstraintOrder) {
        self.segment = segment
        kind = segment.kind
        // The identity of an enumeration has each text once.
        let listed = kind == .enumerated ? segment.identity : segment
        texts = listed.texts.map { PathSegment($0).folded }
        affixes = texts.isEmpty ? segment.affixes : .empty
        test = ValueTest(segment.constraint ?? .none, constraints)
        // The longer ones first: a narrower one contains a wider one.
        let missing = UInt16.max - UInt16(clamping: affixes.prefix.count + affixes.suffix.count)
        affixOrder =
            affixes == .empty
            ? [] : [missing] + (affixes.prefix + [0] + affixes.suffix + [0]).map(UInt16.init)
        let type: SegmentType? = if case .type(let type) = segment.constraint { type } else { nil }
        typeOrder = type.flatMap(SegmentType.allCases.firstIndex).map { [UInt16($0)] } ?? []
        constraintOrder =
            segment.constraintName.map { [UInt16(clamping: constraints.rank(of: $0))] } ?? []
    }

    func admits(_ segment: PathSegment, _ constraints: ConstraintOrder) -> Bool {
        if !texts.isEmpty { return texts.contains(segment.folded) }
        guard let value = affixes.value(in: segment) else { return false }
        return value.utf8.withTextBytes { test.admits($0, constraints) { value } }
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
            self = constraints.positions[name].map { .constraint(UInt32($0)) } ?? .nothing
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
