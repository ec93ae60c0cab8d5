/// What a manifest says about its modules.
struct DeclaredEvidence: Sendable {
    let package: String
    let modules: [Module]
    let edges: [Edge]
    let products: [Product]

    /// - Parameters:
    ///   - folders: The folder of each target, by its name. Where it is missing, the usual one is
    ///     taken.
    ///   - executables: The targets that are executables although the manifest does not say so.
    init(
        _ manifest: DumpedManifest, text: ManifestText, folders: [String: String] = [:],
        executables: Set<String> = []
    ) {
        package = manifest.name
        modules = manifest.targets.map { target in
            Module(
                name: target.name.moduleName,
                kind: executables.contains(target.name) ? .executable : target.kind,
                path: folders[target.name] ?? target.path ?? target.usualPath,
                place: text.place(ofTarget: target.name), settings: target.words)
        }
        edges = manifest.targets.flatMap { target in
            (target.dependencies + (target.pluginUsages ?? [])).map { dependency in
                let declaration = DeclaredDependency(
                    place: text.place(of: dependency.name, in: target.name),
                    platforms: dependency.condition?.platformNames ?? [],
                    traits: dependency.condition?.traits ?? [])
                return Edge(
                    from: target.name.moduleName, to: dependency.name.moduleName,
                    evidence: [.declared(declaration)])
            }
        }
        let built = Set(
            manifest.products.filter { $0.type.name == "executable" }.flatMap(\.targets))
        let programs = modules.filter { $0.kind == .executable && !built.contains($0.name) }
        products =
            manifest.products.map { product in
                Product(name: product.name, modules: product.targets.map(\.moduleName).sorted())
            } + programs.map { Product(name: $0.name, modules: [$0.name]) }
    }
}

extension DumpedManifest.Target {
    fileprivate var kind: Module.Kind {
        type == "regular" ? .library : Module.Kind(rawValue: type) ?? .library
    }

    /// The folder that SwiftPM takes if the manifest names none.
    var usualPath: String {
        switch kind {
        case .test: "Tests/\(name)"
        case .plugin: "Plugins/\(name)"
        default: "Sources/\(name)"
        }
    }

    /// The settings in words. Whether a target shares `package` declarations is one of them.
    fileprivate var words: [String] {
        let isBuilt = kind != .system && kind != .binary
        return settings.map(\.words) + (isBuilt && !packageAccess ? ["packageAccess false"] : [])
    }
}

extension String {
    /// The name of a target as it stands behind `import`: `my_lib` for `my-lib`.
    var moduleName: String {
        let name = String(map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
        return name.first?.isNumber == true ? "_\(name)" : name
    }
}
