/// Requires that some modules expose only types that conform to a protocol, with their nested
/// declarations: no other public, package or SPI declaration, and no extension of a foreign
/// type, in any branch of `#if`.
struct ExposesOnly: Requirement {
    static let name = "exposesOnly"
    static let evidence: Set<Evidence.Kind> = [.used]
    static let fix = "make it internal"
    let modules: ModuleSelector
    let conformingTo: String

    var subjects: [ModuleSelector] { [modules] }

    func violations(in graph: GraphIndex) -> [Violation] {
        let types = NamedTypes(in: graph)
        let named = types.types(conformingTo: SymbolName(conformingTo))
        return graph.select(modules).flatMap { number in
            violations(in: graph.module(number), of: graph.sources) { name, module in
                named.contains(types.name(name, in: module))
            }
        }
    }

    /// The violations that the text of a module's files shows.
    /// - Parameter conforms: Whether a name means a type that conforms to the protocol.
    private func violations(
        in module: Module, of sources: SourceIndex,
        conforms: (_ name: String, _ module: String) -> Bool
    ) -> [Violation] {
        let files = sources.files.indices.filter { sources.files[$0].module == module.name }
        let own = Set(files.flatMap { sources.files[$0].facts.types.map(\.path) })
        return files.flatMap { file -> [Violation] in
            func violation(
                of name: String, at position: SourceFacts.Position, _ sentence: String
            ) -> Violation {
                let place = sources.place(file, line: position.line, column: position.column)
                return Violation(
                    subject: "\(module.name).\(name)", sentence: sentence,
                    sites: [.init(place: place, evidence: [FoundUse.byName])])
            }
            let facts = sources.files[file].facts
            let exposed = facts.visible.filter { !conforms($0.outermostName, module.name) }.map {
                violation(of: $0.name, at: $0.position, exposes($0.name, module))
            }
            let foreign = facts.extensions.filter { !$0.bases.isEmpty && !own.contains($0.path) }
            return exposed
                + foreign.map {
                    let bases = $0.bases.joined(separator: ", ")
                    return violation(
                        of: $0.path, at: $0.position,
                        "\(module.name) must not make \($0.path) conform to \(bases)")
                }
        }
    }

    private func exposes(_ name: String, _ module: Module) -> String {
        "\(module.name) must not expose \(name), which doesn't conform to \(conformingTo)"
    }
}
