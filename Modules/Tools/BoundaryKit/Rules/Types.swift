extension BoundaryRule {
    /// Requires a name, a folder, an access level or attributes of types: all types of some modules,
    /// or those that conform to a protocol or inherit from a class.
    ///
    /// ```swift
    /// .types(
    ///     in: "path:Modules/Features/*", conformingTo: "RoutingKit.Navigating",
    ///     named: "*Navigator", access: "public", because: "…")
    /// ```
    /// - Parameters:
    ///   - modules: The modules that declare the types.
    ///   - name: The protocol or class with or without its module; `nil` for all types.
    ///   - pattern: The required name: `*` matches any text, `?` one character.
    ///   - folder: The required folder of the file, as a pattern such as `Modules/*/Screens`.
    ///   - access: The required access level, such as `public` or `internal`.
    ///   - attributes: The attributes that each declaration must have, such as `@MainActor`, without
    ///     arguments.
    ///   - reason: Why the rule holds; a finding shows it.
    public static func types(
        in modules: ModuleSelector = .all, conformingTo name: String? = nil,
        named pattern: String? = nil, folder: String? = nil, access: String? = nil,
        attributes: [String]? = nil, because reason: String
    ) -> BoundaryRule {
        BoundaryRule(
            Types(
                conformingTo: name, named: pattern, folder: folder, access: access,
                attributes: attributes, modules: modules), because: reason)
    }
}

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
        let files = graph.files(in: modules)
        let chosen = conformingTo.map { graph.types(conformingTo: SymbolName($0)) }
        let sources = graph.sources
        let found = sources.symbols.indices.filter { number in
            let symbol = sources.symbols[number]
            guard symbol.kind.isType, let site = symbol.site else { return false }
            return files.contains(site.file) && chosen?.contains(number) ?? true
        }.compactMap { violation(by: $0, in: sources) }
        let unknown = unknownTypes(in: files, of: sources)
        if let conformingTo, found.isEmpty, unknown.isEmpty,
            graph.symbols(named: SymbolName(conformingTo)).isEmpty
        {
            return [graph.violation(byUnknown: conformingTo)]
        }
        return found + unknown
    }

    private func violation(by number: Int, in sources: SourceIndex) -> Violation? {
        let symbol = sources.symbols[number]
        guard let site = symbol.site, let place = sources.place(of: symbol) else { return nil }
        let file = sources.files[site.file]
        let container = file.path.split(separator: "/").dropLast().joined(separator: "/")
        let written = file.facts.access(line: site.line, column: site.column) ?? "internal"
        let present = file.facts.type(line: site.line, column: site.column)?.attributes ?? []
        let missing = (attributes ?? []).filter { !present.contains($0) }
        let faults = [
            named.flatMap { Glob($0).matches(symbol.name) ? nil : "be named \($0)" },
            folder.flatMap { Glob($0).matches(container) ? nil : "be in \($0)" },
            access.flatMap { $0 == written ? nil : "be \($0), not \(written)" },
            missing.isEmpty ? nil : "have \(missing.joined(separator: " and "))",
        ].compactMap { $0 }
        guard !faults.isEmpty else { return nil }
        let name = sources.qualifiedName(of: number)
        return Violation(
            subject: "\(file.vertex).\(name)",
            sentence: "\(name) must \(faults.joined(separator: " and "))",
            sites: [
                .init(
                    place: place, evidence: conformingTo.map { ["it conforms to \($0)"] } ?? [])
            ])
    }

    /// The violations by files for which the rule would hold unnoticed, because only the index shows
    /// what their types conform to.
    private func unknownTypes(in files: Set<Int>, of sources: SourceIndex) -> [Violation] {
        guard conformingTo != nil else { return [] }
        let unknown = files.sorted().filter {
            !sources.files[$0].isIndexed && !sources.files[$0].facts.types.isEmpty
        }
        return unknown.map { file in
            Violation(
                subject: "\(sources.files[file].vertex) isn't in the index",
                sentence: "it isn't known what the types in this file conform to",
                sites: [.init(place: sources.place(file, line: 1, column: 1))],
                fix: "run 'swift build --build-tests'")
        }
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
