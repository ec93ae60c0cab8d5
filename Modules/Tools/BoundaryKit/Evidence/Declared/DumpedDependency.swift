/// A dependency of a target in the output of `dump-package`: `{"byName": ["Shop", null]}`.
struct DumpedDependency: Decodable {
    /// The name of a target, or of a product of another package.
    let name: String
    /// The package of the product, if the manifest names it.
    let package: String?
    /// The condition of the dependency; `nil` if there is none.
    let condition: DumpedCondition?

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: DumpedKey.self)
        let kind = try container.onlyKey()
        var parts = try container.nestedUnkeyedContainer(forKey: kind)
        name = try parts.decode(String.self)
        switch kind.stringValue {
        case "byName", "target":
            package = nil
            condition = try parts.decodeIfPresent(DumpedCondition.self)
        case "product":
            package = try parts.decodeIfPresent(String.self)
            // The aliases of its modules.
            _ = try parts.decodeIfPresent([String: String].self)
            condition = try parts.decodeIfPresent(DumpedCondition.self)
        case "plugin":
            (package, condition) = (nil, nil)
        default:
            throw DecodingError.dataCorruptedError(
                forKey: kind, in: container, debugDescription: "the kind of dependency is unknown")
        }
    }
}
