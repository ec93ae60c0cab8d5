/// A declaration that other modules can see: public, package or SPI.
package struct SurfaceDeclaration: Hashable, Sendable, Codable {
    /// The visibility of a declaration.
    package enum Access: String, Hashable, Sendable, Codable {
        /// Visible to every importer.
        case `public`
        /// Visible to the modules of the same package.
        case package
        /// Visible to every importer with the matching `@_spi`.
        case spi
    }

    /// Its name with the types around it, such as `ProductNavigator.Parameters`.
    package let name: String
    /// The kind of declaration, such as `struct`, `func` or `extension`.
    package let kind: String
    /// Its visibility.
    package let access: Access
    /// Its place; `nil` if it isn't known.
    package let place: SourcePlace?
    /// The protocols that it conforms to, such as `RoutingKit.Navigating`.
    let conformances: [String]
    /// The module of the type that it extends; `nil` if that is its own module.
    let extendedModule: String?
    /// The protocol requirement that it satisfies, such as `Navigating.links`; `nil` if none.
    package let requirement: String?

    /// Creates a declaration.
    init(
        name: String, kind: String, access: Access, place: SourcePlace?,
        conformances: [String] = [], extendedModule: String? = nil, requirement: String? = nil
    ) {
        self.name = name
        self.kind = kind
        self.access = access
        self.place = place
        self.conformances = conformances
        self.extendedModule = extendedModule
        self.requirement = requirement
    }
}
