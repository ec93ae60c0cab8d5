import Foundation

extension PackageFolder {
    /// Adds missing dependencies to the manifest and removes unused ones, in memory.
    ///
    /// The changed manifest is evaluated: if it doesn't declare exactly the intended dependencies,
    /// nothing is changed.
    /// - Parameters:
    ///   - rules: The rules of the package. A dependency that they forbid isn't added.
    ///   - graph: The modules of the package with the declared and imported evidence.
    /// - Throws: `EvidenceError` if the manifest can't be read.
    package func repair(
        by rules: [BoundaryRule], in graph: ModuleGraph
    ) async throws -> ManifestRepair {
        let manifest = try await PackageManifest.read(in: url).get()
        let file = try await ManifestFile.find(in: url).get().name
        let source = try bytes(of: file)
        let plan = RepairPlan(for: graph, rules: rules)
        var names = ManifestNames(manifest, graph: graph)
        var editor = ManifestEditor(source)
        var (changes, manual) = ([String](), plan.refusals)
        for change in plan.removals {
            if names.remove(change, with: &editor) {
                changes.append("- \(change)")
            } else {
                manual.append("- \(change): \(Self.byHand)")
            }
        }
        for change in plan.additions {
            if let reason = names.reason(against: change) {
                manual.append("+ \(change): \(reason)")
            } else if names.add(change, with: &editor) {
                changes.append("+ \(change)")
            } else {
                manual.append("+ \(change): \(Self.byHand)")
            }
        }
        let old = String(decoding: source, as: UTF8.self)
        let new = editor.text
        if new != old, await !names.isIntended(new, as: file, in: self) {
            let reason = "the changed manifest wouldn't declare what is intended; change it by hand"
            return ManifestRepair(
                file: file, old: old, new: old,
                manualChanges: manual + changes.map { "\($0): \(reason)" })
        }
        return ManifestRepair(
            file: file, old: old, new: new, changes: changes, manualChanges: manual,
            projects: LocalFolders(in: self).projects)
    }

    private static let byHand =
        "the manifest doesn't show a list of this target alone; change it by hand"

    /// The manifest of the package with another text in one of its files.
    func manifest(with text: String, as file: String) async throws -> PackageManifest {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let names = try FileManager.default.contentsOfDirectory(atPath: url.path)
        for name in names where name.hasPrefix("Package") && name.hasSuffix(".swift") {
            try FileManager.default.copyItem(
                at: url.appending(path: name), to: folder.url.appending(path: name))
        }
        try Data(text.utf8).write(to: folder.url.appending(path: file))
        return try await PackageManifest.read(in: folder.url).get()
    }
}
