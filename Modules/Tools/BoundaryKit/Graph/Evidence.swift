/// Evidence that a module depends on another.
public enum Evidence {
    /// A kind of evidence. Each includes those before it.
    public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
        /// The manifest, or the Xcode project, declares it.
        case declared
        /// The source files import it.
        case imported
        /// The source files use its symbols, according to the compiler's index.
        case used
    }
}

extension Set<Evidence.Kind> {
    /// Every kind of evidence. That of uses is exact only with a debug build.
    public static var all: Self { Self(Element.allCases) }
}
