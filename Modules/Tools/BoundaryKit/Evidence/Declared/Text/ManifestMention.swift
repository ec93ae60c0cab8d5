/// A string literal in a manifest, such as the name of a target.
struct ManifestMention {
    let place: SourcePlace
    /// The scope that contains it.
    let scope: Int
    /// Whether it is the first argument or element of its scope.
    let isFirst: Bool
    /// The label before it, such as `package`.
    let label: String?

    /// Whether it is an argument that names neither a target nor a product.
    var isOtherArgument: Bool { label.map(Self.otherLabels.contains) ?? false }

    /// The labels of arguments that name neither targets nor products.
    static let otherLabels: Set = [
        "package", "path", "url", "exclude", "sources", "resources", "publicHeadersPath",
        "moduleAliases",
    ]
}
