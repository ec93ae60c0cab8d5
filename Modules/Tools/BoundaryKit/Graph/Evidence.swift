/// Evidence that a module depends on another.
public enum Evidence: Hashable, Sendable {
    /// The manifest declares the dependency.
    case declared(DeclaredDependency)
    /// A file imports the module.
    case imported(ImportStatement)
    /// The object files need these symbols of the module, such as `Shop.ProductNavigator`.
    case compiled([String])

    /// The kinds of evidence.
    public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
        /// The manifest declares it.
        case declared
        /// The source files import it.
        case imported
        /// The compiled modules show it: their visible declarations, and the symbols that they
        /// need.
        case compiled
        /// The linked products contain it.
        case shipped
    }

    /// The order of evidence: declarations, imports by place, symbols.
    var order: (Int, SourcePlace) {
        switch self {
        case .declared(let dependency): (0, dependency.place)
        case .imported(let statement): (1, statement.place)
        case .compiled: (2, SourcePlace(file: ""))
        }
    }
}

extension Set<Evidence.Kind> {
    /// Every kind of evidence. Compiled and shipped evidence need a build.
    public static var all: Self { Self(Element.allCases) }
}
