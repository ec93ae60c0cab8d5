import Foundation

/// The modules, dependencies and products of a package, with the folders and sources of its
/// targets.
///
/// SwiftPM is asked for the manifest only. Where it looks for sources is documented, and asking it
/// takes as long as everything else together.
struct PackageTargets: Sendable {
    private(set) var modules: [Module] = []
    private(set) var edges: [Edge] = []
    private(set) var products: [Product] = []
    private(set) var sources: [String: [String]] = [:]
    /// The names of targets, by the other names with which files import them.
    private(set) var importNames: [String: String] = [:]

    /// Without a common folder, this reads the manifest alone, without sources and module maps.
    /// - Parameter readsSources: Whether the files of the targets are of interest.
    init(
        _ manifest: PackageManifest, in path: String = "", of root: PackageFolder? = nil,
        readsSources: Bool = true
    ) {
        let folders = Dictionary(
            manifest.targets.map { ($0.name, manifest.folder(of: $0, in: path, root)) },
            uniquingKeysWith: { one, _ in one })
        for target in manifest.targets {
            let name = target.name.moduleName
            let folder = folders[target.name] ?? ""
            let others = folders.values.filter { $0 != folder && $0.isInside(folder) }
            let files =
                readsSources
                ? root.map { target.files(in: folder, except: Array(others), of: $0) } ?? [] : []
            sources[name] = files
            if let root, files.isEmpty, target.kind != .plugin {
                let maps = ModuleMaps(
                    of: target, in: root.url.appending(folder: folder),
                    package: root.url.appending(folder: path))
                for other in maps.names where other != name { importNames[other] = name }
            }
            let isProgram =
                target.kind == .library && files.contains { $0.hasSuffix("/main.swift") }
            var module = Module(
                name: name, kind: isProgram ? .executable : target.kind, path: folder,
                place: manifest.text.place(ofTarget: target.name), settings: target.settings)
            module.isSwift = root != nil && readsSources ? !files.isEmpty : target.isBuilt
            module.usesPlugin = !target.plugins.isEmpty
            module.flags = Set(target.definitions + manifest.traits + ["DEBUG"])
            modules.append(module)
            edges += (target.dependencies + target.plugins).map {
                manifest.edge(from: target, to: $0)
            }
        }
        let built = Set(manifest.products.filter(\.isExecutable).flatMap(\.targets))
        let programs = modules.filter { $0.kind == .executable && !built.contains($0.name) }
        products =
            manifest.products.map { product in
                Product(name: product.name, modules: product.targets.map(\.moduleName).sorted())
            } + programs.map { Product(name: $0.name, modules: [$0.name]) }
        guard let root, readsSources else { return }
        // No manifest declares the example programs.
        let snippets = root.files(in: "Snippets".inside(path)) { $0.hasSuffix(".swift") }
        for file in snippets {
            let name = (file.split(separator: "/").last ?? "").dropLast(6)
            modules.append(
                Module(name: String(name).moduleName, kind: .snippet, path: file.parentFolder))
            sources[String(name).moduleName] = [file]
        }
    }

    var offered: Set<String> {
        let kinds: Set<Module.Kind> = [.library, .system, .binary, .macro]
        return Set(modules.filter { kinds.contains($0.kind) }.map(\.name))
    }
}

extension PackageManifest {
    fileprivate func edge(from target: Target, to dependency: Dependency) -> Edge {
        // A package with minimum versions for some platforms is often built for those only.
        var declared = dependency.declared
        let isComplete = !platforms.isEmpty && Set(platforms).isSubset(of: declared.platforms)
        declared.isPartial = !declared.platforms.isEmpty && !isComplete
        declared.place = text.place(of: dependency.name, in: target.name)
        return Edge(
            from: target.name.moduleName, to: dependency.name.moduleName, declared: [declared])
    }

    /// The folder of a target, relative to the common one: that of the manifest, or the one in
    /// which SwiftPM finds it.
    fileprivate func folder(
        of target: Target, in package: String, _ root: PackageFolder?
    ) -> String {
        if let path = target.path { return path.normalized.inside(package) }
        let parents =
            switch target.kind {
            case .test: ["Tests", "Sources", "Source", "src", "srcs"]
            case .plugin: ["Plugins"]
            default: ["Sources", "Source", "src", "srcs"]
            }
        let places = parents.map { "\($0)/\(target.name)".inside(package) }
        guard let root else { return places[0] }
        if let found = places.first(where: root.isFolder) { return found }
        // The only target of its kind can be in the folder itself.
        let isAlone = targets.count { $0.kind == target.kind && $0.path == nil } == 1
        let parent = parents.map { $0.inside(package) }.first(where: root.isFolder)
        return isAlone ? parent ?? places[0] : places[0]
    }
}

extension PackageManifest.Target {
    var isBuilt: Bool { kind != .system && kind != .binary }

    fileprivate func files(
        in folder: String, except others: [String], of root: PackageFolder
    ) -> [String] {
        guard isBuilt else { return [] }
        let without = excluded.map { $0.normalized.inside(folder) } + others
        let parts = (sources ?? [""]).map { $0.normalized.inside(folder) }
        let found = parts.flatMap { part in
            part.hasSuffix(".swift")
                ? [part] : root.files(in: part, except: without) { $0.hasSuffix(".swift") }
        }
        return Set(found).filter { file in
            !without.contains(file) && !without.contains { file.isInside($0) }
        }.sorted()
    }
}
