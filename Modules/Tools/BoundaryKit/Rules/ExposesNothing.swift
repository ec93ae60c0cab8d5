/// Requires that some modules, or folders of modules, declare nothing public, package or open, in
/// any branch of `#if`.
struct ExposesNothing: Requirement {
    static let name = "exposesNothing"
    static let evidence: Set<Evidence.Kind> = [.used]
    static let fix = "make it internal"
    let modules: ModuleSelector
    @Defaulted var except: [String]

    var subjects: [ModuleSelector] { [modules] }

    func violations(in graph: GraphIndex) -> [Violation] {
        let allowed = except.map { Glob($0) }
        let sources = graph.sources
        return graph.files(in: modules).sorted().flatMap { file in
            let vertex = sources.files[file].vertex
            return sources.files[file].facts.visible.filter { declaration in
                !allowed.contains { $0.matches(declaration.outermostName) }
            }.map { declaration in
                let place = sources.place(
                    file, line: declaration.position.line, column: declaration.position.column)
                return Violation(
                    subject: "\(vertex) exposes \(declaration.name)",
                    sentence: "\(vertex) must not expose \(declaration.name)",
                    sites: [.init(place: place, evidence: [declaration.access])])
            }
        }
    }
}
