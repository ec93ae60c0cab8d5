/// A module: what a target of a package builds, or what is imported from outside.
public struct Module: Hashable, Sendable, Codable {
    /// What a module is built for.
    public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
        /// Code for other modules.
        case library
        /// A program.
        case executable
        /// Tests.
        case test
        /// What the compiler runs to expand macros.
        case macro
        /// What SwiftPM runs while it builds, or on command.
        case plugin
        /// A library of the system that is described by a module map.
        case system
        /// What is there in binary form only.
        case binary
        /// Not of this package: the toolchain's, the platform's or another package's.
        case external
    }

    /// Its name, as it stands behind `import`.
    public let name: String
    /// What it is built for.
    public let kind: Kind
    /// Its folder, from the package's; empty if it is from outside.
    public let path: String
    /// Where the manifest declares it; `nil` if it is from outside.
    public let place: SourcePlace?
    /// Its settings in the manifest's words, such as `enableUpcomingFeature ExistentialAny`.
    public let settings: [String]
    /// What it shows the world by the compiler's account; `nil` if the compiler was not asked.
    public let surface: [SurfaceDeclaration]?

    /// Creates a module.
    public init(
        name: String, kind: Kind, path: String = "", place: SourcePlace? = nil,
        settings: [String] = [], surface: [SurfaceDeclaration]? = nil
    ) {
        self.name = name
        self.kind = kind
        self.path = path
        self.place = place
        self.settings = settings
        self.surface = surface
    }
}
