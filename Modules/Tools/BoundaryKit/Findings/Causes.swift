/// The dependencies by which modules reach others that they must not reach.
///
/// If one import lets ten modules reach another one, it is a single finding at its line: the first
/// import of each of the ten chains has done nothing wrong.
struct Causes {
    let graph: GraphIndex
    /// The dependencies that are violations by themselves.
    let known: Set<String>

    /// The violations of a rule, with one for each cause instead of those by indirect dependencies.
    func violations(for violations: [Violation]) -> [Violation] {
        func isIndirect(_ violation: Violation) -> Bool {
            violation.isProhibitedPath && violation.path.count > 2
        }
        var found = violations.filter { !isIndirect($0) }
        for (arc, reaching) in groups(of: violations.filter(isIndirect)) {
            let cause = graph.text(of: arc)
            let offenders = reaching.compactMap { violation -> IndirectDependency? in
                guard let ends = violation.ends else { return nil }
                return IndirectDependency(dependency: ends, cause: cause, path: violation.path)
            }
            var violation = reaching[0]
            // A module that reaches another one by a dependency of its own is to blame itself.
            let step = graph.names([arc.tail, arc.head])
            if reaching.count > 1 || step != Array(violation.path.prefix(2)) {
                if let direct = found.firstIndex(where: { $0.subject == cause }) {
                    found[direct].offenders += offenders
                    continue
                }
                violation = graph.violation(by: [arc.tail, arc.head])
                violation.path = reaching[0].path
            }
            violation.isOwn = false
            violation.offenders = offenders
            found.append(violation)
        }
        return found
    }

    /// Groups violations by the dependency that causes them.
    ///
    /// 1. Each dependency counts the paths that it is on.
    /// 2. The one with the greatest weight, which is first of all that count, is the cause of all
    ///    violations whose paths contain it.
    /// 3. Those paths are no longer counted, and the next cause is found among the others.
    private func groups(of violations: [Violation]) -> [(Digraph.Arc, [Violation])] {
        let paths = violations.map { violation in
            let vertices = violation.path.compactMap(graph.vertex)
            return zip(vertices, vertices.dropFirst()).map(Digraph.Arc.init)
        }
        var counts: [Digraph.Arc: Int] = [:]
        for arc in paths.joined() { counts[arc, default: 0] += 1 }
        let starts = Set(paths.compactMap(\.first))
        let ends = Set(paths.compactMap(\.last))
        var open = Array(paths.indices)
        var groups: [(Digraph.Arc, [Violation])] = []
        while !open.isEmpty {
            let best = counts.filter { $0.value > 0 }.keys.max { left, right in
                let preferred = counts[left, default: 0] > 1 ? ends : starts
                return weight(of: left, counts, preferred) < weight(of: right, counts, preferred)
            }
            guard let best else { break }
            let through = open.filter { paths[$0].contains(best) }
            groups.append((best, through.map { violations[$0] }))
            for arc in through.flatMap({ paths[$0] }) { counts[arc, default: 0] -= 1 }
            open.removeAll { paths[$0].contains(best) }
        }
        return groups
    }

    /// How probable it is that a dependency is the cause: it is on many paths, is a violation by
    /// itself, and is new rather than declared and used widely. Of several, that of many modules
    /// leads to the forbidden one, and that of a single module is its own.
    private func weight(
        of arc: Digraph.Arc, _ counts: [Digraph.Arc: Int], _ preferred: Set<Digraph.Arc>
    ) -> (Int, Int, Int, Int) {
        let isKnown = known.contains(graph.text(of: arc))
        return (
            counts[arc, default: 0], (isKnown ? 1_000 : 0) + graph.removability(of: arc),
            preferred.contains(arc) ? 1 : 0, -arc.tail * graph.digraph.count - arc.head
        )
    }
}
