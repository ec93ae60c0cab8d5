/// Requires a name, a folder, an access level or attributes of types: all types of some modules,
/// or those that conform to a protocol or inherit from a class.
struct Types: Requirement {
    static let name = "types"
    static let evidence: Set<Evidence.Kind> = [.imported]
    static let readsDeclarations = true
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
        let types = NamedTypes(in: graph)
        let name = conformingTo.map { SymbolName($0) }
        if let name, !types.names(name) {
            return [
                Violation(
                    subject: "selects nothing: \(name.text)",
                    sentence: "no type of the package has or conforms to '\(name.text)'",
                    fix: "correct the name, or remove it", isAboutRule: true)
            ]
        }
        let chosen = name.map { types.types(conformingTo: $0) }
        return graph.files(in: modules).sorted().flatMap { number in
            let file = graph.sources.files[number]
            return file.declarations.types.filter { type in
                type.kind != .typealias && !type.isLocal
                    && chosen?.contains(.init(module: file.module, path: type.path)) ?? true
            }.compactMap { violation(by: $0, in: file) }
        }
    }

    private func violation(
        by type: Declarations.TypeDeclaration, in file: SourceIndex.File
    ) -> Violation? {
        let level = type.access ?? "internal"
        let missing = (attributes ?? []).filter { !type.attributes.contains($0) }
        let faults = [
            named.flatMap { Glob($0).matches(type.path.lastName) ? nil : "be named \($0)" },
            folder.flatMap { Glob($0).matches(file.path.parentFolder) ? nil : "be in \($0)" },
            access.flatMap { $0 == level ? nil : "be \($0), not \(level)" },
            missing.isEmpty ? nil : "have \(missing.joined(separator: " and "))",
        ].compactMap { $0 }
        guard !faults.isEmpty else { return nil }
        return Violation(
            subject: "\(file.vertex).\(type.path)",
            sentence: "\(type.path) must \(faults.joined(separator: " and "))",
            sites: [
                .init(
                    place: type.place, evidence: conformingTo.map { ["it conforms to \($0)"] } ?? []
                )
            ])
    }
}
