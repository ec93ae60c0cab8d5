/// What `swift package describe --type json` prints: the targets with their folders and sources, as
/// SwiftPM finds them on disk.
struct DescribedPackage: Decodable {
    struct Target: Decodable {
        let name: String
        let type: String
        /// Its folder, from the package's.
        let path: String
        /// Its sources, from its folder.
        let sources: [String]
    }

    let targets: [Target]
}
