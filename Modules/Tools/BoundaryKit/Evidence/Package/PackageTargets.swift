import Foundation

/// The modules, dependencies and products of a package, with the folders and sources of its
/// targets.
///
/// SwiftPM is asked for the manifest only. Where it looks for sources is documented, and asking it
/// takes as long as everything else together.
struct PackageTargets: Sendable {
    private(set) var targets: [LocalTarget] = []
    private(set) var products: [Product] = []
    /// The names of targets, by the other names with which files import them.
    private(set) var importNames: [String: String] = [:]

    /// Finds the modules of a package.
    /// - Parameters:
    ///   - manifest: The manifest of the package.
    ///   - path: The folder of the package, relative to the common folder.
    ///   - root: The common folder.
    ///   - readsSources: Whether the files of the targets are of interest.
    init(
        _ manifest: PackageManifest, in path: String = "", of root: PackageFolder,
        readsSources: Bool = true
    ) {
        let sources = readsSources ? root : nil
        let folders = Dictionary(
            first: manifest.targets.map { ($0.name, manifest.folder(of: $0, in: path, root)) })
        for target in manifest.targets {
            let name = target.name.moduleName
            let folder = folders[target.name] ?? ""
            let others = folders.values.filter { $0 != folder && $0.isInside(folder) }
            let files = sources.map { target.files(in: folder, except: others, of: $0) } ?? []
            if files.isEmpty, target.kind != .plugin {
                let maps = ModuleMaps(
                    of: target, in: root.url.appending(folder: folder),
                    package: root.url.appending(folder: path))
                for other in maps.names where other != name { importNames[other] = name }
            }
            let isProgram =
                target.kind == .library && files.contains { $0.hasSuffix("/main.swift") }
            let place = manifest.text.place(ofTarget: target.name)
            var module = Module(
                name: name, kind: isProgram ? .executable : target.kind, path: folder,
                place: place, settings: target.settings)
            module.isSwift = sources == nil ? target.isBuilt : !files.isEmpty
            module.usesPlugin = !target.plugins.isEmpty
            module.flags = Set(target.definitions + manifest.traits + ["DEBUG"]).sorted()
            let aliases = target.values(of: "-module-alias").map { $0.split(separator: "=") }
            targets.append(
                LocalTarget(
                    module: module,
                    edges: (target.dependencies + target.plugins).map {
                        manifest.edge(from: target, to: $0)
                    },
                    sources: files,
                    aliases: Dictionary(
                        first: aliases.filter { $0.count == 2 }
                            .map { (String($0[0]), String($0[1])) }),
                    flaggedImports: target.values(of: "-import-module").map {
                        ImportStatement(module: $0, place: place)
                    }))
        }
        let programs = targets.map(\.module).filter {
            $0.kind == .executable && !manifest.programs.contains($0.name)
        }
        products =
            manifest.products + programs.map { Product(name: $0.name, modules: [$0.name]) }
        // No manifest declares the example programs.
        let snippets = sources?.sources(in: "Snippets".inside(path))
        targets += (snippets ?? []).map { file in
            let name = String((file.split(separator: "/").last ?? "").dropLast(6)).moduleName
            return LocalTarget(
                module: Module(name: name, kind: .snippet, path: file.parentFolder),
                sources: [file])
        }
    }

    /// The modules that targets of other packages can import.
    var offered: Set<String> {
        let kinds: Set<Module.Kind> = [.library, .system, .binary, .macro]
        return Set(targets.map(\.module).filter { kinds.contains($0.kind) }.map(\.name))
    }
}

extension PackageManifest {
    fileprivate func edge(from target: Target, to dependency: Dependency) -> Edge {
        // A package with minimum versions for some platforms is often built for those only.
        var declared = dependency.declared
        let isComplete = !platforms.isEmpty && Set(platforms).isSubset(of: declared.platforms)
        declared.isPartial = !declared.platforms.isEmpty && !isComplete
        declared.place = text.place(ofTarget: target.name, dependency: dependency.name)
        return Edge(
            from: target.name.moduleName, to: dependency.name.moduleName, declared: [declared])
    }

    /// The folder of a target, relative to the common one: that of the manifest, or the one in
    /// which SwiftPM finds it.
    fileprivate func folder(
        of target: Target, in package: String, _ root: PackageFolder
    ) -> String {
        if let path = target.path { return path.normalized.inside(package) }
        let parents =
            switch target.kind {
            case .test: ["Tests", "Sources", "Source", "src", "srcs"]
            case .plugin: ["Plugins"]
            default: ["Sources", "Source", "src", "srcs"]
            }
        let places = parents.map { "\($0)/\(target.name)".inside(package) }
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
            part.hasSuffix(".swift") ? [part] : root.sources(in: part, except: without)
        }
        return Set(found).filter { file in
            !without.contains(file) && !without.contains { file.isInside($0) }
        }.sorted()
    }
}
