/// The modules of a package, and the evidence for the dependencies between them.
public struct ModuleGraph: Hashable, Sendable, Codable {
    /// The name of the package, or of the folder of several.
    package let package: String
    /// The modules of the package and the external modules that they use, ordered by name.
    var modules: [Module]
    let edges: [Edge]
    /// The products that the manifest declares, ordered by name.
    let products: [Product]
    /// The kinds of evidence that were gathered, in their order. The absence of another kind means
    /// nothing.
    let kinds: [Evidence]
    /// The exceptions from rules that are written in the sources, ordered by place.
    var exceptions: [InlineException] = []
    var limits = EvidenceLimits()
    /// The files of each module, relative to the package's folder, as far as they are known.
    var files: [String: Set<String>] = [:]
    /// The declarations and uses of symbols; `nil` if neither was read. JSON contains only the
    /// edges between modules.
    var sources: SourceIndex?

    private enum CodingKeys: String, CodingKey {
        case package, modules, edges, products, kinds, exceptions, limits
    }

    /// Edges between the same two modules become one. A module that only an edge names is external.
    init(
        package: String, modules: [Module], edges: [Edge], products: [Product] = [],
        kinds: Set<Evidence>
    ) {
        self.package = package
        self.kinds = Evidence.allCases.filter(kinds.contains)
        self.products = products.sorted { $0.name < $1.name }
        var known = Dictionary(first: modules.map { ($0.name, $0) })
        for name in edges.flatMap({ [$0.tail, $0.head] }) where known[name] == nil {
            known[name] = Module(name: name, kind: .external)
        }
        self.modules = known.values.sorted { $0.name < $1.name }
        let merged = Dictionary(grouping: edges, by: \.dependency).values.map { (same) -> Edge in
            Edge(
                from: same[0].tail, to: same[0].head, declared: same.flatMap(\.declarations),
                imported: same.flatMap(\.imports), used: same.flatMap(\.uses))
        }
        self.edges = merged.sorted { $0.dependency < $1.dependency }
    }
}

/// What the evidence doesn't show, so that a report doesn't look more certain than it is.
struct EvidenceLimits: Hashable, Sendable, Codable {
    /// A file that can't be read.
    struct Gap: Hashable, Sendable, Codable, CustomStringConvertible {
        let file: String
        /// The rest of a sentence that begins with the file, without a period.
        let reason: String

        var description: String { "\(file) \(reason)" }
    }

    /// The identities of the packages whose modules aren't known, because their files aren't
    /// available. Imports of those modules can't be compared with the manifest.
    var unresolvedPackages: [String] = []
    /// Those of them that 'swift package resolve' makes available.
    var resolvablePackages: [String] = []
    /// The packages and projects in the folder that aren't read.
    var leftOut: [String] = []
    /// The modules that have another name in the graph, because another package has one of their
    /// name.
    var renamed: [String] = []
    /// The places at which a manifest asks for the environment or the platform, so that it can
    /// declare something else elsewhere.
    var circumstances: [SourcePlace] = []
    /// The sources and projects that can't be read.
    var gaps: [Gap] = []
    /// The source files whose current text isn't in the compiler's index, ordered by path. Files of
    /// plug-ins aren't among them, because SwiftPM never builds an index of them.
    var unindexedFiles: [String] = []
    /// The reason why the compiler's index isn't read, as a sentence without a period; `nil` if it
    /// is read, or not asked for.
    var indexFailure: String?

    var notes: [String] {
        func note(_ heading: String, _ names: [String], _ advice: String = "") -> String? {
            names.isEmpty ? nil : "\(heading): \(names.listed(upTo: 4))\(advice)"
        }
        return [
            note(
                "not resolved", unresolvedPackages,
                "; 'swift package resolve' makes their modules known"),
            note("not read", leftOut, "; check a package alone with --package-path"),
            note("not known by their names", renamed, "; their names are those of other modules"),
            note(
                "depends on this machine", circumstances.map { "\($0.file):\($0.line)" },
                ", where a manifest asks for the environment or the platform"),
            note("not checked", gaps.map(\.description)),
            note(
                "not in the index", unindexedFiles,
                "; their uses of symbols aren't known until 'swift build --build-tests'"),
            note("uses aren't known", indexFailure.map { [$0] } ?? []),
        ].compactMap(\.self)
    }
}

extension Dictionary {
    /// Keeps the first value of each key.
    init(first pairs: some Sequence<(Key, Value)>) {
        self.init(pairs, uniquingKeysWith: { first, _ in first })
    }
}

extension Collection where Element == String {
    /// The elements, separated by commas; beyond a limit, only the number of the others.
    func listed(upTo limit: Int) -> String {
        let rest = count > limit ? " and \(count - limit) more" : ""
        return prefix(limit).joined(separator: ", ") + rest
    }
}
