/// A dependency that a manifest declares.
package struct DeclaredDependency: Hashable, Sendable, Codable {
    /// The place in the manifest that names the dependency.
    package let place: SourcePlace
    /// The platforms that it applies to; all if empty.
    let platforms: [String]
    /// The traits, one of which must be enabled for it to apply; it always applies if empty.
    let traits: [String]
    /// The names under which modules of a product are imported instead of their own.
    let aliases: [String]
    /// Whether it doesn't apply to some platforms of the package.
    let isPartial: Bool

    /// Creates a declaration.
    package init(
        place: SourcePlace, platforms: [String] = [], traits: [String] = [],
        aliases: [String] = [], isPartial: Bool = false
    ) {
        self.aliases = aliases
        self.place = place
        self.isPartial = isPartial
        self.platforms = platforms
        self.traits = traits
    }

    /// Whether it applies in a build with certain traits.
    func applies(with enabled: [String]) -> Bool {
        traits.isEmpty || traits.contains(where: enabled.contains)
    }
}
