/// A dependency that a manifest declares.
public struct DeclaredDependency: Hashable, Sendable, Codable {
    /// Where the manifest names it.
    public let place: SourcePlace
    /// The platforms for which it holds; all if empty.
    public let platforms: [String]
    /// The traits of which one must be enabled for it to hold; always if empty.
    public let traits: [String]

    /// Creates a declaration.
    public init(place: SourcePlace, platforms: [String] = [], traits: [String] = []) {
        self.place = place
        self.platforms = platforms
        self.traits = traits
    }

    /// Whether it holds in a build with certain traits.
    func holds(with enabled: [String]) -> Bool {
        traits.isEmpty || traits.contains(where: enabled.contains)
    }
}
