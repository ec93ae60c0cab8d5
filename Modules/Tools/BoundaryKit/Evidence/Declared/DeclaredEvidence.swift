/// The modules, dependencies and products that a manifest declares.
struct DeclaredEvidence: Sendable {
    let package: String
    let modules: [Module]
    let edges: [Edge]
    let products: [Product]

    /// - Parameters:
    ///   - root: The path of the package in the common folder; empty if it is there.
    ///   - folders: The folder of each target, by the target's name. A target without one has the
    ///     folder of the manifest, or the default one of SwiftPM.
    ///   - executables: The targets that are executables although the manifest doesn't say so.
    init(
        _ manifest: DumpedManifest, text: ManifestText, in root: String = "",
        folders: [String: String] = [:],
        executables: Set<String> = []
    ) {
        package = manifest.name
        modules = manifest.targets.map { target in
            Module(
                name: target.name.moduleName,
                kind: executables.contains(target.name) ? .executable : target.kind,
                path: folders[target.name] ?? (target.path ?? target.defaultPath).inside(root),
                place: text.place(ofTarget: target.name), settings: target.settingTexts)
        }
        let supported = Set((manifest.platforms ?? []).map(\.platformName))
        edges = manifest.targets.flatMap { target in
            (target.dependencies + (target.pluginUsages ?? [])).map { dependency in
                let platforms = dependency.condition?.platformNames ?? []
                // A package with minimum versions for some platforms is often built for those only.
                let isComplete = !supported.isEmpty && supported.isSubset(of: platforms)
                let declaration = DeclaredDependency(
                    place: text.place(of: dependency.name, in: target.name), platforms: platforms,
                    traits: dependency.condition?.traits ?? [],
                    isPartial: !platforms.isEmpty && !isComplete)
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

extension DeclaredEvidence {
    /// The modules, of which some have no Swift sources.
    /// - Parameter names: Their names.
    func modules(withoutSwift names: Set<String>) -> [Module] {
        modules.map { module in
            var module = module
            module.isSwift =
                !names.contains(module.name) && ![.system, .binary].contains(module.kind)
            return module
        }
    }
}

extension DumpedManifest.Target {
    fileprivate var kind: Module.Kind {
        type == "regular" ? .library : Module.Kind(rawValue: type) ?? .library
    }

    /// The default folder of SwiftPM for a target.
    var defaultPath: String {
        switch kind {
        case .test: "Tests/\(name)"
        case .plugin: "Plugins/\(name)"
        default: "Sources/\(name)"
        }
    }

    /// The settings as text, including whether the target shares `package` declarations.
    fileprivate var settingTexts: [String] {
        let isBuilt = kind != .system && kind != .binary
        return settings.map(\.words) + (isBuilt && !packageAccess ? ["packageAccess false"] : [])
    }
}

extension String {
    /// The name of a target as written after `import`: `my_lib` for `my-lib`.
    var moduleName: String {
        let name = String(map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
        return name.first?.isNumber == true ? "_\(name)" : name
    }
}
