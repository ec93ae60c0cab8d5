import RouteMatching

extension ContractComparison {
    /// Reports the new paths that answer URLs which an older route answered before and still could.
    mutating func comparePrecedence(_ pairs: RoutePairs) {
        let table = Table(old)
        let newTable = Table(new)
        for route in pairs.added {
            guard let pattern = try? RoutePattern(route.path) else { continue }
            var seen: Set<String> = []
            for kept in pairs.kept where kept.old.redirect == nil {
                guard let other = try? RoutePattern(kept.old.path) else { continue }
                for path in newTable.paths(of: pattern, and: other) {
                    guard newTable.pattern(of: path) == pattern,
                        table.pattern(of: path) == other, seen.insert(kept.old.path).inserted,
                        kept.old.reads(table.values(of: path))
                    else { continue }
                    let url = DeepLink(segments: path).description
                    report(route, takes: url, from: kept.old)
                }
            }
        }
    }

    private mutating func report(
        _ route: ContractRoute, takes url: String, from loser: ContractRoute
    ) {
        let affected = old.parties(in: ContractChange.Kind.urlsTaken.scope, of: loser)
        changes.append(
            ContractChange(
                kind: .urlsTaken, subject: route.path,
                detail: "it answers \(url), which \(loser.path) answered before",
                affected: affected, module: route.module))
    }

    /// The patterns of a contract, compiled. A check of the app's own accepts its example alone.
    private struct Table {
        private let table: RouteTable
        private let witness: Witness

        init(_ contract: RouteContract) {
            let constraints = contract.constraints.map { name, example in
                RouteConstraint(name, example: example) { $0 == example }
            }
            let patterns = contract.routes.compactMap { try? RoutePattern($0.path) }
            table = RouteTable(unchecked: patterns, constraints: constraints)
            witness = Witness(patterns, constraints: constraints)
        }

        func pattern(of path: [String]) -> RoutePattern? { table.match(path)?.pattern }

        /// The values of a path by the names of the pattern that answers it.
        func values(of path: [String]) -> [String: [String]] {
            guard let match = table.match(path) else { return [:] }
            let names = match.pattern.segments.compactMap(\.name)
            return Dictionary(
                names.map { ($0.asciiLowercased, match[$0]) },
                uniquingKeysWith: { first, _ in first })
        }

        /// Paths that a pattern answers, and another one may answer, too.
        func paths(of pattern: RoutePattern, and other: RoutePattern) -> [[String]] {
            pattern.forms.flatMap { form in
                [witness.path(of: form)]
                    + other.forms.filter { $0.count == form.count }
                    .map { zip(form, $0).flatMap(commonSegment) }
            }
        }

        /// An example of the narrower of two segments, which the other one may answer, too.
        private func commonSegment(
            _ left: RoutePattern.Segment, _ right: RoutePattern.Segment
        ) -> [String] {
            witness.path(of: [left.kind.rawValue <= right.kind.rawValue ? left : right])
        }
    }
}

extension ContractRoute {
    /// Whether its Navigator can read the values of a path.
    fileprivate func reads(_ values: [String: [String]]) -> Bool {
        parameters.allSatisfy { parameter in
            (values[parameter.name.asciiLowercased] ?? []).allSatisfy(parameter.type.reads)
        }
    }
}
