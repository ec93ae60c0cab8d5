import RouteMatching

/// The routes of two contracts, each old one with its successor.
struct RoutePairs {
    private(set) var kept: [(old: ContractRoute, new: ContractRoute)] = []
    private(set) var removed: [ContractRoute] = []
    private(set) var added: [ContractRoute] = []

    /// The successor has a path for the same URLs; failing that, the same Navigator and literals, so that
    /// a new constraint is no new route.
    init(old: RouteContract, new: RouteContract) {
        added = new.routes
        var successors: [String: ContractRoute] = [:]
        for isSuccessor in [ContractRoute.isEquivalent(to:), ContractRoute.resembles] {
            for route in old.routes where successors[route.path] == nil {
                if let index = added.firstIndex(where: { isSuccessor(route)($0) }) {
                    successors[route.path] = added.remove(at: index)
                }
            }
        }
        removed = old.routes.filter { successors[$0.path] == nil }
        kept = old.routes.compactMap { route in successors[route.path].map { (route, $0) } }
    }
}

extension ContractRoute {
    var pattern: RoutePattern? { try? RoutePattern(path) }

    func isEquivalent(to other: ContractRoute) -> Bool {
        if path == other.path { return true }
        guard let pattern, let other = other.pattern else { return false }
        return pattern.identity == other.identity
    }

    fileprivate func resembles(_ other: ContractRoute) -> Bool {
        guard redirect == nil, other.redirect == nil, module == other.module,
            navigator == other.navigator, let own = pattern?.segments,
            let others = other.pattern?.segments, own.count == others.count
        else { return false }
        return zip(own, others).allSatisfy { left, right in
            switch (left, right) {
            case (.parameter, .parameter): true
            case (.affixed(let start, _, _, let end), .affixed(let otherStart, _, _, let otherEnd)):
                start == otherStart && end == otherEnd
            default: left == right
            }
        }
    }
}
