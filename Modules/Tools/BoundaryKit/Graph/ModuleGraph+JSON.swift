extension ModuleGraph {
    /// Writes a graph, with its kinds in a fixed order so that equal graphs have equal texts.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(package, forKey: .package)
        try container.encode(modules, forKey: .modules)
        try container.encode(edges, forKey: .edges)
        try container.encode(products, forKey: .products)
        try container.encode(unresolvedPackages, forKey: .unresolvedPackages)
        try container.encode(untraceable, forKey: .untraceable)
        try container.encode(exceptions, forKey: .exceptions)
        try container.encode(Evidence.Kind.allCases.filter(kinds.contains), forKey: .kinds)
    }
}
