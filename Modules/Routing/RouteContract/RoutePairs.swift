import RouteMatching
import RoutingEngine
import RoutingKit

/// The routes of two contracts, each old one with its successor, by their positions.
struct RoutePairs {
    /// The successor of each old route, and the predecessor of each new one; `nil` if there is
    /// none.
    private(set) var successors: [Int?]
    private(set) var predecessors: [Int?]

    /// The successor has a path for the same URLs; failing that, the same Navigator and literals,
    /// so that a new constraint is no new route.
    init(old: ContractTable, new: ContractTable) {
        successors = Array(repeating: nil, count: old.routes.count)
        predecessors = Array(repeating: nil, count: new.routes.count)
        for position in old.routes.indices {
            pair(position, new.position(of: old.identities[position]))
        }
        // What is left may differ in a constraint: the first such route in the order of the
        // contract.
        var similar: [ContractRoute.Likeness: [Int]] = [:]
        for position in new.routes.indices.reversed() where predecessors[position] == nil {
            guard let likeness = new.routes[position].likeness(new.patterns[position]) else {
                continue
            }
            similar[likeness, default: []].append(position)
        }
        for position in old.routes.indices where successors[position] == nil {
            guard let likeness = old.routes[position].likeness(old.patterns[position]) else {
                continue
            }
            pair(position, similar[likeness]?.popLast())
        }
    }

    private mutating func pair(_ old: Int, _ new: Int?) {
        guard let new, predecessors[new] == nil else { return }
        successors[old] = new
        predecessors[new] = old
    }
}

extension ContractRoute {
    /// Equal for routes that differ in the constraints of their paths alone.
    fileprivate struct Likeness: Hashable {
        let module: String, navigator: String
        let segments: [OverlapIndex.Segment]
    }

    /// `nil` for a redirect.
    fileprivate func likeness(_ pattern: RoutePattern) -> Likeness? {
        guard redirect == nil else { return nil }
        return Likeness(
            module: module, navigator: navigator, segments: pattern.segments.map(\.overlap))
    }
}
