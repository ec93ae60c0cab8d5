import Foundation

/// The folders and sources of a package's targets.
struct PackageTargets {
    /// The folder of each target, relative to the package's, by the target's name.
    private(set) var folders: [String: String] = [:]
    /// The targets that are executables because they contain a `main.swift`.
    private(set) var executables: Set<String> = []
    /// The Swift files of each module, relative to the package's folder, by the module's name.
    private(set) var sources: [String: [String]] = [:]
    /// The C, C++ and Objective-C files of each module, likewise.
    private(set) var clangSources: [String: [String]] = [:]
    /// The example programs in the folder `Snippets`, which no manifest declares.
    private(set) var snippets: [Module] = []

    /// Uses what SwiftPM finds. In a package with a dependency cycle SwiftPM finds nothing, so all
    /// Swift files in a target's folder count as its sources.
    /// - Throws: The error of `described`, or `unreadablePackage` if a target has no sources.
    init(
        _ described: Result<DescribedPackage, EvidenceError>, manifest: DumpedManifest,
        in package: PackageFolder
    ) throws(EvidenceError) {
        if case .failure(.unreadablePackage(_, let reason)) = described,
            reason.contains("cyclic dependency declaration")
        {
            let declared = DeclaredEvidence(manifest, text: ManifestText([]))
            let modules = declared.modules
            for module in modules {
                folders[module.name] = module.path
                let nested = modules.map(\.path).filter { $0.hasPrefix(module.path + "/") }
                sources[module.name] = package.files(in: module.path, except: nested) {
                    $0.hasSuffix(".swift")
                }
            }
            return
        }
        let found = try described.get().targets
        try Self.checkSources(of: manifest, found: Set(found.map(\.name)), in: package)
        for target in found {
            folders[target.name] = target.path
            if target.type == "executable" { executables.insert(target.name) }
            let name = target.name.moduleName
            let files = target.sources.map { "\(target.path)/\($0)" }
            sources[name] = files.filter { $0.hasSuffix(".swift") }
            clangSources[name] = files.filter(\.isClangSource)
            if target.type == "snippet" {
                snippets.append(Module(name: name, kind: .snippet, path: target.path))
            }
        }
    }

    /// The same targets with the paths that they have in another folder, which can be empty.
    func inside(_ folder: String) -> PackageTargets {
        var targets = self
        targets.folders = folders.mapValues { $0.inside(folder) }
        targets.sources = sources.mapValues { $0.map { $0.inside(folder) } }
        targets.clangSources = clangSources.mapValues { $0.map { $0.inside(folder) } }
        targets.snippets = snippets.map {
            Module(name: $0.name, kind: $0.kind, path: $0.path.inside(folder))
        }
        return targets
    }

    /// Checks that each target has sources, because SwiftPM omits one without sources and only
    /// warns.
    private static func checkSources(
        of manifest: DumpedManifest, found: Set<String>, in package: PackageFolder
    ) throws(EvidenceError) {
        let missing = manifest.targets.first { target in
            !found.contains(target.name) && !["system", "binary"].contains(target.type)
        }
        guard let missing else { return }
        let path = missing.path ?? missing.defaultPath
        throw .unreadablePackage(
            package.url.path, reason: "the target '\(missing.name)' has no sources in \(path)")
    }
}
