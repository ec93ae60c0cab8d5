/// Requires a name, a folder, an access level or attributes of types: all types of some modules,
/// or those that conform to a protocol or inherit from a class.
struct Types: Requirement {
    static let name = "types"
    static let evidence: Set<Evidence.Kind> = [.used]
    static let fix = "change the declaration as the rule requires"
    let conformingTo: String?
    let named: String?
    let folder: String?
    let access: String?
    let attributes: [String]?
    @Defaulted var modules: ModuleSelector

    var subjects: [ModuleSelector] { [modules] }

    func violations(in graph: GraphIndex) -> [Violation] {
        guard named != nil || folder != nil || access != nil || attributes?.isEmpty == false else {
            return [
                Violation(
                    subject: "requires nothing", sentence: "the rule requires nothing of the types",
                    fix: "add 'named', 'folder', 'access' or 'attributes'")
            ]
        }
        let found = indexed(in: graph) + named(in: graph)
        if let conformingTo, found.isEmpty {
            let name = SymbolName(conformingTo)
            if graph.symbols(named: name).isEmpty, !NamedTypes(in: graph).names(name) {
                return [graph.violation(byUnknown: conformingTo)]
            }
        }
        return found.compactMap(violation)
    }

    /// A type that the rule is about.
    private struct Subject {
        let name: String
        let file: SourceIndex.File
        let place: SourcePlace
        let access: String
        let attributes: [String]
        var isIndexed = true
    }

    /// The types in the index.
    private func indexed(in graph: GraphIndex) -> [Subject] {
        let files = graph.files(in: modules)
        let chosen = conformingTo.map { graph.types(conformingTo: SymbolName($0)) }
        let sources = graph.sources
        return sources.symbols.indices.compactMap { number in
            let symbol = sources.symbols[number]
            guard symbol.kind.isType, !symbol.isOnlyNamed, let site = symbol.site,
                files.contains(site.file), chosen?.contains(number) ?? true
            else { return nil }
            let file = sources.files[site.file]
            return Subject(
                name: sources.qualifiedName(of: number), file: file,
                place: sources.place(site.file, line: site.line, column: site.column),
                access: file.facts.access(line: site.line, column: site.column) ?? "internal",
                attributes: file.facts.type(line: site.line, column: site.column)?.attributes ?? [])
        }
    }

    /// The types that only the text of a file shows.
    private func named(in graph: GraphIndex) -> [Subject] {
        let sources = graph.sources
        let chosen = conformingTo.map {
            NamedTypes(in: graph).types(conformingTo: SymbolName($0))
        }
        return graph.files(in: modules).sorted().flatMap { number in
            let file = sources.files[number]
            return file.facts.types.filter { type in
                type.kind.isType && !type.isLocal && !type.isIndexed
                    && chosen?.contains(.init(module: file.module, path: type.path)) ?? true
            }.map { type in
                Subject(
                    name: type.path, file: file,
                    place: sources.place(
                        number, line: type.position.line, column: type.position.column),
                    access: type.access ?? "internal", attributes: type.attributes,
                    isIndexed: false)
            }
        }
    }

    private func violation(by type: Subject) -> Violation? {
        let container = type.file.path.parentFolder
        let missing = (attributes ?? []).filter { !type.attributes.contains($0) }
        let faults = [
            named.flatMap { Glob($0).matches(type.name.lastName) ? nil : "be named \($0)" },
            folder.flatMap { Glob($0).matches(container) ? nil : "be in \($0)" },
            access.flatMap { $0 == type.access ? nil : "be \($0), not \(type.access)" },
            missing.isEmpty ? nil : "have \(missing.joined(separator: " and "))",
        ].compactMap { $0 }
        guard !faults.isEmpty else { return nil }
        let conformance = conformingTo.map { ["it conforms to \($0)"] } ?? []
        return Violation(
            subject: "\(type.file.vertex).\(type.name)",
            sentence: "\(type.name) must \(faults.joined(separator: " and "))",
            sites: [
                .init(
                    place: type.place,
                    evidence: conformance + (type.isIndexed ? [] : [FoundUse.byName]))
            ])
    }
}

extension GraphIndex {
    /// The types that conform to a protocol or inherit from a class, directly or indirectly.
    func types(conformingTo name: SymbolName) -> Set<Int> {
        let bases = symbols(named: name)
        let symbols = sources.symbols
        var derived: [Int: [Int]] = [:]
        for (number, symbol) in symbols.enumerated() {
            for base in symbol.bases { derived[base, default: []].append(number) }
        }
        var (found, open) = (Set<Int>(), Array(bases))
        while let base = open.popLast() {
            for type in derived[base, default: []] where found.insert(type).inserted {
                open.append(type)
            }
        }
        return found
    }
}
