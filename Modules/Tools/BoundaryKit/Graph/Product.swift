/// A product that a manifest declares, or that SwiftPM creates for an executable target.
public struct Product: Hashable, Sendable, Codable {
    /// Its name.
    public let name: String
    /// The modules that its declaration names. It also contains their dependencies.
    public let modules: [String]
    /// The modules of the package whose symbols are in the linked program; `nil` if it wasn't read.
    public let linked: [String]?
    /// The traits that were enabled in its build; `nil` if they aren't known.
    public let traits: [String]?

    /// Creates a product.
    public init(name: String, modules: [String], linked: [String]? = nil, traits: [String]? = nil) {
        self.name = name
        self.modules = modules
        self.linked = linked
        self.traits = traits
    }
}
