import Foundation

/// The modules, dependencies and products of a package, with the folders and sources of its targets.
///
/// SwiftPM is asked for the manifest only. Where it looks for sources is documented, and asking it
/// takes as long as everything else together.
struct PackageTargets: Sendable {
    private(set) var modules: [Module] = []
    private(set) var edges: [Edge] = []
    private(set) var products: [Product] = []
    /// The Swift files of each module, relative to the common folder, by the module's name.
    private(set) var sources: [String: [String]] = [:]

    /// - Parameters:
    ///   - path: The folder of the package, relative to the common one; empty if it is there.
    ///   - root: The common folder; `nil` to read the manifest alone, without sources.
    init(_ manifest: PackageManifest, in path: String = "", of root: PackageFolder? = nil) {
        let dumped = manifest.dumped
        let folders = Dictionary(
            dumped.targets.map { ($0.name, $0.folder(in: path, of: root, among: dumped.targets)) },
            uniquingKeysWith: { one, _ in one })
        for target in dumped.targets {
            let (name, folder) = (target.name.moduleName, folders[target.name] ?? "")
            let others = folders.values.filter { $0 != folder && $0.isInside(folder) }
            let files = root.map { target.files(in: folder, except: Array(others), of: $0) } ?? []
            sources[name] = files
            let isProgram =
                target.kind == .library && files.contains { $0.hasSuffix("/main.swift") }
            var module = Module(
                name: name, kind: isProgram ? .executable : target.kind, path: folder,
                place: manifest.text.place(ofTarget: target.name), settings: target.settingTexts)
            module.isSwift =
                root == nil ? ![.system, .binary].contains(target.kind) : !files.isEmpty
            module.usesPlugin = target.pluginUsages?.isEmpty == false
            modules.append(module)
        }
        edges = dumped.targets.flatMap { target in
            Self.edges(of: target, in: manifest)
        }
        let built = Set(dumped.products.filter { $0.type.name == "executable" }.flatMap(\.targets))
        let programs = modules.filter { $0.kind == .executable && !built.contains($0.name) }
        products =
            dumped.products.map { product in
                Product(name: product.name, modules: product.targets.map(\.moduleName).sorted())
            } + programs.map { Product(name: $0.name, modules: [$0.name]) }
        if let root { addSnippets(in: "Snippets".inside(path), of: root) }
    }

    private static func edges(
        of target: DumpedManifest.Target, in manifest: PackageManifest
    ) -> [Edge] {
        let supported = Set((manifest.dumped.platforms ?? []).map(\.platformName))
        return (target.dependencies + (target.pluginUsages ?? [])).map { dependency in
            let platforms = dependency.condition?.platformNames ?? []
            // A package with minimum versions for some platforms is often built for those only.
            let isComplete = !supported.isEmpty && supported.isSubset(of: platforms)
            let declaration = DeclaredDependency(
                place: manifest.text.place(of: dependency.name, in: target.name),
                platforms: platforms, traits: (dependency.condition?.traits ?? []).sorted(),
                aliases: dependency.aliases.values.sorted(),
                isPartial: !platforms.isEmpty && !isComplete)
            return Edge(
                from: target.name.moduleName, to: dependency.name.moduleName,
                evidence: [.declared(declaration)])
        }
    }

    /// Adds the example programs in the folder `Snippets`, which no manifest declares.
    private mutating func addSnippets(in folder: String, of root: PackageFolder) {
        for file in root.files(in: folder, except: [], isIncluded: { $0.hasSuffix(".swift") }) {
            let name = file.split(separator: "/").last.map { String($0.dropLast(6)) } ?? ""
            modules.append(
                Module(name: name.moduleName, kind: .snippet, path: file.parentFolder))
            sources[name.moduleName] = [file]
        }
    }
}

extension DumpedManifest.Target {
    fileprivate var kind: Module.Kind {
        type == "regular" ? .library : Module.Kind(rawValue: type) ?? .library
    }

    /// The folder of the target, relative to the common one: that of the manifest, or the one in which
    /// SwiftPM finds it.
    fileprivate func folder(
        in package: String, of root: PackageFolder?, among targets: [Self]
    ) -> String {
        if let path { return (path == "." ? "" : path.normalized).inside(package) }
        let parents =
            switch kind {
            case .test: ["Tests", "Sources", "Source", "src", "srcs"]
            case .plugin: ["Plugins"]
            default: ["Sources", "Source", "src", "srcs"]
            }
        let places = parents.map { "\($0)/\(name)".inside(package) }
        guard let root else { return places[0] }
        if let found = places.first(where: root.isFolder) { return found }
        // The only target of its kind can be in the folder itself.
        let isAlone = targets.count { $0.kind == kind && $0.path == nil } == 1
        let parent = parents.map { $0.inside(package) }.first(where: root.isFolder)
        return isAlone ? parent ?? places[0] : places[0]
    }

    /// The Swift files of the target.
    /// - Parameter others: The folders of other targets inside its own.
    fileprivate func files(
        in folder: String, except others: [String], of root: PackageFolder
    ) -> [String] {
        guard kind != .system, kind != .binary else { return [] }
        let without =
            ((exclude ?? []) + (resources ?? []).map(\.path))
            .map { $0.normalized.inside(folder) } + others
        let parts = (sources ?? [""]).map { $0.normalized.inside(folder) }
        let found = parts.flatMap { part in
            part.hasSuffix(".swift")
                ? [part]
                : root.files(in: part, except: without) { $0.hasSuffix(".swift") }
        }
        return Set(found).filter { file in
            !without.contains(file) && !without.contains { file.isInside($0) }
        }.sorted()
    }

    /// The settings as text, including whether the target shares `package` declarations.
    fileprivate var settingTexts: [String] {
        let isBuilt = kind != .system && kind != .binary
        return settings.map(\.words) + (isBuilt && !packageAccess ? ["packageAccess false"] : [])
    }
}

extension String {
    /// The name of a target as written after `import`: `my_lib` for `my-lib`, and `_d` for `3d`.
    var moduleName: String {
        var name = String(map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
        if name.first?.isNumber == true { name.replaceSubrange(...name.startIndex, with: "_") }
        return name
    }

    /// The path in another folder, whose path can be empty.
    func inside(_ folder: String) -> String {
        folder.isEmpty ? self : isEmpty ? folder : "\(folder)/\(self)"
    }

    /// Whether it is the path of something in a folder, whose path can be empty.
    func isInside(_ folder: String) -> Bool { folder.isEmpty || hasPrefix(folder + "/") }

    /// The path of the folder that contains a file; empty at the top.
    var parentFolder: String { split(separator: "/").dropLast().joined(separator: "/") }

    /// The path without `.`, and without `..` where a folder is before it.
    var normalized: String {
        var parts: [Substring] = []
        for part in split(separator: "/") where part != "." {
            if part == "..", let last = parts.last, last != ".." {
                parts.removeLast()
            } else {
                parts.append(part)
            }
        }
        return parts.joined(separator: "/")
    }
}
