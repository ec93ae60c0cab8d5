/// The declarations that compiled modules need from one another, with the files that need them.
struct LinkedDeclarations: Sendable {
    let uses: SymbolUses
    let names: DemangledNames
    /// The source of each object file, both by their paths.
    let sources: [String: String]

    /// The dependencies between the modules.
    var edges: [Edge] { uses.edges(named: names) }

    /// The declarations that one module needs from another, ordered by name and file.
    func declarations(from user: String, to owner: String) -> [(name: String, file: String)] {
        uses.files(from: user, to: owner, named: names).compactMap { name, object in
            sources[object].map { (name, $0) }
        }.sorted { ($0.file, $0.name) < ($1.file, $1.name) }
    }
}
