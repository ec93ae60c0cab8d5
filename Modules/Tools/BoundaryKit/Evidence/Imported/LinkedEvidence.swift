import Foundation

/// The sources that are symbolic links to files of other modules, whose code they compile again.
struct LinkedEvidence: Sendable {
    let edges: [Edge]

    /// - Parameters:
    ///   - sources: The sources of each module, relative to the package's folder.
    ///   - folders: The folder of each module, relative to the package's.
    init(_ sources: [String: [String]], folders: [String: String], in package: PackageFolder) {
        guard let root = package.url.path.resolved else {
            edges = []
            return
        }
        let modules = Dictionary(grouping: folders.keys) { module in
            "\(root)/\(folders[module] ?? "")".resolved ?? ""
        }
        edges = sources.flatMap { module, files in
            files.compactMap { file in
                guard let target = "\(root)/\(file)".resolved, target != "\(root)/\(file)",
                    let owners = Self.owners(of: target, among: modules),
                    !owners.contains(module), let owner = owners.min()
                else { return nil }
                let name =
                    target.hasPrefix(root + "/") ? target.dropFirst(root.count + 1) : target[...]
                let statement = ImportStatement(
                    of: owner, at: SourcePlace(file: file), directive: ImportStatement.link + name)
                return Edge(from: module, to: owner, evidence: [.imported(statement)])
            }
        }
    }

    /// The modules of the innermost folder that contains a file.
    private static func owners(of file: String, among modules: [String: [String]]) -> [String]? {
        var folder = file[...]
        while let end = folder.lastIndex(of: "/") {
            folder = folder[..<end]
            if let owners = modules[String(folder)] { return owners }
        }
        return nil
    }
}

extension String {
    /// The path without symbolic links; `nil` if it leads nowhere.
    fileprivate var resolved: String? {
        guard let path = realpath(self, nil) else { return nil }
        defer { free(path) }
        return String(cString: path)
    }
}
