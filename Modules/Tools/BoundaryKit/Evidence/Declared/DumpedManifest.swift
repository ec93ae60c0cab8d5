/// What `swift package dump-package` prints: a manifest as it is written, with conditions and
/// settings, but without the folders and sources that SwiftPM finds.
struct DumpedManifest: Decodable {
    struct Target: Decodable {
        let name: String
        let type: String
        /// Its folder if the manifest names one.
        let path: String?
        /// Whether it sees what other modules of the package declare as `package`.
        let packageAccess: Bool
        let dependencies: [DumpedDependency]
        let pluginUsages: [DumpedDependency]?
        let settings: [DumpedSetting]
    }

    struct Product: Decodable {
        let name: String
        let targets: [String]
        let type: DumpedProductType
    }

    let name: String
    let targets: [Target]
    let products: [Product]
}
