/// The output of `swift package dump-package`: a manifest with its conditions and settings, but
/// without the folders and sources that SwiftPM finds.
struct DumpedManifest: Decodable {
    struct Target: Decodable {
        let name: String
        let type: String
        /// Its folder; `nil` if the manifest names none.
        let path: String?
        /// The folder of the public headers of a C, C++ or Objective-C target; `nil` if the manifest
        /// names none.
        let publicHeadersPath: String?
        /// Whether it shares `package` declarations with the other modules of the package.
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

    struct Platform: Decodable {
        let platformName: String
    }

    let name: String
    /// The platforms with a minimum version; missing if there are none.
    let platforms: [Platform]?
    let targets: [Target]
    let products: [Product]
    let dependencies: [DumpedPackageDependency]?
}
