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
