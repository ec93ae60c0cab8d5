/// Requires that no module imports a module, of this package or a known one, on which it doesn't
/// depend according to the manifest, not even through others. Such an import compiles on a warm build,
/// and by chance on a clean one.
///
/// Nor does one outside of `#if` of a module on which it depends on some platforms, or with a trait,
/// only. With `directly`, each module must declare itself what it imports: an import that only others
/// declare breaks when one of those drops the dependency.
struct NoUndeclared: Requirement {
    static let name = "noUndeclared"
    static let evidence: Set<Evidence.Kind> = [.declared, .imported]
    static let fix = "declare the dependency in the manifest, or remove the import"
    @Defaulted var directly: Bool
    @Defaulted var modules: ModuleSelector

    var subjects: [ModuleSelector] { [modules] }

    func violations(in graph: GraphIndex) -> [Violation] {
        let reach = DeclaredReach(in: graph)
        return reach.undeclaredImports(of: modules).compactMap { arc in
            let isPossible = reach.isPossible(arc)
            guard !isPossible || directly else { return nil }
            let path = ShortestPaths(in: graph.declared, from: arc.tail).path(to: arc.head)
            let names = graph.names(path ?? [arc.tail, arc.head])
            let reason =
                !isPossible
                ? " without depending on it"
                : path == nil ? ", which it doesn't declare itself" : ", which only others declare"
            return Violation(
                subject: "\(names[0]) -> \(names[names.count - 1])",
                sentence: "\(names[0]) imports \(names[names.count - 1])\(reason)",
                sites: graph.sites(of: arc.tail, arc.head), path: names, asksForDeclaration: true,
                fix: graph.module(arc.tail).isOfProject
                    ? "add it to the frameworks and libraries of the target in Xcode, or remove the import"
                    : nil)
        } + missingConditions(in: graph)
    }

    /// The imports in every build of dependencies for some platforms or with some traits.
    private func missingConditions(in graph: GraphIndex) -> [Violation] {
        let modules = graph.select(modules)
        return graph.declared.arcs.compactMap { arc in
            guard modules.contains(arc.tail), let edge = graph.edge(arc.tail, arc.head) else {
                return nil
            }
            let platforms = Set(edge.declarations.flatMap(\.platforms)).sorted()
            let traits = Set(edge.declarations.flatMap(\.traits)).sorted()
            let isPartial = edge.declarations.allSatisfy(\.isPartial)
            let isTrait = edge.declarations.allSatisfy { !$0.traits.isEmpty }
            let places = edge.imports.filter { statement in
                isPartial && !statement.isForPlatforms
                    || isTrait && !statement.isFor(traits: traits)
            }.map(\.place)
            guard !places.isEmpty else { return nil }
            let circumstances =
                isPartial
                ? "on \(platforms.joined(separator: ", "))"
                : "with the trait \(traits.joined(separator: " or "))"
            return Violation(
                subject: "\(edge.tail) -> \(edge.head)",
                sentence:
                    "\(edge.tail) imports \(edge.head) \(isPartial ? "on every platform" : "in every build"), "
                    + "but depends on it \(circumstances) only",
                sites: graph.sites(of: arc.tail, arc.head).filter { places.contains($0.place) },
                path: [edge.tail, edge.head],
                fix: isPartial
                    ? "put the import into '#if os(…)', or remove the condition from the manifest"
                    : "put the import into '#if \(traits[0])', or remove the condition from the manifest"
            )
        }
    }
}

/// What modules reach by declared dependencies, as far as it is known: the modules and dependencies of a
/// package that isn't resolved aren't.
private struct DeclaredReach {
    private let graph: GraphIndex
    /// The products of packages that aren't resolved.
    private let unresolved: VertexSet

    init(in graph: GraphIndex) {
        self.graph = graph
        unresolved = VertexSet(
            Set(graph.declared.arcs.map(\.head)).filter { head in
                let module = graph.module(head)
                return module.kind == .external && module.package == nil && module.aliases.isEmpty
            })
    }

    /// The imports of modules that aren't declared: of this package, of known ones, and of the products
    /// that the manifest names for other modules. SwiftPM declares those of a snippet.
    func undeclaredImports(of modules: ModuleSelector) -> [Digraph.Arc] {
        let modules = graph.select(modules)
        return graph.digraph.arcs.filter { arc in
            guard modules.contains(arc.tail), arc.tail != arc.head,
                graph.module(arc.tail).isInManifest,
                graph.module(arc.head).isDeclarable || unresolved.contains(arc.head),
                let edge = graph.edge(arc.tail, arc.head)
            else { return false }
            return edge.declaration == nil && !edge.imports.isEmpty
        }
    }

    /// Whether the declared dependencies of a module lead to another one, or may do so.
    func isPossible(_ arc: Digraph.Arc) -> Bool {
        let reached = graph.declared.reachable(from: [arc.tail])
        if reached.contains(arc.head) { return true }
        // Only a local package that an Xcode project names as a folder can depend on own modules.
        let isOwn =
            graph.module(arc.head).kind != .external && !graph.module(arc.tail).isOfProject
        return !isOwn && unresolved.contains(where: reached.contains)
    }
}
