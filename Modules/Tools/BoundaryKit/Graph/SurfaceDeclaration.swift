/// A declaration that other modules can see: public, package or SPI.
public struct SurfaceDeclaration: Hashable, Sendable, Codable {
    /// The visibility of a declaration.
    public enum Access: String, Hashable, Sendable, Codable {
        /// Visible to every importer.
        case `public`
        /// Visible to the modules of the same package.
        case package
        /// Visible to every importer with the matching `@_spi`.
        case spi
    }

    /// Its name with the types around it, such as `ProductNavigator.Parameters`.
    public let name: String
    /// The kind of declaration, such as `struct`, `func` or `extension`.
    public let kind: String
    /// Its visibility.
    public let access: Access
    /// Its place; `nil` if it isn't known.
    public let place: SourcePlace?
    /// The protocols that it conforms to, such as `RoutingKit.Navigating`.
    public let conformances: [String]
    /// The module of the type that it extends; `nil` if that is its own module.
    public let extendedModule: String?
    /// The protocol requirement that it satisfies, such as `Navigating.links`; `nil` if none.
    public let requirement: String?
    /// Whether it has a documentation comment.
    public let isDocumented: Bool

    /// Creates a declaration.
    public init(
        name: String, kind: String, access: Access, place: SourcePlace?,
        conformances: [String] = [], extendedModule: String? = nil, requirement: String? = nil,
        isDocumented: Bool = false
    ) {
        self.name = name
        self.kind = kind
        self.access = access
        self.place = place
        self.conformances = conformances
        self.extendedModule = extendedModule
        self.requirement = requirement
        self.isDocumented = isDocumented
    }
}
