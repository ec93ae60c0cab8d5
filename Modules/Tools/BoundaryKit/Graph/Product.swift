/// A product that a manifest declares, or that SwiftPM creates for an executable target.
package struct Product: Hashable, Sendable, Codable {
    /// Its name.
    package let name: String
    /// The modules that its declaration names. It also contains their dependencies.
    let modules: [String]
    /// The modules of the package whose symbols are in the linked program; `nil` if it wasn't read.
    package let linked: [String]?
    /// The traits that were enabled in its build; `nil` if they aren't known.
    let traits: [String]?

    /// Creates a product.
    package init(name: String, modules: [String], linked: [String]? = nil, traits: [String]? = nil)
    {
        self.name = name
        self.modules = modules
        self.linked = linked
        self.traits = traits
    }
}
