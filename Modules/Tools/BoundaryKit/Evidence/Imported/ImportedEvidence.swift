import Foundation

/// The imports, inline exceptions and untraceable references in the sources of modules.
struct ImportedEvidence: Sendable {
    private(set) var edges: [Edge] = []
    private(set) var exceptions: [InlineException] = []
    private(set) var untraceable: [UntraceableReference] = []

    /// Reads all sources.
    /// - Parameter sources: The Swift files of each module, relative to the package's folder.
    /// - Throws: `unreadableFile` for a file that is missing or isn't UTF-8.
    init(_ sources: [String: [String]], in package: PackageFolder) async throws {
        self = try await withThrowingTaskGroup(of: ImportedEvidence.self) { group in
            for (module, files) in sources {
                group.addTask { try ImportedEvidence(of: module, files: files, in: package) }
            }
            return try await group.reduce(into: ImportedEvidence()) { $0.add($1) }
        }
    }

    private init() {}

    private mutating func add(_ other: ImportedEvidence) {
        edges += other.edges
        exceptions += other.exceptions
        untraceable += other.untraceable
    }

    private init(
        of module: String, files: [String], in package: PackageFolder
    ) throws(EvidenceError) {
        var known: Set<FileIdentity> = []
        // SwiftPM follows links that lead back, and so lists one file by many paths.
        for file in files.sorted(by: { ($0.utf8.count, $0) < ($1.utf8.count, $1) }) {
            if let identity = FileIdentity(package.url.appending(path: file).path),
                !known.insert(identity).inserted
            {
                continue
            }
            let source = try package.bytes(of: file)
            guard String(bytes: source, encoding: .utf8) != nil else {
                throw .unreadableFile(file, reason: "isn't UTF-8; save it with that encoding")
            }
            // The compiler ignores a file's import of its own module.
            edges += ImportScanner.imports(in: source, file: file)
                .filter { $0.module != module }
                .map { Edge(from: module, to: $0.module, evidence: [.imported($0)]) }
            exceptions += InlineExceptionScanner.exceptions(in: source, file: file)
            untraceable += UntraceableScanner.references(in: source, file: file, module: module)
        }
    }
}
