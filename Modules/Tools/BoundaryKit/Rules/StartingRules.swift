extension RuleFile {
    /// Initial rules for a package: they keep the current structure of its modules, and add rules
    /// that suit every package, and can be violated.
    ///
    /// Layers are folders of modules or, in a flat package, modules with a common last word in
    /// their names, or modules of the same height. The rules about them hold, except that the
    /// modules of a folder `Features` should be independent.
    package init(for graph: ModuleGraph) {
        let index = GraphIndex(graph)
        let libraries = index.select(.kind(.library))
        let all = Dictionary(grouping: libraries) { index.module($0).path.parentFolder }
        func apart(from isOther: (Module.Kind) -> Bool) -> [String: [Int]] {
            let others = graph.modules.filter { isOther($0.kind) }.map(\.path.parentFolder)
            return all.filter { !$0.key.isEmpty && !others.contains($0.key) }
        }
        // A folder that also contains tests isn't a layer. In a flat package, the one folder of
        // libraries may contain programs, too.
        let folders = apart { $0 != .library }
        let isFlat = all.count == 1 && apart { $0 == .test }.count == 1
        let unused = NoUnused(modules: nil)
        let independence = Self.independence(of: folders, in: index)
        let layers =
            !folders.isEmpty
            ? Self.layers(of: folders, apart: !independence.isEmpty, in: index)
            : isFlat ? Self.layers(of: libraries, in: index) : []
        self.init(
            layers + independence
                + [
                    BoundaryRule(
                        Acyclic(modules: nil), because: "modules in a cycle are one module"),
                    BoundaryRule(
                        NoUndeclared(directly: true, modules: nil),
                        because: "such an import compiles by chance, or breaks when others change"),
                    // They do no harm that a lead would stop a team for.
                    BoundaryRule(
                        unused, because: "a declared dependency is built, and read as true",
                        severity: unused.violations(in: index).isEmpty ? .error : .warning),
                    BoundaryRule(
                        NoReexport(modules: nil), because: "each file should show what it uses"),
                    BoundaryRule(
                        TestableOnlyFromOwnTests(modules: nil),
                        because: "only a module's own tests know its internal declarations"),
                ])
    }

    /// Makes the rule that some groups of modules are layers, the highest first.
    private static func layers(
        _ layers: [ModuleSelector], because reason: String
    ) -> [BoundaryRule] {
        [BoundaryRule(Layers(layers: layers, independentSiblings: nil), because: reason)]
    }

    /// Makes a layer of each folder of modules if the folders have no dependency cycle. If most
    /// have one module, as those of packages, they say nothing about layers.
    /// - Parameter isApart: Whether some modules must not know each other, so that they aren't in
    ///   layers by anything but their folders.
    private static func layers(
        of folders: [String: [Int]], apart isApart: Bool, in graph: GraphIndex
    ) -> [BoundaryRule] {
        let names = folders.keys.sorted()
        let single = names.count { folders[$0, default: []].count == 1 }
        guard names.count > 1, single * 2 <= names.count else {
            return isApart ? [] : layers(of: Set(folders.values.joined()), in: graph)
        }
        let parts = quotient(of: names.map { folders[$0, default: []] }, in: graph.digraph)
        guard parts.cyclicComponents.isEmpty else { return [] }
        return layers(
            parts.fromTop.map { ModuleSelector(texts: ["path:\(names[$0])/*"]) },
            because: "stable modules should not depend on modules that change often")
    }

    /// The dependencies between groups. One that is much rarer than those in the other direction is
    /// a leak, and not a part of the structure.
    private static func quotient(of groups: [[Int]], in graph: Digraph) -> Digraph {
        let indices = groups.enumerated().reduce(into: [Int: Int]()) { indices, group in
            for module in group.element { indices[module] = group.offset }
        }
        let counts = graph.arcs.reduce(into: [Digraph.Arc: Int]()) { counts, arc in
            guard let tail = indices[arc.tail], let head = indices[arc.head], tail != head
            else { return }
            counts[Digraph.Arc(tail: tail, head: head), default: 0] += 1
        }
        let steps = counts.keys.filter { arc in
            let back = counts[Digraph.Arc(tail: arc.head, head: arc.tail), default: 0]
            return back < counts[arc, default: 0] * 3
        }
        return Digraph(count: groups.count, arcs: steps)
    }

    /// Makes layers of modules that are all in one folder: by the last words of their names or, if
    /// they are few enough to read, by height.
    private static func layers(of modules: Set<Int>, in graph: GraphIndex) -> [BoundaryRule] {
        let named = layers(
            suffixes(of: modules, in: graph).map { ModuleSelector(texts: ["*\($0)"]) },
            because: "the last word of a name says what a module is for")
        if !named[0].requirement.subjects.isEmpty,
            named[0].requirement.violations(in: graph).isEmpty
        {
            return named
        }
        // A list of more names isn't read.
        if modules.count > 12 { return ends(of: modules, in: graph) }
        let part = graph.digraph.restricted(to: modules)
        let heights = part.heights
        let groups = Dictionary(grouping: modules.sorted()) { heights[$0] }.sorted {
            $1.key < $0.key
        }
        // A layer is one if it has several modules.
        guard groups.count > 1, groups.count * 2 <= modules.count, part.cyclicComponents.isEmpty
        else { return [] }
        return layers(
            groups.map { ModuleSelector(texts: graph.names($0.value)) },
            because: "this is the current structure")
    }

    /// The words that at least three modules end with, and whose modules depend on each other in
    /// one direction only, the highest layer first; none if there are fewer than two. Words that
    /// depend on each other in both directions aren't layers.
    private static func suffixes(of modules: Set<Int>, in graph: GraphIndex) -> [String] {
        let closure = Digraph(successors: graph.digraph.closure.map(Array.init))
        var groups = Dictionary(grouping: modules) { graph.module($0).name.lastWord }
            .filter { $0.value.count > 2 && !$0.key.isEmpty }
        while true {
            let words = groups.keys.sorted()
            let parts = quotient(of: words.map { groups[$0, default: []] }, in: closure)
            let smallest = parts.cyclicComponents.joined().map { words[$0] }.min { left, right in
                (groups[left]?.count ?? 0, left) < (groups[right]?.count ?? 0, right)
            }
            guard let smallest else {
                return words.count > 1 ? parts.fromTop.map { words[$0] } : []
            }
            groups[smallest] = nil
        }
    }

    /// Makes layers of the programs and the core of many modules: those that depend on no other
    /// one, and that at least three others use.
    private static func ends(of modules: Set<Int>, in graph: GraphIndex) -> [BoundaryRule] {
        let programs = graph.select(.kind(.executable))
        let users = graph.digraph.reversed.successors
        let core = modules.filter { module in
            graph.digraph.successors[module].allSatisfy {
                !modules.contains($0) && !programs.contains($0)
            } && users[module].count { modules.contains($0) } > 2
        }
        guard !programs.isEmpty, !core.isEmpty else { return [] }
        return layers(
            [.kind(.executable), ModuleSelector(texts: graph.names(core.sorted()))],
            because: "the programs know everything, and the core knows none of it")
    }

    /// Makes rules that the modules of a folder are independent: where they are today, and in a
    /// folder `Features` in any case.
    private static func independence(
        of folders: [String: [Int]], in graph: GraphIndex
    ) -> [BoundaryRule] {
        folders.sorted { $0.key < $1.key }.filter { $0.value.count > 1 }.compactMap { folder, _ in
            let rule = Independent(modules: ModuleSelector(texts: ["path:\(folder)/*"]))
            if rule.violations(in: graph).isEmpty {
                return BoundaryRule(rule, because: "they are independent today")
            }
            guard folder.split(separator: "/").last == "Features" else { return nil }
            return BoundaryRule(rule, because: "features should not know each other")
        }
    }
}

extension Digraph {
    /// The vertices, the highest first.
    fileprivate var fromTop: [Int] {
        let heights = heights
        return heights.indices.sorted { (heights[$1], $0) < (heights[$0], $1) }
    }
}

extension String {
    /// The last word of a name in camel case: `Client` of `HTTPClient`; empty if it is the only
    /// one.
    fileprivate var lastWord: String {
        let parts = kebabCased.split(separator: "-")
        return parts.count > 1 ? String(suffix(parts[parts.count - 1].count)) : ""
    }
}
