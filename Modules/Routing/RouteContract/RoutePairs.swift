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
        added = new
        var successors: [String: ContractRoute] = [:]
        for isSuccessor in [Self.isEquivalent, Self.resembles] {
            for route in old where successors[route.path] == nil {
                if let index = added.firstIndex(where: { isSuccessor($0, route) }) {
                    successors[route.path] = added.remove(at: index)
                }
            }
        }
        for route in old {
            if let successor = successors[route.path] {
                kept.append((route, successor))
            } else {
                removed.append(route)
            }
        }
    }

    private static func isEquivalent(_ route: ContractRoute, _ other: ContractRoute) -> Bool {
        if route.path == other.path { return true }
        guard let pattern = try? RoutePattern(route.path),
            let others = try? RoutePattern(other.path)
        else { return false }
        return pattern.isEquivalent(to: others)
    }

    private static func resembles(_ route: ContractRoute, _ other: ContractRoute) -> Bool {
        guard route.redirect == nil, other.redirect == nil, route.module == other.module,
            route.navigator == other.navigator, let pattern = try? RoutePattern(route.path),
            let others = try? RoutePattern(other.path),
            pattern.segments.count == others.segments.count
        else { return false }
        return zip(pattern.segments, others.segments).allSatisfy { left, right in
            switch (left, right) {
            case (.parameter, .parameter): true
            case (.affixed(let start, _, _, let end), .affixed(let otherStart, _, _, let otherEnd)):
                start == otherStart && end == otherEnd
            default: "\(left)" == "\(right)"
            }
        }
    }
}

/// Finds the new paths that answer URLs which an older route answered before and still could.
struct ContractPrecedence {
    private let old: Table, new: Table

    init(old: RouteContract, new: RouteContract) {
        (self.old, self.new) = (Table(old), Table(new))
    }

    /// The old routes that lose a URL to a new one, with an example.
    func losses(
        in pairs: RoutePairs
    ) -> [(winner: ContractRoute, loser: ContractRoute, url: String)] {
        pairs.added.flatMap { route in
            pairs.kept.compactMap { kept in
                guard kept.old.redirect == nil, let pattern = try? RoutePattern(route.path),
                    let other = try? RoutePattern(kept.old.path)
                else { return nil }
                let path = new.paths(of: pattern, and: other).first { path in
                    new.table.match(path)?.pattern == pattern
                        && old.table.match(path)?.pattern == other
                        && kept.old.reads(old.values(of: path))
                }
                return path.map { (route, kept.old, DeepLink(segments: $0).description) }
            }
        }
    }

    /// The patterns of a contract, compiled. A check of the app's own accepts its example alone.
    private struct Table {
        let table: RouteTable
        private let witness: Witness

        init(_ contract: RouteContract) {
            let constraints = contract.constraints.map { name, example in
                RouteConstraint(name, example: example) { $0 == example }
            }
            let patterns = contract.routes.compactMap { try? RoutePattern($0.path) }
            table = RouteTable(unchecked: patterns, constraints: constraints)
            witness = Witness(patterns, constraints: constraints)
        }

        /// The values of a path by the names of the pattern that answers it.
        func values(of path: [String]) -> [String: [String]] {
            guard let match = table.match(path) else { return [:] }
            return Dictionary(
                match.pattern.segments.compactMap(\.name).map {
                    ($0.asciiLowercased, match.values($0))
                },
                uniquingKeysWith: { first, _ in first })
        }

        /// Paths that a pattern answers, and another one may answer, too: of two segments an example
        /// of the narrower one.
        func paths(of pattern: RoutePattern, and other: RoutePattern) -> [[String]] {
            pattern.forms.flatMap { form in
                [witness.path(of: form)]
                    + other.forms.filter { $0.count == form.count }.map {
                        zip(form, $0).flatMap { left, right in
                            let isLeft = left.kind.rawValue <= right.kind.rawValue
                            return witness.path(of: [isLeft ? left : right])
                        }
                    }
            }
        }
    }
}

extension ContractRoute {
    /// Whether its Navigator can read the values of a path.
    fileprivate func reads(_ values: [String: [String]]) -> Bool {
        parameters.allSatisfy { parameter in
            (values[parameter.name.asciiLowercased] ?? []).allSatisfy(parameter.type.reads(text:))
        }
    }
}
