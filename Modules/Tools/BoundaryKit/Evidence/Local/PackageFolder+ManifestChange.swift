extension PackageFolder {
    /// Compares the manifests of the package with those at a revision.
    /// - Parameter revision: A commit as git names it, such as `main` or `HEAD~3`.
    /// - Throws: `EvidenceError` if one of the manifests can't be read.
    package func manifestChange(since revision: String) async throws -> ManifestChange {
        let old = try await PackageRevision(package: self, name: revision).manifests().manifests
        let new = try await localManifests().manifests
        let changes = new.map { path, manifest in
            old[path].map { ManifestChange(from: $0.json, to: manifest.json) }
                ?? ManifestChange(modules: manifest.dumped.targets.map(\.name.moduleName))
        }
        let modules = changes.compactMap(\.modules)
        return ManifestChange(
            modules: modules.count < changes.count ? nil : Set(modules.joined()).sorted())
    }
}
