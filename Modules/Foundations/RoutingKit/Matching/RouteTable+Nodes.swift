extension RouteTable.Node {
    /// The step behind a segment that answers the same values.
    func child(for segment: RoutePattern.Segment) -> Int? {
        switch segment {
        case .literal: literals[segment.detail]
        case .parameter(_, .none): parameter
        case .parameter(_, .oneOf): enumerated.first { $0.0.isSame(as: segment) }?.1
        case .parameter(_, .type): typed.first { $0.0.isSame(as: segment) }?.1
        case .parameter(_, .named): constrained.first { $0.0.isSame(as: segment) }?.1
        case .wildcard: wildcard
        case .rest: nil
        }
    }

    mutating func add(_ segment: RoutePattern.Segment, child: Int) {
        switch segment {
        case .literal: literals[segment.detail] = child
        case .parameter(_, .none): parameter = child
        case .parameter(_, let constraint):
            switch segment.kind {
            case .enumerated: enumerated.append((constraint, child))
            case .typed: typed.append((constraint, child))
            default: constrained.append((constraint, child))
            }
        case .wildcard: wildcard = child
        case .rest: break
        }
    }
}

extension SegmentConstraint {
    fileprivate func isSame(as segment: RoutePattern.Segment) -> Bool {
        RoutePattern.Segment.parameter(name: "", self).detail == segment.detail
    }
}
