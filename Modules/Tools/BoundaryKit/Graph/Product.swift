/// A product that a manifest declares, or that SwiftPM creates for an executable target.
package struct Product: Hashable, Sendable, Codable {
    /// Its name.
    package let name: String
    /// The modules that its declaration names. It also contains their dependencies.
    let modules: [String]

    /// Creates a product.
    package init(name: String, modules: [String]) {
        self.name = name
        self.modules = modules
    }
}
