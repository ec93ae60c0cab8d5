import Foundation

extension PackageFolder {
    /// The first symbolic link to a folder that it stands in, from the package's folder; `nil` if
    /// there is none. Of two of them in one folder SwiftPM finds no end.
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
