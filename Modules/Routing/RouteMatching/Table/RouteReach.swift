/// Finds patterns that never win: others with precedence match each of their paths.
///
/// It tries one path for each text of an enumeration, and one and two segments of a rest. It misses a
/// pattern that only several others cover together, but calls none unreachable that wins a path.
struct RouteReach {
    private static let maximumPaths = 64

    let compiled: CompiledRoutes
    let constraints: ConstraintOrder
    let witness: Witness

    /// A pattern that wins a path of one that never wins, and the path; `nil` if that may win.
    func winner(
        hiding pattern: RoutePattern, at index: Int
    ) -> (position: Int, path: [String])? {
        // Nearly all patterns win an ordinary path.
        if winner(of: witness.path(of: pattern.segments)) == index { return nil }
        var first: (position: Int, path: [String])?
        for form in pattern.forms {
            guard let parts = parts(of: form) else { return nil }
            for part in parts {
                let path = witness.path(of: part)
                guard let position = winner(of: path), position != index,
                    isCovered(part, path, index)
                else { return nil }
                first = first ?? (position, path)
            }
        }
        return first
    }

    private func winner(of path: [String]) -> Int? {
        compiled.pattern(matching: path).map { compiled.positions[$0] }
    }

    /// Forms that match the same paths together; `nil` if there are too many.
    private func parts(of form: ArraySlice<RoutePattern.Segment>) -> [[RoutePattern.Segment]]? {
        var parts: [[RoutePattern.Segment]] = [[]]
        for segment in form {
            let ends: [[RoutePattern.Segment]] =
                switch (segment.kind, segment.constraint) {
                case (.rest, _): [[.wildcard], [.wildcard, segment]]
                case (_, .type(.bool)):
                    ["true", "false"].map { [.literal(segment.around($0))] }
                case (.enumerated, _): segment.texts.map { [.literal($0)] }
                default: [[segment]]
                }
            parts = parts.flatMap { part in ends.map { part + $0 } }
            if parts.count > Self.maximumPaths { return nil }
        }
        return parts
    }

    /// Whether one form with precedence matches all the paths.
    private func isCovered(_ part: [RoutePattern.Segment], _ path: [String], _ index: Int) -> Bool {
        for rank in 0..<compiled.forms.count where compiled.fit(of: rank, to: path) == .max {
            if compiled.positions[Int(compiled.forms[rank].pattern)] == index { return false }
            let form = compiled.segments(of: rank)
            let isWider = zip(form, part).allSatisfy { $0.kind == .rest || covers($0, $1) }
            if isWider { return true }
        }
        return false
    }

    private func covers(_ own: RoutePattern.Segment, _ other: RoutePattern.Segment) -> Bool {
        if [.parameter, .wildcard].contains(own.kind) { return other.kind != .rest }
        if case .literal(let text) = other {
            // It may be written in either case, of which a check may accept but one.
            return own.constraintName == nil && own.constraint != .type(.bool)
                && own.admits(text, constraints: compiled.constraintsByName)
        }
        guard let affixes = own.affixes else {
            return own.kind == other.kind && covers(own.constraint, other.constraint)
        }
        guard let inner = other.affixes else { return false }
        return affixes == inner && covers(own.constraint, other.constraint)
            || own.constraint == SegmentConstraint.none && inner.isNarrower(than: affixes)
    }

    private func covers(_ own: SegmentConstraint?, _ other: SegmentConstraint?) -> Bool {
        switch (own, other) {
        case (.some(.none), _): true
        case (.type(let type), .type(let narrower)):
            type == narrower || type == .double && [.int, .uint].contains(narrower)
        case (.named(let name), .named(let narrower)):
            name == narrower || constraints.isNarrower(narrower, than: name)
        default: false
        }
    }
}
