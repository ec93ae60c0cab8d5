/// A kind of evidence that a module depends on another. Each includes those before it.
public enum Evidence: String, Hashable, Sendable, Codable, CaseIterable {
    /// The manifest, or the Xcode project, declares it.
    case declared
    /// The source files import it.
    case imported
    /// The source files use its symbols, according to the compiler's index.
    case used
}
