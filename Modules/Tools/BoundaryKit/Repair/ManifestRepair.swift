import CommandLineKit
import Foundation

/// A change of a manifest that adds missing dependencies and removes unused ones.
package struct ManifestRepair: Hashable, Sendable {
    package let file: String, old: String
    package fileprivate(set) var new: String
    /// The dependencies that are added or removed, such as `+ App -> Core` and `- App -> Log`.
    package var changes: [String] = []
    /// What must be changed by hand, as sentences with a reason.
    package var manualChanges: [String] = []

    package init(file: String, old: String, new: String) {
        self.file = file
        self.old = old
        self.new = new
    }
}

extension PackageFolder {
    /// Adds missing dependencies to the manifests in the folder and removes unused ones, in memory.
    ///
    /// Each manifest is evaluated once before and, if it changes, once after all of its changes: if
    /// it doesn't declare exactly the intended dependencies then, nothing in it is changed. A
    /// dependency that the rules forbid isn't added.
    /// - Returns: The changes, and the Xcode projects that have to be changed in Xcode.
    package func repairs(
        by rules: [BoundaryRule], progress: @Sendable (_ manifests: Int) -> Void = { _ in }
    ) async throws -> (repairs: [ManifestRepair], projects: [String]) {
        let manifests = try await LocalManifests(in: self, progress: progress)
        let graph = try await ModuleGraph(of: self, manifests)
        let plan = RepairPlan(for: graph, rules: rules)
        var repairs: [ManifestRepair] = []
        for (folder, manifest) in manifests.ordered {
            var repair = Repair(manifest, graph: graph)
            for (change, reason) in plan.refusals { repair.refuse(change, because: reason) }
            for change in plan.removals { repair.remove(change) }
            for change in plan.additions { repair.add(change) }
            let result = try await repair.checked(in: url.appending(folder: folder), limit: limit)
            if !result.manualChanges.isEmpty || result.new != result.old { repairs.append(result) }
        }
        let changed = Set((plan.additions + plan.removals).map(\.tail))
        let projects = graph.modules.filter { $0.isOfProject && changed.contains($0.name) }
            .compactMap { $0.place?.file.parentFolder }
        return (repairs, Set(projects).sorted())
    }
}

/// The changes of one manifest while they are collected, with the dependencies that its targets
/// should have afterwards.
private struct Repair {
    private let manifest: PackageManifest
    private let graph: ModuleGraph
    private let modules: [String: Module]
    private var editor: ManifestEditor
    private var intended: [String: [String]]
    private var result: ManifestRepair

    init(_ manifest: PackageManifest, graph: ModuleGraph) {
        self.manifest = manifest
        self.graph = graph
        modules = Dictionary(first: graph.modules.map { ($0.name, $0) })
        editor = ManifestEditor(manifest.text)
        intended = manifest.dependencyNames
        let text = manifest.text.source.text
        result = ManifestRepair(file: manifest.text.source.file, old: text, new: text)
    }

    private func target(_ module: String) -> PackageManifest.Target? {
        manifest.targets.first { $0.name.moduleName == module }
    }

    mutating func refuse(_ change: Dependency, because reason: String) {
        if target(change.tail) != nil { result.manualChanges.append("\(change): \(reason)") }
    }

    mutating func remove(_ change: Dependency) {
        guard let target = target(change.tail) else { return }
        let product = modules[change.head].flatMap(product)
        let names = target.dependencies.map(\.name)
            .filter { $0.moduleName == change.head || $0 == product }
        var edited = editor
        guard !names.isEmpty, names.allSatisfy({ edited.remove($0, from: target.name) }) else {
            return result.manualChanges.append(
                "- \(change): remove \(names.map { "\"\($0)\"" }.joined(separator: " and ")) from the "
                    + "dependencies of '\(target.name)', whose list isn't written as a literal")
        }
        editor = edited
        intended[target.name]?.removeAll(where: names.contains)
        result.changes.append("- \(change)")
    }

    mutating func add(_ change: Dependency) {
        guard let target = target(change.tail), let head = modules[change.head] else { return }
        let found: (name: String, element: String)
        let declared = manifest.targets.flatMap(\.dependencies)
        if let own = self.target(change.head) {
            found = (own.name, "\"\(own.name)\"")
        } else if let other = declared.first(where: { $0.name.moduleName == change.head }) {
            // Another target has the product of a package that isn't resolved.
            found = (other.name, Self.element(other.name, of: other.package))
        } else if let (product, package) = foreign(head) {
            guard let identity = identity(of: package) else {
                return result.manualChanges.append(
                    "+ \(change): the manifest doesn't depend on the package '\(package)'; "
                        + "add it, or remove the import")
            }
            found = (product, Self.element(product, of: identity))
        } else {
            let unresolved = graph.limits.unresolvedPackages
            let reason =
                unresolved.isEmpty
                ? "no product of its package contains it; remove the import"
                : "its product isn't known, because packages aren't resolved: "
                    + "\(unresolved.listed(upTo: 4)); run 'swift package resolve'"
            return result.manualChanges.append("+ \(change): \(reason)")
        }
        let known = Set(intended[target.name] ?? [])
        // One product can have several modules.
        if !known.contains(found.name) {
            guard editor.add(found.element, to: target.name, beside: known) else {
                return result.manualChanges.append(
                    "+ \(change): add \(found.element) to the dependencies of '\(target.name)', "
                        + "whose list isn't written as a literal")
            }
            intended[target.name, default: []].append(found.name)
        }
        result.changes.append("+ \(change)")
    }

    private static func element(_ name: String, of package: String?) -> String {
        package.map { ".product(name: \"\(name)\", package: \"\($0)\")" } ?? "\"\(name)\""
    }

    /// The product of another package that contains a module, and the name of that package; `nil`
    /// if none is known.
    private func foreign(_ module: Module) -> (product: String, package: String)? {
        if let package = module.package { return product(of: module).map { ($0, package) } }
        // A module of another package in the common folder.
        let folder = module.place?.file.parentFolder ?? ""
        let product = graph.products.first { $0.modules.contains(module.name) }?.name
        return product.map { ($0, folder.repositoryName ?? folder) }
    }

    private func product(of module: Module) -> String? {
        module.aliases.contains(module.name) ? module.name : module.aliases.first
    }

    /// The name of a package on which the manifest depends, spelled as it spells it.
    private func identity(of package: String) -> String? {
        let known = manifest.dependencies
            .first { $0.identity.lowercased() == package.lowercased() }
        let written = manifest.targets.flatMap(\.dependencies).compactMap(\.package)
        return known.map { known in
            written.first { $0.lowercased() == known.identity }
                ?? (known.path ?? known.repository)?.repositoryName ?? known.identity
        }
    }

    /// The repair, without its changes if the changed manifest would mean something else.
    func checked(in folder: URL, limit: Duration) async throws -> ManifestRepair {
        var result = result
        result.new = editor.text
        if result.new != result.old, try await !isIntended(result.new, in: folder, limit: limit) {
            let reason = "the changed manifest wouldn't declare what is intended; change it by hand"
            result.new = result.old
            result.manualChanges += result.changes.map { "\($0): \(reason)" }
            result.changes = []
        }
        return result
    }

    /// Whether a changed manifest declares the intended dependencies, and nothing else has changed.
    private func isIntended(_ text: String, in folder: URL, limit: Duration) async throws -> Bool {
        let temporary = try TemporaryFolder()
        // The folders around it can give a package at a path its name.
        let copy = temporary.url.appending(path: folder.standardizedFileURL.path)
        try FileManager.default.createDirectory(at: copy, withIntermediateDirectories: true)
        for name in folder.names where ManifestFile.isPath(name) {
            try FileManager.default.copyItem(
                at: folder.appending(path: name).resolvingSymlinksInPath(),
                to: copy.appending(path: name))
        }
        let name = result.file.split(separator: "/").last ?? ""
        try Data(text.utf8).write(to: copy.appending(path: String(name)))
        guard let new = try? await PackageManifest.read(in: copy, limit: limit) else {
            return false
        }
        // Others name the folder of the package.
        let keys: Set = ["dependencies", "packageKind"]
        return new.dependencyNames.mapValues { $0.sorted() } == intended.mapValues { $0.sorted() }
            && new.dependencies.map(\.identity) == manifest.dependencies.map(\.identity)
            && new.comparable(without: keys) == manifest.comparable(without: keys)
    }
}

extension PackageManifest {
    fileprivate var dependencyNames: [String: [String]] {
        Dictionary(first: targets.map { ($0.name, $0.dependencies.map(\.name)) })
    }
}
