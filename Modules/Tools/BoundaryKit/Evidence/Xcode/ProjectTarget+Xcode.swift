extension ProjectTarget {
    /// Reads a target of an Xcode project.
    /// - Parameters:
    ///   - id: Its identifier.
    ///   - names: The names of all targets, by their identifiers.
    ///   - files: Its Swift files, and the folders whose files belong to it without being listed.
    init(
        _ id: String, in objects: XcodeObjects, names: [String: String],
        files: (sources: [String], folders: [String]), lines: XcodeLines
    ) {
        let target = objects[id]
        let name = names[id] ?? ""
        let module = Module(
            name: name, kind: target.moduleKind,
            path: (files.folders.isEmpty ? files.sources.map(\.parentFolder) : files.folders)
                .commonFolder,
            place: lines.place(of: id))
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
        let edges = (packages + targets + linked).filter { known.insert($0.name).inserted }.map {
            let place = lines.place(of: $0.mention, in: id)
            return Edge(
                from: name, to: $0.name, evidence: [.declared(DeclaredDependency(place: place))])
        }
        self.init(module: module, edges: edges, sources: files.sources)
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
