import CommandLineKit
import Foundation

extension ModuleGraph {
    /// Reads the modules of a package, and of the packages in its folder on which it depends by a
    /// path.
    ///
    /// This resolves no dependency, builds nothing and writes nothing into the package. The modules
    /// of other packages are known if they are at a path, or SwiftPM has checked them out.
    /// - Parameters:
    ///   - package: The folder of the package.
    ///   - kinds: The evidence to gather. The declared evidence is always gathered. That of uses is
    ///     missing in the graph if there is no index.
    ///   - readsDeclarations: Whether the declarations in the sources are read.
    ///   - build: The build folder for evidence of uses; the default debug build if `nil`.
    ///   - progress: Is told the number of manifests that are read next.
    /// - Throws: `EvidenceError`.
    package init(
        of package: PackageFolder, evidence kinds: Set<Evidence.Kind> = [.declared, .imported],
        declarations readsDeclarations: Bool = false, built build: BuildFolder? = nil,
        progress: @Sendable (_ manifests: Int) -> Void = { _ in }
    ) async throws {
        let manifests = try await LocalManifests(in: package, progress: progress)
        let local = try LocalPackages(manifests, in: package)
        let paths = Set(local.sources.values.joined())
        async let foreign =
            kinds.contains(.imported)
            ? ForeignPackages(of: manifests, in: package) : ForeignPackages()
        async let source =
            kinds.contains(.imported)
            ? SourceEvidence(local.sources, declarations: readsDeclarations, in: package) : nil
        async let used =
            kinds.contains(.used)
            ? UsedEvidence(of: paths, in: package, built: build ?? BuildFolder(of: package)) : nil
        let imports = try await (source?.imports ?? []).map { edge in
            local.importNames[edge.head].map {
                Edge(from: edge.tail, to: $0, evidence: edge.evidence)
            } ?? edge
        }
        let index = try await Self.index(
            of: local.sources, source, used, isNeeded: readsDeclarations || kinds.contains(.used))
        let isUsed = try await used?.failure == nil
        self.init(
            package: manifests.name(in: package), modules: local.modules,
            edges: try await foreign.resolve(local, imported: imports) + imports
                + (index?.edges ?? []),
            products: local.products,
            kinds: kinds.union([.declared]).subtracting(isUsed ? [] : [.used]))
        self = try await with(foreign).owned(by: package.owners)
        sources = index
        files = local.sources.mapValues { files in
            // Git knows a file in a linked folder by its own path.
            Set(files).union(
                files.compactMap { file in
                    package.localPath(
                        of: package.url.appending(path: file).resolvingSymlinksInPath().path)
                })
        }
        exceptions = try await (local.exceptions + (source?.exceptions ?? []))
            .sorted { $0.place < $1.place }
        limits.leftOut = manifests.leftOut
        limits.circumstances = manifests.circumstances
        limits.gaps = try await source?.gaps.map { "\($0.file) \($0.reason)" } ?? []
        if let used = try await used {
            let plugins = Set(modules.filter { $0.kind == .plugin }.map(\.name))
            let missing = local.sources.filter { !plugins.contains($0.key) }.values.joined()
                .filter { used.records[$0]?.isCurrent != true }
            limits.indexFailure = used.failure
            limits.unindexedFiles = isUsed ? Set(missing).sorted() : []
        }
    }

    private static func index(
        of sources: [String: [String]], _ source: SourceEvidence?, _ used: UsedEvidence?,
        isNeeded: Bool
    ) -> SourceIndex? {
        guard isNeeded else { return nil }
        let files = sources.flatMap { module, files in
            files.map { path in
                SourceIndex.File(
                    path: path, module: module, vertex: module,
                    declarations: source?.declarations[path] ?? Declarations())
            }
        }.sorted { ($0.path, $0.module) < ($1.path, $1.module) }
        return SourceIndex(files: files, records: files.map { used?.records[$0.path] })
    }

    /// Reads the modules of a package at a revision, in a work tree of its own.
    /// - Parameter revision: A commit as git names it, such as `main` or `HEAD~3`.
    /// - Throws: `EvidenceError`.
    package init(of package: PackageFolder, at revision: String) async throws {
        self = try await package.withWorkTree(of: revision) { try await ModuleGraph(of: $0) }
    }
}

/// The modules whose declarations in manifests have changed.
package struct ManifestChange: Hashable, Sendable {
    /// The names of the new and changed modules, ordered by name; `nil` if the change can affect
    /// how every module is built.
    package let modules: [String]?

    /// Creates a change.
    /// - Parameter modules: The names of the new and changed modules; `nil` for every module.
    package init(modules: [String]?) {
        self.modules = modules?.sorted()
    }
}

extension PackageFolder {
    /// Compares the manifests of the package with those at a revision. A difference outside of targets
    /// and products, such as in the platforms or the dependencies of the package, affects every module.
    /// - Parameter revision: A commit as git names it, such as `main` or `HEAD~3`.
    /// - Throws: `EvidenceError` if one of the manifests can't be read.
    package func manifestChange(since revision: String) async throws -> ManifestChange {
        let old = try await withWorkTree(of: revision) { tree in
            try await LocalManifests(in: tree).manifests
                .mapValues { $0.json.relative(to: tree) }
        }
        let new = try await LocalManifests(in: self).manifests.mapValues {
            $0.json.relative(to: self)
        }
        var modules: Set<String> = []
        for (path, manifest) in new {
            let before = old[path] ?? ["targets": []]
            if let known = old[path], known.configuration != manifest.configuration {
                return ManifestChange(modules: nil)
            }
            let known = Set(before["targets"].elements)
            modules.formUnion(
                manifest["targets"].elements.filter { !known.contains($0) }
                    .compactMap { $0["name"].text?.moduleName })
        }
        return ManifestChange(modules: modules.sorted())
    }
}

extension JSONValue {
    /// A manifest with the absolute paths in it relative to the common folder.
    fileprivate func relative(to folder: PackageFolder) -> JSONValue {
        switch self {
        case .object(let values): .object(values.mapValues { $0.relative(to: folder) })
        case .array(let values): .array(values.map { $0.relative(to: folder) })
        case .string(let text): .string(folder.localPath(of: text) ?? text)
        case .number, .bool, .null: self
        }
    }

    /// A manifest without targets, products and the folder of the package.
    fileprivate var configuration: [String: JSONValue] {
        var values = members
        for key in ["targets", "products", "packageKind"] { values[key] = nil }
        return values
    }
}
