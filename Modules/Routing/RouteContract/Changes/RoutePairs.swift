import RouteMatching

/// The routes of two contracts, each old one with its successor.
struct RoutePairs {
    private(set) var kept: [(old: ContractRoute, new: ContractRoute)] = []
    private(set) var removed: [ContractRoute] = []
    private(set) var added: [ContractRoute] = []

    /// A route is the successor of one whose path answers the same URLs. Failing that, it is the
    /// successor of one with the same Navigator and literals, so that a new constraint is no new
    /// route.
    init(old: [ContractRoute], new: [ContractRoute]) {
        let old = old.map(Candidate.init)
        var rest = new.map(Candidate.init)
        var open: [Candidate] = []
        var successors: [String: ContractRoute] = [:]
        for route in old {
            if let index = rest.firstIndex(where: { $0.isEquivalent(to: route) }) {
                successors[route.route.path] = rest.remove(at: index).route
            } else {
                open.append(route)
            }
        }
        for route in open {
            if let index = rest.firstIndex(where: { $0.resembles(route) }) {
                successors[route.route.path] = rest.remove(at: index).route
            }
        }
        for route in old.map(\.route) {
            if let successor = successors[route.path] {
                kept.append((route, successor))
            } else {
                removed.append(route)
            }
        }
        added = rest.map(\.route)
    }

    private struct Candidate {
        let route: ContractRoute
        let pattern: RoutePattern?

        init(_ route: ContractRoute) {
            self.route = route
            pattern = try? RoutePattern(route.path)
        }

        func isEquivalent(to other: Candidate) -> Bool {
            guard let pattern, let others = other.pattern else {
                return route.path == other.route.path
            }
            return pattern.isEquivalent(to: others)
        }

        func resembles(_ other: Candidate) -> Bool {
            guard let pattern, let others = other.pattern, route.redirect == nil,
                other.route.redirect == nil, route.module == other.route.module,
                route.navigator == other.route.navigator
            else { return false }
            return pattern.segments.count == others.segments.count
                && zip(pattern.segments, others.segments).allSatisfy(Self.resemble)
        }

        private static func resemble(
            _ left: RoutePattern.Segment, _ right: RoutePattern.Segment
        ) -> Bool {
            switch (left, right) {
            case (.parameter, .parameter): true
            case (.affixed(let start, _, _, let end), .affixed(let otherStart, _, _, let otherEnd)):
                start == otherStart && end == otherEnd
            default: left.kind == right.kind && "\(left)" == "\(right)"
            }
        }
    }
}
