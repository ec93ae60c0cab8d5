import RouteMatching

extension ContractComparison {
    /// Compares the paths of a route and its successor, segment by segment.
    mutating func comparePaths(_ route: ContractRoute, _ successor: ContractRoute) {
        guard route.path != successor.path, let pattern = try? RoutePattern(route.path),
            let other = try? RoutePattern(successor.path)
        else { return }
        let pairs = zip(pattern.segments, other.segments)
        for (place, (old, new)) in pairs.enumerated() {
            compare(old, new, of: route)
            let name = new.name ?? "\(new)"
            switch (pattern.isOptional(at: place), other.isOptional(at: place)) {
            case (true, false): add(.segmentRequired, route, "'\(name)' may not be missing")
            case (false, true): add(.segmentOptional, route, "'\(name)' may be missing")
            default: break
            }
        }
    }

    private mutating func compare(
        _ old: RoutePattern.Segment, _ new: RoutePattern.Segment, of route: ContractRoute
    ) {
        if case .literal(let text) = old, case .literal(let other) = new, text != other {
            add(.literalCaseChanged, route, "'\(text)' is spelled '\(other)'")
        }
        if let name = old.name, let other = new.name, name != other {
            add(.pathParameterRenamed, route, "'\(name)' is called '\(other)' now")
        }
        let shapes = [old, new].map { $0.constraint.shape }
        if shapes[0] != shapes[1], let name = new.name {
            let isWider = shapes[1].accepts(shapes[0])
            let change = "'\(name)' must be \(shapes[1]), not \(shapes[0])"
            add(isWider ? .constraintWidened : .constraintNarrowed, route, change)
        }
    }
}

extension RoutePattern.Segment {
    fileprivate var constraint: SegmentConstraint {
        switch self {
        case .parameter(_, let constraint), .affixed(_, _, let constraint, _): constraint
        case .literal, .wildcard, .rest: .none
        }
    }
}

extension SegmentConstraint {
    /// The values that pass, as the shape of a parameter.
    fileprivate var shape: ValueShape {
        switch self {
        case .none: "String"
        case .oneOf(let texts): .scalar(texts.sorted().joined(separator: "|"))
        case .named(let name): .scalar(name)
        case .type(.bool): "Bool"
        case .type(.uuid): "UUID"
        case .type(.uint): "UInt"
        case .type(.int): "Int"
        case .type(.double): "Double"
        }
    }
}
