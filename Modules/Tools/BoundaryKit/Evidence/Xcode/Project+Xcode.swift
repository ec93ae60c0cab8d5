extension Project {
    /// Reads an Xcode project, without Xcode.
    /// - Parameters:
    ///   - path: The path of the project, such as `App.xcodeproj`, relative to the common folder.
    ///   - root: The common folder.
    /// - Throws: `unreadableFile` if it has no file `project.pbxproj`, or that isn't a property list
    ///   with the objects of a project.
    init(xcodeProject path: String, in root: PackageFolder) throws(EvidenceError) {
        let file = "\(path)/project.pbxproj"
        let objects = try XcodeObjects(of: root.bytes(of: file), file: file)
        let files = XcodeFiles(objects, folder: path.parentFolder)
        let lines = XcodeLines(objects.text, file: file)
        let ids = objects.root.ids("targets").filter { objects[$0].isa == "PBXNativeTarget" }
        let names = objects.names(of: ids)
        let targets = ids.map { id in
            ProjectTarget(
                id, in: objects, names: names.byIdentifier,
                files: (files.sources(of: id, in: root), files.folders(of: id)), lines: lines)
        }
        let references = objects.root.ids("packageReferences").map { objects[$0] }
        let packages =
            references.compactMap { $0["relativePath"] }
            .compactMap { $0.inside(path.parentFolder).normalized } + files.packages(in: root)
        let remotePackages = references.compactMap { $0["repositoryURL"] }.compactMap { url in
            url.split(separator: "/").last.map {
                String($0.hasSuffix(".git") ? $0.dropLast(4) : $0)
            }
        }
        self.init(
            path: path, targets: targets, importNames: names.byModule, packages: packages,
            remotePackages: remotePackages)
    }
}
