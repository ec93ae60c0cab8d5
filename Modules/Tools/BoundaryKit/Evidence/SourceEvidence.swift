/// What the sources of a package show without a build.
struct SourceEvidence: Sendable {
    /// The imports, the inclusions, and the links to files of other modules.
    let edges: [Edge]
    /// The exceptions from rules, in any order.
    let exceptions: [InlineException]
    /// The references that can't be followed, ordered by place.
    let untraceable: [UntraceableReference]

    /// Reads all sources.
    /// - Parameters:
    ///   - sources: The Swift files of each module, by the module's name.
    ///   - clang: The modules without Swift sources.
    ///   - modules: All modules of the package.
    /// - Throws: `unreadableFile` for a file that is missing, or isn't UTF-8.
    init(
        _ sources: [String: [String]], clang: [ClangModule], modules: [Module],
        in package: PackageFolder
    ) async throws {
        let names = Set(modules.map(\.name))
        async let imported = ImportedEvidence(sources, in: package)
        async let included = ClangEvidence(clang, names: names, in: package)
        let files = sources.merging(
            clang.map { ($0.name, $0.files) }, uniquingKeysWith: +)
        let folders = modules.map { ($0.name, $0.path) }
        let linked = LinkedEvidence(
            files, folders: Dictionary(folders, uniquingKeysWith: { one, _ in one }), in: package)
        edges = try await imported.edges + included.edges + linked.edges
        exceptions = try await imported.exceptions + included.exceptions
        untraceable = try await imported.untraceable.sorted { $0.place < $1.place }
    }
}
