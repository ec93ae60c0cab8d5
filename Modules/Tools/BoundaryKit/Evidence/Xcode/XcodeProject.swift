/// The targets of an Xcode project, read without Xcode.
struct XcodeProject: Sendable {
    /// Its path, such as `App.xcodeproj`, relative to the common folder.
    let path: String
    let targets: [XcodeTarget]
    /// The folders of local packages that it names, relative to the common folder.
    let packages: [String]
    /// The names of the packages that it loads from elsewhere.
    let remotePackages: [String]

    /// Creates a project that names no packages.
    /// - Parameter path: The path of the file that declares it.
    init(path: String, targets: [XcodeTarget]) {
        self.path = path
        self.targets = targets
        packages = []
        remotePackages = []
    }

    /// Reads a project.
    /// - Parameters:
    ///   - path: The path of the project, such as `App.xcodeproj`, relative to the common folder.
    ///   - root: The common folder.
    /// - Throws: `unreadableFile` if it has no file `project.pbxproj`, or that isn't a property list
    ///   with the objects of a project.
    init(at path: String, in root: PackageFolder) throws(EvidenceError) {
        self.path = path
        let file = "\(path)/project.pbxproj"
        let objects = try XcodeObjects(of: root.bytes(of: file), file: file)
        let files = XcodeFiles(objects, folder: path.parentFolder)
        let lines = XcodeLines(objects.text, file: file)
        let ids = objects.root.ids("targets").filter { objects[$0].isa == "PBXNativeTarget" }
        let names = objects.moduleNames(of: ids)
        targets = ids.map { id in
            XcodeTarget(
                id, in: objects, names: names,
                files: (files.sources(of: id, in: root), files.folders(of: id)), lines: lines)
        }
        let references = objects.root.ids("packageReferences").map { objects[$0] }
        packages = references.compactMap { $0["relativePath"] }
            .compactMap { $0.inside(path.parentFolder).normalized }
        remotePackages = references.compactMap { $0["repositoryURL"] }.compactMap { url in
            url.split(separator: "/").last.map {
                String($0.hasSuffix(".git") ? $0.dropLast(4) : $0)
            }
        }
    }
}

extension String {
    /// The path of the folder that contains a file; empty at the top.
    var parentFolder: String { split(separator: "/").dropLast().joined(separator: "/") }
}
