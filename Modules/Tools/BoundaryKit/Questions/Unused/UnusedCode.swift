/// The symbols that other modules can see but none uses, and the files that no product needs.
package struct UnusedCode: Hashable, Sendable, Codable {
    /// A symbol that no other module uses.
    package struct Symbol: Hashable, Sendable, Codable {
        /// The place of its declaration.
        package let place: SourcePlace
        /// The module that declares it.
        package let module: String
        /// Its name with the types around it.
        package let name: String
        /// Its access level, such as `public`.
        package let access: String
        /// Whether tests, or libraries that only tests use, use it.
        package let isTested: Bool
        /// Whether other packages may use it: it is public, and its module in a library product.
        package let isOffered: Bool
    }

    /// A file that nothing in a product uses, directly or indirectly.
    package struct File: Hashable, Sendable, Codable {
        /// Its path, relative to the package's folder.
        package let path: String
        /// The module that contains it.
        let module: String
        /// Whether tests use it.
        package let isTested: Bool
    }

    /// The symbols, ordered by place. These aren't among them: a type whose members are used, a
    /// member that a protocol or a superclass requires, and what the signature of another visible
    /// declaration names.
    package let symbols: [Symbol]
    /// The files, ordered by path. A file that compiles to nothing, such as one for another
    /// platform, isn't among them.
    package let files: [File]
    /// What the evidence doesn't show, as sentences without a period.
    package let notes: [String]

    /// Finds unused code in a graph with evidence of uses.
    package init(in graph: ModuleGraph) {
        let sources = graph.sources ?? SourceIndex()
        // Libraries that only tests use are a part of the tests.
        let production = graph.productionModules
        let tests = Set(graph.modules.filter { !production.selects($0) }.map(\.name))
        let libraries = graph.offeredLibraries
        symbols = VisibleSymbols(sources).unused(
            tests: tests, offered: libraries, testing: graph.testingLibraries(among: tests))
        files = ReachedFiles(sources, in: graph, tests: tests, offered: libraries).unreached
        let offered = symbols.count(where: \.isOffered)
        let unindexed = graph.unindexedFiles
        notes = [
            offered == 0
                ? nil
                : "not known: whether other packages use \(offered) of the symbols, whose modules "
                    + "are in library products",
            unindexed.isEmpty
                ? nil
                : "not known: what files use that aren't in the index, and are only read for names: "
                    + "\(unindexed.listed(upTo: 3)); run 'swift build --build-tests'",
            "not known: uses by reflection, by name at run time, and by generated code",
        ].compactMap { $0 }
    }
}

extension ModuleGraph {
    /// The libraries with helpers for tests: only tests depend on them, and they have no tests of
    /// their own.
    fileprivate func testingLibraries(among tests: Set<String>) -> Set<String> {
        let users = Dictionary(grouping: edges, by: \.head).mapValues { Set($0.map(\.tail)) }
        let libraries = modules.filter { module in
            module.kind == .library && !tests.contains("\(module.name)Tests")
                && users[module.name]?.isSubset(of: tests) == true
        }
        return Set(libraries.map(\.name))
    }

    /// The libraries that products contain, which other packages may use.
    fileprivate var offeredLibraries: Set<String> {
        let libraries = Set(modules.filter { $0.kind == .library }.map(\.name))
        return libraries.intersection(products.flatMap(\.modules))
    }
}
