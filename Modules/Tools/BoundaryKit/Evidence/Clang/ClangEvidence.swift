/// The inclusions and module imports in the C, C++ and Objective-C files of a package.
struct ClangEvidence: Sendable {
    private(set) var edges: [Edge] = []
    private(set) var exceptions: [InlineException] = []

    /// Reads all files.
    /// - Parameters:
    ///   - modules: The modules without Swift sources.
    ///   - names: The names of all modules of the package.
    /// - Throws: `unreadableFile` for a file that is missing.
    init(_ modules: [ClangModule], names: Set<String>, in package: PackageFolder) async throws {
        let index = HeaderIndex(modules, names: names)
        self = try await withThrowingTaskGroup(of: ClangEvidence.self) { group in
            for module in modules {
                group.addTask { try ClangEvidence(of: module, by: index, in: package) }
            }
            return try await group.reduce(into: ClangEvidence()) { $0.add($1) }
        }
    }

    private init() {}

    private mutating func add(_ other: ClangEvidence) {
        edges += other.edges
        exceptions += other.exceptions
    }

    private init(
        of module: ClangModule, by index: HeaderIndex, in package: PackageFolder
    ) throws(EvidenceError) {
        for file in module.files {
            let source = try package.bytes(of: file)
            exceptions += InlineExceptionScanner.exceptions(in: source, file: file)
            for inclusion in ClangScanner.inclusions(in: source, file: file) {
                guard let head = index.module(of: inclusion, in: module.name) else { continue }
                let statement = ImportStatement(
                    of: head, at: inclusion.place, directive: inclusion.directive)
                edges.append(Edge(from: module.name, to: head, evidence: [.imported(statement)]))
            }
        }
    }
}
