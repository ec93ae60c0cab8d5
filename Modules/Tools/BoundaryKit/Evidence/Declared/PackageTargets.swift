import Foundation

/// Where the targets of a package lie, and what sources they have.
struct PackageTargets {
    /// The folder of each target, from the package's, by its name.
    private(set) var folders: [String: String] = [:]
    /// The targets that are executables because of a `main.swift`.
    private(set) var executables: Set<String> = []
    /// The Swift files of each module, from the package's folder, by its name.
    private(set) var sources: [String: [String]] = [:]

    /// Takes what SwiftPM found. It finds nothing in a package whose targets depend on each other
    /// in a cycle, so there all files in a target's folder are taken.
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
                let nested = modules.map(\.path).filter { $0.hasPrefix(module.path + "/") }
                sources[module.name] = package.swiftFiles(in: module.path, except: nested)
            }
            return
        }
        let found = try described.get().targets
        try Self.checkSources(of: manifest, found: Set(found.map(\.name)), in: package)
        for target in found {
            folders[target.name] = target.path
            if target.type == "executable" { executables.insert(target.name) }
            sources[target.name.moduleName] = target.sources.filter { $0.hasSuffix(".swift") }
                .map { "\(target.path)/\($0)" }
        }
    }

    /// SwiftPM leaves out a target without sources, and only warns.
    private static func checkSources(
        of manifest: DumpedManifest, found: Set<String>, in package: PackageFolder
    ) throws(EvidenceError) {
        let missing = manifest.targets.first { target in
            !found.contains(target.name) && !["system", "binary"].contains(target.type)
        }
        guard let missing else { return }
        let path = missing.path ?? missing.usualPath
        throw .unreadablePackage(
            package.url.path, reason: "the target '\(missing.name)' has no sources in \(path)")
    }
}

extension PackageFolder {
    /// The Swift files in a folder, however deep, but in some folders below it.
    fileprivate func swiftFiles(in folder: String, except others: [String]) -> [String] {
        let paths = try? FileManager.default.subpathsOfDirectory(
            atPath: url.appending(path: folder).path)
        return (paths ?? []).filter { $0.hasSuffix(".swift") }.map { "\(folder)/\($0)" }
            .filter { path in !others.contains { path.hasPrefix($0 + "/") } }.sorted()
    }
}
