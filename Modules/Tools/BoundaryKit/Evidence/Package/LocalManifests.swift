import Foundation

/// The manifests and Xcode projects whose modules form one graph: those at which reading starts, and
/// the packages inside the same folder on which they depend by a path.
struct LocalManifests: Sendable {
    /// The manifests by the folder of their package, relative to the common folder. Their places are
    /// relative to it, too.
    private(set) var manifests: [String: PackageManifest] = [:]
    /// The Xcode projects.
    let projects: [XcodeProject]
    /// The packages and projects in the common folder that aren't read.
    private(set) var leftOut: [String]

    /// Reads the manifests in a folder without resolving dependencies.
    /// - Parameter progress: Is told the number of manifests that are read next.
    /// - Throws: `EvidenceError` if one of the manifests can't be read, or a project if there is no
    ///   package beside it.
    init(
        in root: PackageFolder, progress: @Sendable (_ count: Int) -> Void = { _ in }
    ) async throws {
        let folders = LocalFolders(in: root)
        let projects = try folders.projects.compactMap { path in
            do {
                return try XcodeProject(path, in: root)
            } catch  where folders.packages == [""] {
                // The package can be checked without it.
                return nil
            }
        }
        let named = projects.flatMap(\.packages).filter { path in
            !path.hasPrefix("..") && PackageFolder.holdsManifest(root.url.appending(folder: path))
        }
        self.projects = projects
        leftOut = []
        let starts = Set(folders.packages + named)
        var (open, missing) = (starts.sorted(), Set<String>())
        while !open.isEmpty {
            progress(open.count)
            let found = try await open.concurrentMap { path -> PackageManifest? in
                let url = root.url.appending(folder: path)
                // A dependency can be a folder that isn't checked out.
                guard starts.contains(path) || PackageFolder.holdsManifest(url) else { return nil }
                return try await PackageManifest.read(in: url, as: path, limit: root.limit)
            }
            for (path, found) in zip(open, found) {
                manifests[path] = found
                if found == nil { missing.insert(path) }
            }
            let new = found.flatMap { $0?.dumped.dependencies ?? [] }.compactMap(\.path)
            open = Set(new.compactMap(root.localPath)).subtracting(manifests.keys)
                .subtracting(missing).sorted()
        }
        let known = Set(projects.map(\.path))
        leftOut =
            folders.inner.filter { manifests[$0] == nil }
            + folders.projects.filter { !known.contains($0) }
    }

    /// The places at which manifests ask for the environment or the platform.
    var circumstances: [SourcePlace] { folders.flatMap { manifests[$0]?.circumstances ?? [] } }

    /// The folders of the packages, ordered.
    var folders: [String] { manifests.keys.sorted() }

    /// The name of the package in the common folder; that of the folder if there is none.
    func name(in root: PackageFolder) -> String {
        manifests[""]?.dumped.name ?? root.url.lastPathComponent
    }

    /// The dependencies on packages whose manifests aren't among these, with the folder of the
    /// package that has each of them.
    func foreignDependencies(
        in root: PackageFolder
    ) -> [(package: String, dependency: DumpedManifest.PackageDependency)] {
        folders.flatMap { folder in
            (manifests[folder]?.dumped.dependencies ?? []).map { (folder, $0) }
        }.filter { _, dependency in
            dependency.path.flatMap(root.localPath).map { manifests[$0] == nil } ?? true
        }
    }
}

/// The modules of local packages and Xcode projects, with their folders and sources.
struct LocalPackages: Sendable {
    /// The dependencies that one package declares, with the names of its modules.
    struct Declaration: Sendable {
        let edges: [Edge]
        let names: Set<String>
    }

    private(set) var modules: [Module] = []
    private(set) var products: [Product] = []
    private(set) var exceptions: [InlineException] = []
    private(set) var declarations: [Declaration] = []
    /// The Swift files of each module, relative to the common folder, by the module's name.
    private(set) var sources: [String: [String]] = [:]
    /// The names of targets of projects, by the names with which files import them.
    private(set) var importNames: [String: String] = [:]
    /// The folder of the package of each module.
    private var packages: [String: String] = [:]

    /// - Parameter root: The common folder.
    /// - Throws: `duplicateModule` if two packages have a module of the same name.
    init(_ manifests: LocalManifests, in root: PackageFolder) throws(EvidenceError) {
        for path in manifests.folders {
            guard let manifest = manifests.manifests[path] else { continue }
            let targets = PackageTargets(manifest, in: path, of: root)
            try add(targets.modules, targets.edges, of: path)
            products += targets.products
            exceptions += manifest.exceptions
            sources.merge(targets.sources) { one, _ in one }
        }
        let hasRoot = manifests.manifests[""] != nil
        for project in manifests.projects {
            // A package can be checked without a target that has the name of one of its modules.
            let targets = project.targets.filter { !hasRoot || packages[$0.module.name] == nil }
            try add(targets.map(\.module), targets.flatMap(\.edges), of: project.path)
            for target in targets { sources[target.module.name] = target.sources }
            importNames.merge(project.importNames.filter { packages[$0.key] == nil }) { $1 }
        }
    }

    private mutating func add(
        _ modules: [Module], _ edges: [Edge], of path: String
    ) throws(EvidenceError) {
        for module in modules {
            let other = packages.updateValue(path, forKey: module.name)
            if let other, other != path {
                throw .duplicateModule(module.name, packages: [other, path])
            }
        }
        self.modules += modules
        declarations.append(Declaration(edges: edges, names: Set(modules.map(\.name))))
    }

    /// The modules of each product that other packages can use.
    var offered: [String: [String]] {
        let kinds: Set<Module.Kind> = [.library, .system, .binary, .macro]
        let names = Set(modules.filter { kinds.contains($0.kind) }.map(\.name))
        return Dictionary(
            products.map { ($0.name.moduleName, $0.modules.filter(names.contains)) },
            uniquingKeysWith: { one, _ in one })
    }
}
