/// A target of an Xcode project, as a module.
struct XcodeTarget: Sendable {
    let module: Module
    /// The targets of the project and the products of packages on which it depends.
    let edges: [Edge]
    /// Its Swift files, relative to the common folder.
    let sources: [String]

    /// Creates a target.
    init(module: Module, edges: [Edge], sources: [String]) {
        self.module = module
        self.edges = edges
        self.sources = sources
    }

    /// Reads a target.
    /// - Parameters:
    ///   - id: Its identifier.
    ///   - names: The names of the modules of all targets, by their identifiers.
    ///   - files: Its Swift files, and the folders whose files belong to it without being listed.
    init(
        _ id: String, in objects: XcodeObjects, names: [String: String],
        files: (sources: [String], folders: [String]), lines: XcodeLines
    ) {
        let target = objects[id]
        let name = names[id] ?? ""
        module = Module(
            name: name, kind: target.moduleKind,
            path: (files.folders.isEmpty ? files.sources.map(\.parentFolder) : files.folders)
                .commonFolder,
            place: lines.place(of: id))
        sources = files.sources
        let frameworks = objects.buildFiles(of: target, in: "PBXFrameworksBuildPhase")
        let products =
            target.ids("packageProductDependencies").map { ($0, $0) }
            + frameworks.compactMap { file in
                file.object["productRef"].map { (product: $0, mention: file.id) }
            }
        let packages = products.compactMap { product, mention in
            objects[product]["productName"].map { (name: $0.moduleName, mention: mention) }
        }
        let targets = target.ids("dependencies").compactMap { dependency in
            objects[dependency]["target"].flatMap { names[$0] }
                .map { (name: $0, mention: dependency) }
        }
        let built = Dictionary(
            names.map { (objects[$0]["productReference"] ?? "", $1) },
            uniquingKeysWith: { one, _ in one })
        let linked = frameworks.compactMap { file in
            file.object["fileRef"].flatMap { built[$0] }.map { (name: $0, mention: file.id) }
        }
        var known: Set = [name]
        edges = (packages + targets + linked).filter { known.insert($0.name).inserted }.map {
            let place = lines.place(of: $0.mention, in: id)
            return Edge(
                from: name, to: $0.name, evidence: [.declared(DeclaredDependency(place: place))])
        }
    }
}

extension XcodeObject {
    /// The purpose of a target, by the kind of its product.
    fileprivate var moduleKind: Module.Kind {
        switch (self["productType"] ?? "").split(separator: "com.apple.product-type.").last {
        case "framework", "framework.static", "library.static", "library.dynamic", "bundle":
            .library
        case "bundle.unit-test", "bundle.ui-testing": .test
        default: .executable
        }
    }
}

extension [String] {
    /// The innermost folder that contains all of these folders; empty if only the common one does.
    var commonFolder: String {
        let parts = map { $0.split(separator: "/") }
        guard var common = parts.first else { return "" }
        for part in parts {
            common = zip(common, part).prefix { $0 == $1 }.map { $0.0 }
        }
        return common.joined(separator: "/")
    }
}
