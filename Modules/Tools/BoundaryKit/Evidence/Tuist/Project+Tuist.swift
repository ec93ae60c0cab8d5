import Foundation

extension Project {
    /// Reads the projects that Tuist generates, from a file that `tuist graph --format json` has
    /// written. Projects outside the common folder, and those of resolved packages, are left out.
    /// - Throws: `unreadableFile` if the file can't be read, `unknownFormat` if it is in another
    ///   format.
    static func generatedByTuist(
        _ file: URL, in root: PackageFolder
    ) throws(EvidenceError) -> [Project] {
        let graph: TuistGraph = try ToolFormat.decode(
            from: root.data(of: file), of: "'tuist graph --format json'")
        return graph.projects.values.compactMap { Project($0, in: root) }
            .sorted { $0.path < $1.path }
    }

    private init?(_ project: TuistGraph.Project, in root: PackageFolder) {
        guard project.isExternal != true, let path = root.localPath(of: project.path),
            path.split(separator: "/").allSatisfy(LocalFolders.isOfTeam)
        else { return nil }
        let file = "Project.swift".inside(path)
        let text = ManifestText((try? root.bytes(of: file)) ?? [], file: file)
        self.init(
            path: file,
            targets: project.targets.filter { $0.product != "bundle" }
                .map { ProjectTarget($0, text: text, in: root) })
    }
}

extension ProjectTarget {
    /// - Parameter text: The manifest of the target's project.
    fileprivate init(_ target: TuistGraph.Target, text: ManifestText, in root: PackageFolder) {
        let name = target.name.moduleName
        let sources = target.sources.compactMap(root.localPath).sorted()
        let edges = (target.dependencies ?? []).compactMap(\.name).map { dependency in
            let place = text.place(of: dependency, in: target.name)
            return Edge(
                from: name, to: dependency.moduleName,
                evidence: [.declared(DeclaredDependency(place: place))])
        }
        self.init(
            module: Module(
                name: name, kind: target.kind, path: sources.map(\.parentFolder).commonFolder,
                place: text.place(ofTarget: target.name)),
            edges: edges, sources: sources.filter { $0.hasSuffix(".swift") })
    }
}

extension TuistGraph.Target {
    fileprivate var kind: Module.Kind {
        let product = product.lowercased()
        if product.hasSuffix("tests") { return .test }
        if product == "macro" { return .macro }
        return product.hasSuffix("framework") || product.hasSuffix("library")
            ? .library : .executable
    }
}
