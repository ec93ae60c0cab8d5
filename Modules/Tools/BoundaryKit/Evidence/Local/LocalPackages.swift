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
    /// The modules without Swift sources.
    private(set) var clang: [ClangModule] = []
    /// The folder of the package of each module.
    private var packages: [String: String] = [:]

    /// Reads the packages whose manifests and descriptions are given.
    /// - Parameter root: The common folder.
    /// - Throws: `unreadablePackage` if SwiftPM can't read a package or a target has no sources, and
    ///   `duplicateModule` if two packages have a module of the same name.
    init(_ manifests: LocalManifests, in root: PackageFolder) throws(EvidenceError) {
        for path in manifests.folders {
            guard let manifest = manifests.manifests[path], let found = manifests.described[path]
            else { continue }
            let package = PackageFolder(unchecked: root.url.appending(folder: path))
            let targets = try PackageTargets(found, manifest: manifest.dumped, in: package)
                .inside(path)
            try add(manifest, targets, of: path, in: root)
        }
        for project in manifests.projects {
            // A package can be checked without a target that has the name of one of its modules.
            try add(manifests.manifests[""] == nil ? project : project.without(packages))
        }
    }

    private mutating func add(
        _ manifest: PackageManifest, _ targets: PackageTargets, of path: String,
        in root: PackageFolder
    ) throws(EvidenceError) {
        let declared = DeclaredEvidence(
            manifest.dumped, text: manifest.text, in: path, folders: targets.folders,
            executables: targets.executables)
        let clang = root.clangModules(of: manifest.dumped, in: targets)
        let modules = declared.modules(withoutSwift: Set(clang.map(\.name))) + targets.snippets
        try add(modules, declared.edges, of: path)
        self.clang += clang
        products += declared.products
        exceptions += manifest.exceptions
        sources.merge(targets.sources) { one, _ in one }
    }

    private mutating func add(_ project: Project) throws(EvidenceError) {
        try add(project.targets.map(\.module), project.targets.flatMap(\.edges), of: project.path)
        for target in project.targets { sources[target.module.name] = target.sources }
        importNames.merge(project.importNames.filter { packages[$0.key] == nil }) { one, _ in one }
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
