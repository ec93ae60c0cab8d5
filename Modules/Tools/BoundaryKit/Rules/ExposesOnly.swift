/// Requires that some modules, or folders of modules, expose only types that conform to a protocol,
/// with their nested declarations, or nothing: no other public, package or SPI declaration, and no
/// extension of a foreign type, in any branch of `#if`.
struct ExposesOnly: Requirement {
    static let name = "exposesOnly"
    static let evidence: Set<Evidence.Kind> = [.imported]
    static let readsDeclarations = true
    static let fix = "make it internal"
    let modules: ModuleSelector
    /// `nil` if they must expose nothing.
    let conformingTo: String?
    @Defaulted var except: [String]

    var subjects: [ModuleSelector] { [modules] }

    func violations(in graph: GraphIndex) -> [Violation] {
        let types = NamedTypes(in: graph)
        let named = conformingTo.map { types.types(conformingTo: SymbolName($0)) } ?? []
        let exceptions = except.map { Glob($0) }
        let files = graph.files(in: modules)
        let own = Dictionary(grouping: files) { graph.sources.files[$0].module }.mapValues {
            Set($0.flatMap { graph.sources.files[$0].declarations.types.map(\.path) })
        }
        return files.sorted().flatMap { number -> [Violation] in
            let file = graph.sources.files[number]
            func isAllowed(_ name: String) -> Bool {
                exceptions.contains { $0.matches(name) }
                    || named.contains(types.name(name, in: file.module))
            }
            let exposed = file.declarations.visible.filter { !isAllowed($0.outermostName) }
            let foreign = file.declarations.extensions.filter {
                !$0.bases.isEmpty && own[file.module]?.contains($0.path) != true
                    && conformingTo != nil
            }
            return exposed.map { declaration in
                Violation(
                    subject: "\(file.vertex).\(declaration.name)",
                    sentence: "\(file.vertex) must not expose \(declaration.name)"
                        + (conformingTo.map { ", which doesn't conform to \($0)" } ?? ""),
                    sites: [.init(place: declaration.place, evidence: [declaration.access])])
            }
                + foreign.map { type in
                    Violation(
                        subject: "\(file.vertex).\(type.path)",
                        sentence: "\(file.vertex) must not make \(type.path) conform to "
                            + type.bases.joined(separator: ", "),
                        sites: [.init(place: type.place)])
                }
        }
    }
}
