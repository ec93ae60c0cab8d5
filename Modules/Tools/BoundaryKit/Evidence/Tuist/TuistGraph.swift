/// The output of `tuist graph --format json`.
struct TuistGraph: Decodable {
    struct Project: Decodable {
        let path: String
        let targets: [Target]
        /// Whether it belongs to a package that Tuist has resolved; older versions don't write it.
        let isExternal: Bool?
    }

    struct Target: Decodable {
        let name: String
        /// The kind of its product, such as `static_library`.
        let product: String
        /// The absolute paths of its sources.
        let sources: [String]
        /// Versions before 2.0 don't write them.
        let dependencies: [Dependency]?
    }

    /// A dependency, such as `{"target": {"name": "Shop"}}`.
    struct Dependency: Decodable {
        /// The target or the product; `nil` for frameworks of the system and binary ones.
        let name: String?

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: DumpedKey.self)
            let kind = try container.onlyKey()
            let names = [
                "target": "name", "project": "target", "package": "product",
                "packageMacro": "product",
            ]
            guard let key = names[kind.stringValue] else {
                name = nil
                return
            }
            name = try container.nestedContainer(keyedBy: DumpedKey.self, forKey: kind)
                .decode(String.self, forKey: DumpedKey(stringValue: key))
        }
    }

    /// The projects by their folders.
    let projects: [String: Project]
}
