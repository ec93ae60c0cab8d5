/// The files of the targets of an Xcode project.
struct XcodeFiles {
    private let objects: XcodeObjects
    /// The paths of files and folders by their identifiers, relative to the common folder.
    private var paths: [String: String] = [:]

    /// - Parameter folder: The folder of the project, relative to the common one.
    init(_ objects: XcodeObjects, folder: String) {
        self.objects = objects
        let root = (objects.root["projectDirPath"] ?? "").inside(folder).normalized
        var open = [(id: objects.root["mainGroup"] ?? "", folder: root)]
        while let (id, folder) = open.popLast() {
            let group = objects[id]
            let base = group["sourceTree"] == "SOURCE_ROOT" ? root : folder
            // Files of the SDK and of the build aren't sources.
            guard ["<group>", "SOURCE_ROOT"].contains(group["sourceTree"]), paths[id] == nil else {
                continue
            }
            let path = (group["path"] ?? "").inside(base).normalized
            paths[id] = path
            open += group.ids("children").map { ($0, path) }
        }
    }

    /// The folders of packages among the files.
    func packages(in root: PackageFolder) -> [String] {
        Set(paths.values).filter { path in
            !path.isEmpty && !path.hasPrefix("..")
                && LocalFolders.holdsTargets(root.url.appending(folder: path))
        }.sorted()
    }

    /// The folders whose files belong to a target without being listed.
    func folders(of target: String) -> [String] {
        objects[target].ids("fileSystemSynchronizedGroups").compactMap { paths[$0] }
    }

    /// The Swift files of a target, ordered.
    func sources(of target: String, in root: PackageFolder) -> [String] {
        let own = Set(objects[target].ids("fileSystemSynchronizedGroups"))
        var files = objects.buildFiles(of: objects[target], in: "PBXSourcesBuildPhase")
            .compactMap { $0.object["fileRef"].flatMap { paths[$0] } }
        for (id, path) in paths {
            let group = objects[id]
            guard group.isa == "PBXFileSystemSynchronizedRootGroup" else { continue }
            // What a target with the folder leaves out, and one without it takes.
            let exceptions = objects.list("exceptions", of: group)
                .filter { $0["target"] == target }
                .flatMap { $0.ids("membershipExceptions") }.map { $0.inside(path) }
            guard own.contains(id) || !exceptions.isEmpty else { continue }
            let all = root.files(in: path, except: []) { $0.hasSuffix(".swift") }
            files += all.filter { file in
                let isException = exceptions.contains { file == $0 || file.hasPrefix($0 + "/") }
                return own.contains(id) != isException
            }
        }
        return Set(files.filter { $0.hasSuffix(".swift") }).sorted()
    }
}
