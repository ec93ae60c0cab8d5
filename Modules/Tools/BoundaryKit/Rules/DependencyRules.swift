/// A set of paths between modules that must not exist.
struct Prohibition: Sendable {
    let tails: Set<Int>
    /// The modules that they must not depend on. A module in both sets may depend on itself.
    let heads: Set<Int>
    var isDirectOnly = false
    /// Whether a module's own tests may depend on it.
    var exemptsOwnTests = false

    /// The violations: a shortest path for each pair, except paths that contain another one, or
    /// lead through a build tool.
    func violations(in graph: GraphIndex) -> [Violation] {
        tails.sorted().flatMap { tail in
            let paths = ShortestPaths(in: graph.digraph, from: [tail]) { vertex in
                !isDirectOnly && !tails.contains(vertex) && !heads.contains(vertex)
                    && !graph.module(vertex).isBuildTool
            }
            return paths.reached.filter { heads.contains($0) && !isExempt(tail, $0, in: graph) }
                .sorted().compactMap { head in
                    paths.path(to: head).map { graph.violation(by: $0) }
                }
        }
    }

    /// The heads and, if an indirect dependency counts, the modules that depend on them.
    func headsWithUsers(in graph: GraphIndex) -> Set<Int> {
        isDirectOnly ? heads : heads.union(graph.digraph.reversed.reachable(from: heads))
    }

    func isExempt(_ tail: Int, _ head: Int, in graph: GraphIndex) -> Bool {
        tail == head || exemptsOwnTests && graph.tested(by: tail).contains(head)
    }
}

/// Requires that none of some modules depends on another of them, directly or indirectly.
struct Independent: RequirementOfSomeModules, ProhibitingRequirement {
    static let fix = "move what both need to a module that both may depend on"
    let modules: ModuleSelector

    func prohibitions(in graph: GraphIndex) -> [Prohibition] {
        let modules = graph.select(modules)
        return [Prohibition(tails: modules, heads: modules)]
    }
}

/// Requires that no module of a first group depends on any of a second.
struct Forbidden: ProhibitingRequirement {
    static let fix = "remove the dependency, or move what is needed to an allowed module"
    let from: ModuleSelector
    let to: ModuleSelector
    let directlyOnly: Bool?

    var subjects: [ModuleSelector] { [from] }
    var others: [ModuleSelector] { [to] }

    func prohibitions(in graph: GraphIndex) -> [Prohibition] {
        [
            Prohibition(
                tails: graph.select(from), heads: graph.select(to),
                isDirectOnly: directlyOnly == true)
        ]
    }
}

/// Requires that some modules depend only on the allowed modules.
///
/// External modules count, too: allow them with a text such as `external:UIKit`.
struct MayDependOnlyOn: RequirementOfSomeModules, ProhibitingRequirement {
    static let fix = "remove the dependency, or extend the list of allowed modules"
    let modules: ModuleSelector
    let allowed: ModuleSelector

    var others: [ModuleSelector] { [allowed] }

    func prohibitions(in graph: GraphIndex) -> [Prohibition] {
        let closed = graph.all.subtracting(graph.select(allowed))
        return [Prohibition(tails: graph.select(modules), heads: closed, isDirectOnly: true)]
    }
}

/// Requires that only certain importers, a module's own tests and the protected modules
/// themselves depend directly on some modules.
struct Protected: RequirementOfSomeModules, ProhibitingRequirement {
    static let fix = "use a module that isn't protected, or add this one to the importers"
    let modules: ModuleSelector
    let importers: ModuleSelector

    var others: [ModuleSelector] { [importers] }

    func prohibitions(in graph: GraphIndex) -> [Prohibition] {
        let modules = graph.select(modules)
        let outsiders = graph.all.subtracting(modules).subtracting(graph.select(importers))
        return [
            Prohibition(tails: outsiders, heads: modules, isDirectOnly: true, exemptsOwnTests: true)
        ]
    }
}

/// Requires that modules are in layers, the highest first: none depends on a module of a higher
/// layer, directly or indirectly.
struct Layers: ProhibitingRequirement {
    static let fix = "reverse the dependency, or move what is needed to a lower layer"
    let layers: [ModuleSelector]
    let independentSiblings: Bool?

    var subjects: [ModuleSelector] { layers }

    func prohibitions(in graph: GraphIndex) -> [Prohibition] {
        var above: Set<Int> = []
        return layers.map(graph.select).flatMap { layer in
            defer { above.formUnion(layer) }
            return [Prohibition(tails: layer, heads: above.subtracting(layer))]
                + (independentSiblings == true ? [Prohibition(tails: layer, heads: layer)] : [])
        }
    }

    func violations(in graph: GraphIndex) -> [Violation] {
        let counts = layers.map(graph.select).joined().reduce(into: [:]) { $0[$1, default: 0] += 1 }
        let duplicates = counts.filter { $0.value > 1 }.keys.sorted().map { vertex in
            let name = graph.module(vertex).name
            return Violation(
                subject: name, sentence: "\(name) is in more than one layer",
                fix: "keep it in one layer, and exclude it from the others with '!\(name)'")
        }
        return duplicates + prohibitions(in: graph).flatMap { $0.violations(in: graph) }
    }
}

/// Requires that there are no dependency cycles among some modules.
struct Acyclic: RequirementOfModules {
    static let concern = Concern.cycles
    static let fix = "reverse a dependency, or move what both need to a lower module"
    let modules: ModuleSelector?

    func violations(in graph: GraphIndex) -> [Violation] {
        let part = graph.digraph.restricted(to: graph.select(subjects[0]))
        return part.cyclicComponents.map { component in
            let circle = part.restricted(to: Set(component))
            let cycle = circle.shortestCycle(in: component)
            let steps = Digraph.steps(of: cycle)
            let removals = circle.arcsThatBreakCycles {
                1_000 * (graph.useCount(of: $0) ?? 1) - graph.removability(of: $0)
            }
            // The fix begins at the line of a dependency that should be removed.
            let step = steps.first(where: removals.contains) ?? steps[0]
            let members = graph.names(component).joined(separator: ", ")
            let list = removals.map { arc in
                graph.text(of: arc) + (graph.useCount(of: arc).map { " (uses: \($0))" } ?? "")
            }
            return Violation(
                subject: members, sentence: "\(members) depend on each other in a cycle",
                sites: graph.sites(of: step),
                path: graph.names(cycle + cycle.prefix(1)), cause: graph.text(of: step),
                fix: "\(Self.fix); removing \(list.joined(separator: ", ")) breaks every cycle")
        }
    }
}

extension GraphIndex {
    /// The number of uses to change in order to remove a dependency that nothing else shows, as
    /// between folders of a module; `nil` if an import or the manifest shows it.
    fileprivate func useCount(of arc: Digraph.Arc) -> Int? {
        guard let edge = edge(arc), edge.imports.isEmpty, edge.declaration == nil,
            !edge.uses.isEmpty
        else { return nil }
        return edge.uses.reduce(0) { $0 + $1.count }
    }
}
