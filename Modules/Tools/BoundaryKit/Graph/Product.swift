/// A product that a manifest declares, or that SwiftPM makes of an executable target.
public struct Product: Hashable, Sendable, Codable {
    /// Its name.
    public let name: String
    /// The modules that it is made of; what they depend on is in it too.
    public let modules: [String]
    /// The modules of the package whose symbols are in the linked program; `nil` if it was not
    /// looked at.
    public let linked: [String]?
    /// The traits that were enabled when it was linked; `nil` if nobody said.
    public let traits: [String]?

    /// Creates a product.
    public init(name: String, modules: [String], linked: [String]? = nil, traits: [String]? = nil) {
        self.name = name
        self.modules = modules
        self.linked = linked
        self.traits = traits
    }
}
