/// Evidence that a module depends on another.
public enum Evidence: Hashable, Sendable {
    /// The manifest declares the dependency.
    case declared(DeclaredDependency)
    /// A file imports the module.
    case imported(ImportStatement)
    /// A file uses a symbol of the module.
    case used(SymbolUse)
    /// The object files need these symbols of the module, such as `Shop.ProductNavigator`.
    case compiled([String])

    /// The kinds of evidence.
    public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
        /// The manifest declares it.
        case declared
        /// The source files import it.
        case imported
        /// The source files use its symbols, according to the compiler's index.
        case used
        /// The compiled modules show it: their visible declarations, and the symbols that they
        /// need.
        case compiled
        /// The linked products contain it.
        case shipped
    }

    /// The order of evidence: declarations, imports by place, uses by place, symbols.
    var order: (Int, SourcePlace) {
        switch self {
        case .declared(let dependency): (0, dependency.place)
        case .imported(let statement): (1, statement.place)
        case .used(let use): (2, use.place)
        case .compiled: (3, SourcePlace(file: ""))
        }
    }
}

extension Set<Evidence.Kind> {
    /// Every kind of evidence. Compiled and shipped evidence need a build,
    /// and evidence of uses is exact only with a debug build.
    public static var all: Self { Self(Element.allCases) }
}
