/// Something that shows that a module depends on another.
public enum Evidence: Hashable, Sendable {
    /// The manifest declares the dependency.
    case declared(DeclaredDependency)
    /// A file imports the module.
    case imported(ImportStatement)
    /// The object files need these symbols of the module, as `Shop.ProductNavigator`.
    case compiled([String])

    /// The kinds of evidence that can be looked for.
    public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
        /// What the manifest says.
        case declared
        /// What the files import.
        case imported
        /// What the compiler made of them: what modules show, and what they link to.
        case compiled
        /// What the linked products hold.
        case shipped
    }

    /// The order of evidence: the manifest's, the imports by place, the symbols.
    var order: (Int, SourcePlace) {
        switch self {
        case .declared(let dependency): (0, dependency.place)
        case .imported(let statement): (1, statement.place)
        case .compiled: (2, SourcePlace(file: ""))
        }
    }
}

extension Set<Evidence.Kind> {
    /// Every kind of evidence, of which some needs a build.
    public static var all: Self { Self(Element.allCases) }
}
