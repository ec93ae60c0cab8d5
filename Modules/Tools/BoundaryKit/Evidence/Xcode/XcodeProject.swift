/// An Xcode project, read without Xcode.
struct XcodeProject: Sendable {
    /// The path of the bundle, relative to the common folder.
    let path: String
    /// The targets that make products, such as apps, frameworks and tests.
    let targets: [LocalTarget]
    /// The names of targets, by the names with which files import them, where those differ.
    let importNames: [String: String]
    /// The folders of the local packages that it contains, relative to the common folder.
    let packages: [String]
    /// The names of the packages that it loads from repositories.
    let remotePackages: [String]

    /// - Throws: `unreadableFile` if it has no `project.pbxproj` with the objects of a project.
    init(_ path: String, in root: PackageFolder) throws(EvidenceError) {
        let file = "\(path)/project.pbxproj"
        let objects = try XcodeObjects(of: root.bytes(of: file), file: file)
        let files = XcodeFiles(objects, folder: path.parentFolder, in: root)
        let ids = objects.root.ids("targets").filter { objects[$0].isa == "PBXNativeTarget" }
        // The settings of the target come before those of the project.
        let settings = Dictionary(
            uniqueKeysWithValues: Set(ids).map { id in
                let all = files.settings(of: objects[id]) + files.settings(of: objects.root)
                return (id, XcodeSettings(settings: all, target: objects[id]["name"] ?? ""))
            })
        let named = Dictionary(grouping: ids) { settings[$0]?.moduleName ?? $0 }
        // A name that isn't a word is replaced by that of the module.
        let modules = named.filter { $0.value.count == 1 }.mapValues { $0[0] }
        let names = ids.reduce(into: [String: String]()) { names, id in
            let name = objects[id]["name"] ?? id
            let module = modules.first { $0.value == id }?.key
            names[id] = name == name.moduleName ? name : module ?? name.moduleName
        }
        self.path = path
        targets = ids.map {
            LocalTarget($0, in: objects, names: names, files: files, settings: settings)
        }
        importNames = modules.compactMapValues { names[$0] }.filter { $0.key != $0.value }
        let references = objects.root.ids("packageReferences").map { objects[$0] }
        packages =
            references.compactMap { $0["relativePath"] }
            .map { $0.inside(path.parentFolder).normalized } + files.packages
        remotePackages = references.compactMap { $0["repositoryURL"]?.repositoryName }
    }
}

extension LocalTarget {
    fileprivate init(
        _ id: String, in objects: XcodeObjects, names: [String: String], files: XcodeFiles,
        settings: [String: XcodeSettings]
    ) {
        let target = objects[id]
        let name = names[id] ?? ""
        let sources = files.sources(of: id)
        let folders = files.folders(of: id)
        let dependencies = target.ids("dependencies").compactMap { dependency in
            objects[dependency]["target"].map { (target: $0, mention: dependency) }
        }
        let attributes = objects.root.object("attributes").object("TargetAttributes")
        let host = attributes.object(id)["TestTargetID"]
        var module = Module(
            name: name, kind: target.moduleKind,
            path: (folders.isEmpty ? sources.map(\.parentFolder) : folders).commonFolder,
            place: objects.place(of: id))
        module.isSwift = !sources.isEmpty
        module.flags = settings[id]?.flags
        let others = dependencies.map(\.target) + [host].compactMap { $0 }
        if module.kind == .test { module.tested = Set(others.compactMap { names[$0] }).sorted() }
        let frameworks = objects.buildFiles(of: target, in: "PBXFrameworksBuildPhase")
        let products =
            target.ids("packageProductDependencies").map { (id: $0, mention: $0) }
            + frameworks.map { (id: $0.object["productRef"] ?? "", mention: $0.id) }
        let built = Dictionary(first: names.map { (objects[$0]["productReference"] ?? "", $1) })
        let mentioned: [(name: String?, mention: String)] =
            products.map { (objects[$0.id]["productName"]?.moduleName, $0.mention) }
            + dependencies.map { (names[$0.target], $0.mention) }
            + frameworks.map { ($0.object["fileRef"].flatMap { built[$0] }, $0.id) }
        var known: Set = [name]
        let edges = mentioned.compactMap { head, mention -> Edge? in
            guard let head, known.insert(head).inserted else { return nil }
            let place = objects.place(of: mention, in: id)
            return Edge(from: name, to: head, declared: [DeclaredDependency(place: place)])
        }
        self.init(
            module: module, edges: edges, sources: sources,
            // Several targets can have the name of one module.
            aliases: Dictionary(
                first: others.compactMap { other in
                    names[other].map { (settings[other]?.moduleName ?? $0, $0) }
                }))
    }
}

extension XcodeObject {
    fileprivate var moduleKind: Module.Kind {
        switch (self["productType"] ?? "").split(separator: "com.apple.product-type.").last {
        case "framework", "framework.static", "library.static", "library.dynamic", "bundle":
            .library
        case "bundle.unit-test", "bundle.ui-testing": .test
        default: .executable
        }
    }
}

extension [String] {
    /// The innermost folder that contains all of these folders; empty if only the common one does.
    fileprivate var commonFolder: String {
        let parts = map { $0.split(separator: "/") }
        let common = parts.reduce(parts.first ?? []) { zip($0, $1).prefix { $0 == $1 }.map(\.0) }
        return common.joined(separator: "/")
    }
}
