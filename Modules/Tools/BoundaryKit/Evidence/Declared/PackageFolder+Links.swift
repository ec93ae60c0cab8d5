import Foundation

extension PackageFolder {
    /// The path of the first symbolic link that points to a folder containing the link, relative to
    /// the package's folder; `nil` if there is none. SwiftPM follows two such links in one folder
    /// endlessly.
    var linkThatLeadsBack: String? {
        let paths = try? FileManager.default.subpathsOfDirectory(atPath: url.path)
        return (paths ?? []).filter { !$0.hasPrefix(".") }.sorted().first { path in
            let link = url.appending(path: path)
            let values = try? link.resourceValues(forKeys: [.isSymbolicLinkKey])
            guard values?.isSymbolicLink == true else { return false }
            let folder = link.deletingLastPathComponent().resolvingSymlinksInPath().path + "/"
            return folder.hasPrefix(link.resolvingSymlinksInPath().path + "/")
        }
    }
}
