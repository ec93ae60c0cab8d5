extension Edge {
    private enum CodingKeys: CodingKey {
        case tail, head, declared, imported, used, compiled
    }

    /// Reads a dependency with its evidence by kind.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let declared = try container.decode([DeclaredDependency].self, forKey: .declared)
        let imported = try container.decode([ImportStatement].self, forKey: .imported)
        let used = try container.decodeIfPresent([SymbolUse].self, forKey: .used) ?? []
        let compiled = try container.decode([String].self, forKey: .compiled)
        self.init(
            from: try container.decode(String.self, forKey: .tail),
            to: try container.decode(String.self, forKey: .head),
            evidence: declared.map { .declared($0) } + imported.map { .imported($0) }
                + used.map { .used($0) } + (compiled.isEmpty ? [] : [.compiled(compiled)]))
    }

    /// Writes a dependency with its evidence by kind.
    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(tail, forKey: .tail)
        try container.encode(head, forKey: .head)
        try container.encode(declarations, forKey: .declared)
        try container.encode(imports, forKey: .imported)
        try container.encodeIfPresent(uses.isEmpty ? nil : uses, forKey: .used)
        try container.encode(symbols, forKey: .compiled)
    }
}
