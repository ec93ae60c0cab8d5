/// One piece of evidence that a module depends on another.
package enum EdgeEvidence: Hashable, Sendable {
    /// The manifest declares the dependency.
    case declared(DeclaredDependency)
    /// A file imports the module.
    case imported(ImportStatement)
    /// A file uses a symbol of the module.
    case used(SymbolUse)

    /// Whether it is a link to a file of the other module.
    var isLink: Bool { if case .imported(let statement) = self { statement.isLink } else { false } }

    /// The order of evidence: declarations, imports by place, uses by place.
    var order: (Int, SourcePlace) {
        switch self {
        case .declared(let dependency): (0, dependency.place)
        case .imported(let statement): (1, statement.place)
        case .used(let use): (2, use.place)
        }
    }
}
