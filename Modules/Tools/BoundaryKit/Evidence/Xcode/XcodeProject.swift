import CommandLineKit

/// A target of an Xcode project, as a module.
struct XcodeTarget: Sendable {
    let module: Module
    /// The targets of the project and the products of packages on which it depends.
    let edges: [Edge]
    /// Its Swift files, relative to the common folder.
    let sources: [String]
}

/// An Xcode project, read without Xcode.
struct XcodeProject: Sendable {
    /// The path of the project, such as `App.xcodeproj`, relative to the common folder.
    let path: String
    let targets: [XcodeTarget]
    /// The names of targets, by the names with which files import them, where those differ.
    let importNames: [String: String]
    /// The folders of local packages that it names, relative to the common folder.
    let packages: [String]
    /// The names of the packages that it loads from elsewhere.
    let remotePackages: [String]

    /// - Parameters:
    ///   - path: The path of the project, relative to the common folder.
    ///   - root: The common folder.
    /// - Throws: `unreadableFile` if it has no file `project.pbxproj`, or that isn't a property list
    ///   with the objects of a project.
    init(_ path: String, in root: PackageFolder) throws(EvidenceError) {
        let file = "\(path)/project.pbxproj"
        let objects = try XcodeObjects(of: root.bytes(of: file), file: file)
        let files = XcodeFiles(objects, folder: path.parentFolder, in: root)
        let ids = objects.root.ids("targets").filter { objects[$0].isa == "PBXNativeTarget" }
        let names = XcodeNames(of: ids, in: objects, files: files, root: root)
        self.path = path
        targets = ids.map { XcodeTarget($0, in: objects, names: names, files: files) }
        importNames = names.byModule
        let references = objects.root.ids("packageReferences").map { objects[$0] }
        packages =
            references.compactMap { $0["relativePath"] }
            .map { $0.inside(path.parentFolder).normalized } + files.packages
        remotePackages = references.compactMap { $0["repositoryURL"] }.compactMap { url in
            url.split(separator: "/").last.map {
                String($0.hasSuffix(".git") ? $0.dropLast(4) : $0)
            }
        }
    }
}

/// The names of the targets of a project.
struct XcodeNames {
    /// A name that isn't a word is replaced by that of the module.
    private(set) var byIdentifier: [String: String] = [:]
    /// The names of targets, by the names of their modules where those differ.
    let byModule: [String: String]

    fileprivate init(
        of targets: [String], in objects: XcodeObjects, files: XcodeFiles, root: PackageFolder
    ) {
        var settings: [String: [String: String]] = [:]
        func read(_ path: String) -> [String: String] {
            if let known = settings[path] { return known }
            let found = XcodeSettings.read(path, in: root)
            settings[path] = found
            return found
        }
        func moduleName(of id: String) -> String {
            let name = objects[id]["name"] ?? ""
            // Those of the target come before those of the project.
            let owners = [objects[id], objects.root]
            let all = owners.flatMap { owner in
                objects.list(
                    "buildConfigurations", of: objects[owner["buildConfigurationList"] ?? ""])
            }.flatMap { configuration in
                [configuration.texts("buildSettings")]
                    + (files.configuration(of: configuration).map { [read($0)] } ?? [])
            }
            let names = ["PRODUCT_MODULE_NAME", "PRODUCT_NAME"].flatMap { key in
                all.compactMap { settings in
                    settings[key]?.replacing("$(TARGET_NAME)", with: name)
                        .replacing("${TARGET_NAME}", with: name)
                }
            }
            // Another variable can't be known without Xcode.
            return (names.first { !$0.contains("$") && !$0.isEmpty } ?? name).moduleName
        }
        let modules = Dictionary(grouping: targets, by: moduleName).filter { $0.value.count == 1 }
        let moduleNames = Dictionary(
            modules.compactMap { name, targets in targets.first.map { ($0, name) } },
            uniquingKeysWith: { one, _ in one })
        for target in targets {
            let name = objects[target]["name"] ?? target
            let isWord = name == name.moduleName
            byIdentifier[target] = isWord ? name : moduleNames[target] ?? name.moduleName
        }
        let names = byIdentifier
        byModule = modules.compactMapValues { names[$0[0]] }.filter { $0.key != $0.value }
    }
}

extension XcodeTarget {
    fileprivate init(
        _ id: String, in objects: XcodeObjects, names: XcodeNames, files: XcodeFiles
    ) {
        let target = objects[id]
        let names = names.byIdentifier
        let name = names[id] ?? ""
        sources = files.sources(of: id)
        let folders = files.folders(of: id)
        let targets = target.ids("dependencies").compactMap { dependency in
            objects[dependency]["target"].flatMap { names[$0] }
                .map { (name: $0, mention: dependency) }
        }
        var module = Module(
            name: name, kind: target.moduleKind,
            path: (folders.isEmpty ? sources.map(\.parentFolder) : folders).commonFolder,
            place: objects.place(of: id))
        module.isSwift = !sources.isEmpty
        if module.kind == .test {
            let attributes = objects.root.values["attributes"]?["TargetAttributes"][id]
            let host = attributes?["TestTargetID"].text.flatMap { names[$0] }
            module.tested = Set(targets.map(\.name) + [host].compactMap { $0 })
        }
        let frameworks = objects.buildFiles(of: target, in: "PBXFrameworksBuildPhase")
        let products =
            target.ids("packageProductDependencies").map { ($0, $0) }
            + frameworks.compactMap { file in
                file.object["productRef"].map { (product: $0, mention: file.id) }
            }
        let packages = products.compactMap { product, mention in
            objects[product]["productName"].map { (name: $0.moduleName, mention: mention) }
        }
        let built = Dictionary(
            names.map { (objects[$0]["productReference"] ?? "", $1) },
            uniquingKeysWith: { one, _ in one })
        let linked = frameworks.compactMap { file in
            file.object["fileRef"].flatMap { built[$0] }.map { (name: $0, mention: file.id) }
        }
        var known: Set = [name]
        edges = (packages + targets + linked).filter { known.insert($0.name).inserted }.map {
            let place = objects.place(of: $0.mention, in: id)
            return Edge(
                from: name, to: $0.name, evidence: [.declared(DeclaredDependency(place: place))])
        }
        self.module = module
    }
}

extension XcodeObject {
    /// The purpose of a target, by the kind of its product.
    fileprivate var moduleKind: Module.Kind {
        switch (self["productType"] ?? "").split(separator: "com.apple.product-type.").last {
        case "framework", "framework.static", "library.static", "library.dynamic", "bundle":
            .library
        case "bundle.unit-test", "bundle.ui-testing": .test
        default: .executable
        }
    }
}

/// The files of the targets of an Xcode project.
private struct XcodeFiles {
    private let objects: XcodeObjects
    private let root: PackageFolder
    /// The paths of files and folders by their identifiers, relative to the common folder.
    private var paths: [String: String] = [:]

    /// - Parameter folder: The folder of the project, relative to the common one.
    init(_ objects: XcodeObjects, folder: String, in root: PackageFolder) {
        self.objects = objects
        self.root = root
        let top = (objects.root["projectDirPath"] ?? "").inside(folder).normalized
        var open = [(id: objects.root["mainGroup"] ?? "", folder: top)]
        while let (id, folder) = open.popLast() {
            let group = objects[id]
            let base = group["sourceTree"] == "SOURCE_ROOT" ? top : folder
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
    var packages: [String] {
        Set(paths.values).filter { path in
            !path.isEmpty && !path.hasPrefix("..")
                && LocalFolders.holdsTargets(root.url.appending(folder: path))
        }.sorted()
    }

    /// The path of the file `.xcconfig` of a configuration; `nil` if it has none.
    func configuration(of configuration: XcodeObject) -> String? {
        if let reference = configuration["baseConfigurationReference"] { return paths[reference] }
        let anchor = configuration["baseConfigurationReferenceAnchor"].flatMap { paths[$0] }
        return anchor.flatMap { folder in
            configuration["baseConfigurationReferenceRelativePath"]?.inside(folder).normalized
        }
    }

    /// The folders whose files belong to a target without being listed.
    func folders(of target: String) -> [String] {
        objects[target].ids("fileSystemSynchronizedGroups").compactMap { paths[$0] }
    }

    /// The Swift files of a target, ordered.
    func sources(of target: String) -> [String] {
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
                let isException = exceptions.contains { file == $0 || file.isInside($0) }
                return own.contains(id) != isException
            }
        }
        return Set(files.filter { $0.hasSuffix(".swift") }).sorted()
    }
}

extension [String] {
    /// The innermost folder that contains all of these folders; empty if only the common one does.
    fileprivate var commonFolder: String {
        let parts = map { $0.split(separator: "/") }
        guard var common = parts.first else { return "" }
        for part in parts {
            common = zip(common, part).prefix { $0 == $1 }.map { $0.0 }
        }
        return common.joined(separator: "/")
    }
}
