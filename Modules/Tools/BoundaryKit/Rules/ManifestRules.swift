/// Requires that no module imports a module, of this package or a known one, on which it doesn't
/// depend according to the manifest, not even through others. Such an import compiles on a warm
/// build, and by chance on a clean one.
///
/// Nor does one outside of `#if` of a module on which it depends on some platforms, or with a
/// trait, only. With `directly`, each module must declare itself what it imports: an import that
/// only others declare breaks when one of those drops the dependency.
struct NoUndeclared: RequirementOfModules {
    static let evidence: Set<Evidence> = [.declared, .imported]
    static let fix = "declare the dependency in the manifest, or remove the import"
    let directly: Bool?
    let modules: ModuleSelector?

    func violations(in graph: GraphIndex) -> [Violation] {
        let modules = graph.select(subjects[0])
        // The products of packages that aren't resolved, whose modules and dependencies aren't
        // known.
        let unresolved = Set(graph.declared.arcs.map(\.head)).filter { head in
            let module = graph.module(head)
            return module.kind == .external && module.package == nil && module.aliases.isEmpty
        }
        let undeclared = graph.digraph.arcs.flatMap { arc -> [Violation] in
            let tail = graph.module(arc.tail)
            let head = graph.module(arc.head)
            guard modules.contains(arc.tail), tail.isInManifest,
                head.isDeclarable || unresolved.contains(arc.head),
                let edge = graph.edge(arc), edge.declaration == nil, !edge.imports.isEmpty
            else { return [] }
            let paths = ShortestPaths(in: graph.declared, from: [arc.tail])
            let path = paths.path(to: arc.head)
            // Only a local package that an Xcode project names as a folder can depend on own
            // modules.
            let isPossible =
                path != nil
                || (head.kind == .external || tail.isOfProject)
                    && paths.reached.contains(where: unresolved.contains)
            guard !isPossible || directly == true else { return [] }
            let reason =
                !isPossible
                ? " without depending on it"
                : path == nil ? ", which it doesn't declare itself" : ", which only others declare"
            let sites = graph.sites(of: arc)
            let compiled = Set(edge.imports.filter { graph.isCompiled($0, in: tail) }.map(\.place))
            return [true, false].compactMap { isCompiled -> Violation? in
                let sites = sites.filter { compiled.contains($0.place) == isCompiled }
                guard !sites.isEmpty else { return nil }
                return Violation(
                    subject: graph.text(of: arc),
                    sentence: "\(tail.name) imports \(head.name)\(reason)"
                        + (isCompiled ? "" : ", in a branch of '#if' that isn't built"),
                    sites: sites, path: graph.names(path ?? [arc.tail, arc.head]),
                    asksForDeclaration: true, isInOtherBuild: !isCompiled,
                    fix: tail.isOfProject
                        ? "add it to the frameworks and libraries of the target in Xcode, or remove the import"
                        : nil)
            }
        }
        return undeclared
            + graph.declared.arcs.filter { modules.contains($0.tail) }
            .compactMap { missingCondition(of: $0, in: graph) }
    }

    /// The imports in every build of a dependency for some platforms or with some traits.
    private func missingCondition(of arc: Digraph.Arc, in graph: GraphIndex) -> Violation? {
        guard let edge = graph.edge(arc) else { return nil }
        let platforms = Set(edge.declarations.flatMap(\.platforms)).sorted()
        let traits = Set(edge.declarations.flatMap(\.traits)).sorted()
        let isPartial = edge.declarations.allSatisfy(\.isPartial)
        let isTrait = edge.declarations.allSatisfy { !$0.traits.isEmpty }
        let tail = graph.module(arc.tail)
        let places = edge.imports.filter { graph.isCompiled($0, in: tail) }.filter { statement in
            isPartial && !statement.isOnly(on: platforms)
                || isTrait && !statement.isOnly(with: traits)
        }.map(\.place)
        guard !places.isEmpty else { return nil }
        let (every, only, condition) =
            isPartial
            ? ("on every platform", "on \(platforms.joined(separator: ", "))", "os(…)")
            : ("in every build", "with the trait \(traits.joined(separator: " or "))", traits[0])
        return Violation(
            subject: graph.text(of: arc),
            sentence: "\(edge.tail) imports \(edge.head) \(every), but depends on it \(only) only",
            sites: graph.sites(of: arc).filter { places.contains($0.place) },
            path: [edge.tail, edge.head],
            fix: "put the import into '#if \(condition)', or remove the condition from the manifest"
        )
    }
}

/// Requires that no module declares a dependency that none of its files imports in any branch of
/// `#if`: on another module of the package, or on a product of another package. A module without
/// Swift sources is ignored, and so is one for which a plug-in can write sources during the build.
///
/// Of a package that isn't resolved, a product is found that another module imports by its name.
struct NoUnused: RequirementOfModules {
    static let concern = Concern.upkeep
    static let evidence: Set<Evidence> = [.declared, .imported]
    static let fix = "remove the dependency from the manifest"
    let modules: ModuleSelector?

    func violations(in graph: GraphIndex) -> [Violation] {
        let modules = graph.select(subjects[0])
        // These are run instead of imported, or have other names in sources.
        let tools: Set<Module.Kind> = [.executable, .plugin, .macro, .binary]
        let imported = Set(
            graph.digraph.arcs.filter { graph.edge($0)?.imports.isEmpty == false }.map(\.head))
        return graph.declared.arcs.compactMap { arc in
            let tail = graph.module(arc.tail)
            let head = graph.module(arc.head)
            let isKnown = head.kind != .external || head.isImportable || imported.contains(arc.head)
            guard modules.contains(arc.tail), tail.kind != .external, tail.isSwift,
                !tail.usesPlugin, isKnown, !tools.contains(head.kind),
                !(head.isOfProject && !head.isSwift), let edge = graph.edge(arc),
                !edge.imports.contains(where: { graph.isCompiled($0, in: tail) })
            else { return nil }
            let aliases = Set(edge.declarations.flatMap(\.aliases))
            let imports = graph.names(graph.digraph.successors[arc.tail])
            guard aliases.isDisjoint(with: imports) else { return nil }
            let isInOtherBuild = !edge.imports.isEmpty
            let place = edge.declaration?.place
            return Violation(
                subject: graph.text(of: arc),
                sentence: "\(edge.tail) depends on \(edge.head), but "
                    + (isInOtherBuild
                        ? "imports it only in branches of '#if' that aren't built"
                        : "never imports it"),
                sites: isInOtherBuild
                    ? place.map { [.init(place: $0)] } ?? [] : graph.sites(of: arc),
                path: [edge.tail, edge.head], isInOtherBuild: isInOtherBuild,
                fix: tail.isOfProject ? "remove it from the target in Xcode" : nil)
        }
    }
}

/// Requires that some modules are absent from a product that is built with certain traits,
/// according to the manifest.
struct Absent: RequirementOfSomeModules {
    static let concern = Concern.structure
    static let evidence: Set<Evidence> = [.declared]
    static let fix = "make the dependency conditional on a trait that this product doesn't enable"
    let modules: ModuleSelector
    let from: String
    let traits: [String]?

    func violations(in graph: GraphIndex) -> [Violation] {
        guard let product = graph.graph.products.first(where: { $0.name == from }) else {
            let names = graph.graph.products.map(\.name)
            return [
                Violation(
                    subject: from, sentence: "the package has no product \(from)",
                    fix: names.isEmpty
                        ? "declare the product in the manifest, or remove the rule"
                        : "name one of \(names.listed(upTo: 8))", isAboutRule: true)
            ]
        }
        let enabled = graph.declared.filter { arc in
            !graph.module(arc.head).isBuildTool
                && graph.edge(arc)?.declarations.contains {
                    $0.traits.isEmpty || !Set(traits ?? []).isDisjoint(with: $0.traits)
                } == true
        }
        let absent = graph.select(modules)
        return product.modules.compactMap(graph.vertex).flatMap { root in
            let paths = ShortestPaths(in: enabled, from: [root]) { !absent.contains($0) }
            return absent.sorted().compactMap { $0 == root ? [root] : paths.path(to: $0) }
                .map { violation(by: $0, in: graph) }
        }
    }

    private func violation(by path: [Int], in graph: GraphIndex) -> Violation {
        let names = graph.names(path)
        let last = zip(path, path.dropFirst()).map(Digraph.Arc.init).last
        let place =
            last.map { graph.edge($0)?.declaration?.place } ?? graph.module(path[0]).place
        let list = (traits ?? []).joined(separator: ", ")
        let with = list.isEmpty ? "without traits" : "with \(list)"
        let module = names[names.count - 1]
        return Violation(
            subject: "\(from) -> \(module)", sentence: "\(from) \(with) must not contain \(module)",
            sites: place.map { [Violation.Site(place: $0)] } ?? [], path: names)
    }
}
