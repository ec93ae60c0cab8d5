/// A declaration that other modules see: public, package or SPI.
public struct SurfaceDeclaration: Hashable, Sendable, Codable {
    /// How far it is seen.
    public enum Access: String, Hashable, Sendable, Codable {
        /// By every module that imports it.
        case `public`
        /// By the modules of the same package.
        case package
        /// By every module that imports it with the right `@_spi`.
        case spi
    }

    /// Its name with the types around it, such as `ProductNavigator.Parameters`.
    public let name: String
    /// What it is, such as `struct`, `func` or `extension`.
    public let kind: String
    /// How far it is seen.
    public let access: Access
    /// Where it stands; `nil` if nobody knows.
    public let place: SourcePlace?
    /// The protocols that it conforms to, such as `RoutingKit.Navigating`.
    public let conformances: [String]
    /// The module of the type that it extends; `nil` if that is its own.
    public let extendedModule: String?
    /// The requirement of a protocol that it fulfils, such as `Navigating.links`; `nil` if none.
    public let requirement: String?
    /// Whether a comment describes it.
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
