/// A dependency of one module on another, with its evidence.
package struct Edge: Hashable, Sendable, Encodable {
    /// The name of the module that depends.
    package let tail: String
    /// The name of the module that it depends on.
    package let head: String
    /// The evidence, in the order of files and lines.
    let evidence: [EdgeEvidence]

    /// Creates a dependency.
    package init(from tail: String, to head: String, evidence: [EdgeEvidence]) {
        self.tail = tail
        self.head = head
        self.evidence = evidence.sorted { $0.order < $1.order }
    }

    /// The statements that import the module.
    package var imports: [ImportStatement] {
        evidence.compactMap { if case .imported(let statement) = $0 { statement } else { nil } }
    }

    /// The declarations in the manifest; several if it is declared for several conditions.
    var declarations: [DeclaredDependency] {
        evidence.compactMap {
            if case .declared(let declaration) = $0 { declaration } else { nil }
        }
    }

    /// The first declaration in the manifest; `nil` if there is none.
    package var declaration: DeclaredDependency? {
        for case .declared(let declaration) in evidence { return declaration }
        return nil
    }

    /// The symbols of the other module that files use.
    var uses: [SymbolUse] {
        evidence.compactMap { if case .used(let use) = $0 { use } else { nil } }
    }
}

extension Edge {
    private enum CodingKeys: CodingKey {
        case tail, head, declared, imported, used
    }

    /// Writes a dependency with its evidence by kind.
    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(tail, forKey: .tail)
        try container.encode(head, forKey: .head)
        try container.encode(declarations, forKey: .declared)
        try container.encode(imports, forKey: .imported)
        try container.encodeIfPresent(uses.isEmpty ? nil : uses, forKey: .used)
    }
}

/// One piece of evidence that a module depends on another.
package enum EdgeEvidence: Hashable, Sendable {
    /// The manifest declares the dependency.
    case declared(DeclaredDependency)
    /// A file imports the module.
    case imported(ImportStatement)
    /// A file uses a symbol of the module.
    case used(SymbolUse)

    /// The order of evidence: declarations, imports by place, uses by place.
    var order: (Int, SourcePlace) {
        switch self {
        case .declared(let dependency): (0, dependency.place)
        case .imported(let statement): (1, statement.place)
        case .used(let use): (2, use.place)
        }
    }
}
