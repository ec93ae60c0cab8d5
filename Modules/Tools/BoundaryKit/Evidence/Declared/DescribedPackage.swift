/// The output of `swift package describe --type json`: the targets with the folders and sources
/// that SwiftPM finds on disk.
struct DescribedPackage: Decodable {
    struct Target: Decodable {
        let name: String
        let type: String
        /// Its folder, relative to the package's.
        let path: String
        /// Its sources, relative to its folder.
        let sources: [String]
    }

    let targets: [Target]
}
