import CommandLineKit
import Foundation

@testable import BoundaryKit

/// A package that a test writes and compiles with an index, without SwiftPM.
struct IndexedPackage {
    let package: FixturePackage
    private let modules: [String]
    private static let queue = Queue()

    /// - Parameters:
    ///   - modules: The names of the modules, each after those that it imports.
    ///   - files: The texts of files such as `Sources/App/Start.swift`, by their paths.
    init(_ modules: String..., files: [String: String]) throws {
        self.modules = modules
        package = try FixturePackage(files: files)
    }

    /// Compiles all modules, after those of other packages: compilers side by side exceed their
    /// time on a machine with few processors.
    /// - Parameters:
    ///   - options: More options of the compiler.
    ///   - build: The folder for the object files. The index is the same for all.
    func compile(options: [String] = [], into build: String = "") async throws {
        try await Self.queue.run {
            for module in modules { try await compile(module, options: options, into: build) }
        }
    }

    private func compile(_ module: String, options: [String], into build: String) async throws {
        let folder = package.url.appending(path: "\(build)\(module).build")
        for folder in [folder, package.url.appending(path: "Modules")] {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        }
        let sources = files(of: module).map { package.url.appending(path: $0) }
        let objects = Dictionary(
            uniqueKeysWithValues: sources.map { source in
                let object = folder.appending(path: source.lastPathComponent + ".o")
                return (source.path, ["object": object.path])
            })
        let map = folder.appending(path: "objects.json")
        try JSONEncoder().encode(objects).write(to: map)
        let tool = Tool(
            command: [
                "swiftc", "-c", "-parse-as-library", "-swift-version", "6",
                "-enable-upcoming-feature", "InternalImportsByDefault", "-module-name", module,
                "-package-name", "fixture", "-I", package.url.appending(path: "Modules").path,
                "-emit-module", "-emit-module-path",
                package.url.appending(path: "Modules/\(module).swiftmodule").path,
                "-output-file-map", map.path, "-index-store-path",
                package.url.appending(path: "index/store").path,
            ] + options + sources.map(\.path),
            folder: folder,
            limit: .seconds(120))
        _ = try await tool.output().get()
    }

    /// Reads the imports and the uses of symbols.
    /// - Parameter library: The library that reads the index; that of the toolchain if `nil`.
    func graph(library: String? = nil) async throws -> ModuleGraph {
        let sources = modules.reduce(into: [:]) { $0[$1] = files(of: $1) }
        let imported = try await SourceEvidence(sources, in: package.folder)
        let paths = Set(sources.values.joined())
        let used = try await UsedEvidence(
            of: paths, in: package.folder, built: BuildFolder(at: package.url), library: library)
        let all = sources.flatMap { module, paths in
            paths.map {
                SourceIndex.File(
                    path: $0, module: module, vertex: module, declarations: Declarations())
            }
        }.sorted { $0.path < $1.path }
        let index = SourceIndex(files: all, records: all.map { used.records[$0.path] })
        var graph = ModuleGraph(
            package: "Fixture",
            modules: modules.map {
                Module(
                    name: $0, kind: .library, path: "Sources/\($0)",
                    place: SourcePlace(file: "Package.swift"))
            }, edges: imported.imports + index.edges,
            kinds: used.failure == nil ? [.imported, .used] : [.imported])
        graph.sources = index
        graph.limits.indexFailure = used.failure
        graph.limits.unindexedFiles =
            used.failure == nil
            ? paths.filter { used.records[$0]?.isCurrent != true }.sorted() : []
        return graph
    }

    /// The findings of rules, as `place subject: evidence`.
    func findings(of rules: BoundaryRule...) async throws -> [String] {
        try await BoundaryReport(of: rules, in: graph()).issues.map { issue in
            let place = issue.place.map { "\($0)" } ?? "nowhere"
            return "\(place) \(issue.subject): \(issue.evidence.joined(separator: "; "))"
        }
    }

    private func files(of module: String) -> [String] {
        let folder = package.url.appending(path: "Sources/\(module)").path
        let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
        return paths.filter { $0.hasSuffix(".swift") }.sorted().map { "Sources/\(module)/\($0)" }
    }
}

/// Runs one task after the other.
private actor Queue {
    private var last: Task<Void, any Error>?

    func run(_ body: @escaping @Sendable () async throws -> Void) async throws {
        let before = last
        let task = Task {
            _ = await before?.result
            try await body()
        }
        last = task
        try await task.value
    }
}
