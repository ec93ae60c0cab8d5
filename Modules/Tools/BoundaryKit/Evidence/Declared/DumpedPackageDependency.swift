/// A dependency of a package in the output of `dump-package`:
/// `{"fileSystem": [{"identity": "far", "path": "/work/Far"}]}`.
struct DumpedPackageDependency: Decodable {
    private struct Values: Decodable {
        let identity: String
        let path: String?
        let location: Location?
    }

    private struct Location: Decodable {
        struct Remote: Decodable {
            let urlString: String
        }

        let remote: [Remote]?
        let local: [String]?
    }

    /// The identity of the package, such as `swift-nio`.
    let identity: String
    /// The folder of a local package; `nil` for others.
    let path: String?
    /// The URL or the path of its repository; `nil` if it has none.
    let repository: String?

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: DumpedKey.self)
        let kind = try container.onlyKey()
        var list = try container.nestedUnkeyedContainer(forKey: kind)
        let values = try list.decode(Values.self)
        identity = values.identity
        path = values.path
        repository = values.location?.remote?.first?.urlString ?? values.location?.local?.first
    }
}
