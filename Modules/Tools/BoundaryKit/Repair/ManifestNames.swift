/// The targets and products of a manifest, by which modules are named in it.
struct ManifestNames {
    private let manifest: PackageManifest
    private let graph: ModuleGraph
    /// The dependencies of each target that the changed manifest must declare.
    private var intended: [String: [String]]

    init(_ manifest: PackageManifest, graph: ModuleGraph) {
        self.manifest = manifest
        self.graph = graph
        intended = Self.dependencies(of: manifest.dumped)
    }

    /// Removes all declarations of a dependency.
    mutating func remove(_ change: RepairPlan.Change, with editor: inout ManifestEditor) -> Bool {
        guard let place = module(change.tail)?.place,
            let edge = graph.edges.first(where: {
                ($0.tail, $0.head) == (change.tail, change.head)
            })
        else { return false }
        let isName = { (name: String) in name.moduleName == change.head }
        var edited = editor
        let isDone = edge.declarations.allSatisfy { declaration in
            edited.remove(at: declaration.place, of: place, isName: isName)
        }
        guard isDone, !edge.declarations.isEmpty else { return false }
        editor = edited
        intended[change.tail]?.removeAll(where: isName)
        return true
    }

    /// Adds a dependency on a target of the package, or on a product of another one.
    mutating func add(_ change: RepairPlan.Change, with editor: inout ManifestEditor) -> Bool {
        guard let place = module(change.tail)?.place, let head = module(change.head) else {
            return false
        }
        let (name, element): (String, String)
        if let target = manifest.dumped.targets.first(where: { $0.name.moduleName == change.head })
        {
            (name, element) = (target.name, "\"\(target.name)\"")
        } else if let package = head.package, let product = product(of: head) {
            (name, element) = (product, Self.product(product, of: package))
        } else if let other = dependencies.first(where: { $0.name.moduleName == change.head }) {
            // Another target has the product of a package that isn't resolved.
            name = other.name
            element = other.package.map { Self.product(name, of: $0) } ?? "\"\(name)\""
        } else {
            return false
        }
        let known = Set(intended[change.tail] ?? [])
        // The product of another module.
        if known.contains(name) { return true }
        guard editor.add(element, to: place, beside: known) else { return false }
        intended[change.tail, default: []].append(name)
        return true
    }

    private static func product(_ name: String, of package: String) -> String {
        ".product(name: \"\(name)\", package: \"\(package)\")"
    }

    private var dependencies: [DumpedDependency] { manifest.dumped.targets.flatMap(\.dependencies) }

    /// The reason why a dependency can't be declared at all; `nil` if it can.
    func reason(against change: RepairPlan.Change) -> String? {
        guard let head = module(change.head), let package = head.package else { return nil }
        // Packages on which only other packages depend are known, too.
        guard (manifest.dumped.dependencies ?? []).contains(where: { $0.identity == package })
        else {
            return "the manifest doesn't depend on the package '\(package)'; "
                + "add it, or remove the import"
        }
        guard product(of: head) == nil else { return nil }
        return "no product of the package '\(package)' contains it; remove the import"
    }

    /// The product of another package by which a module can be declared.
    private func product(of module: Module) -> String? {
        module.aliases.contains(module.name) ? module.name : module.aliases.first
    }

    /// Whether a changed manifest declares the intended dependencies, and nothing else has changed.
    func isIntended(_ text: String, as file: String, in package: PackageFolder) async -> Bool {
        guard let new = try? await package.manifest(with: text, as: file) else { return false }
        let dependencies = Self.dependencies(of: new.dumped)
        return dependencies.mapValues { $0.sorted() } == intended.mapValues { $0.sorted() }
            && new.packages == manifest.packages
            && new.json.withoutDependencies == manifest.json.withoutDependencies
    }

    private static func dependencies(of manifest: DumpedManifest) -> [String: [String]] {
        manifest.targets.reduce(into: [:]) { targets, target in
            targets[target.name.moduleName] = target.dependencies.map(\.name)
        }
    }

    private func module(_ name: String) -> Module? { graph.modules.first { $0.name == name } }
}

extension PackageManifest {
    /// The identities of the packages that it depends on.
    fileprivate var packages: [String] { (dumped.dependencies ?? []).map(\.identity) }
}

extension JSONValue {
    /// A manifest without the dependencies of its targets, and without the parts that name the
    /// folder of the package.
    fileprivate var withoutDependencies: JSONValue {
        guard case .object(var values) = self, case .array(let targets) = values["targets"] else {
            return self
        }
        values["packageKind"] = nil
        values["dependencies"] = nil
        values["targets"] = .array(
            targets.map { target in
                guard case .object(var values) = target else { return target }
                values["dependencies"] = nil
                return .object(values)
            })
        return .object(values)
    }
}
