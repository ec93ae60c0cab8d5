/// The files that products and tests need, directly or indirectly.
struct ReachedFiles {
    private let sources: SourceIndex
    private let tests: Set<String>
    /// The files that each file needs: those that declare what it uses, and those that extend the
    /// types that it declares.
    private var needed: [Set<Int>]
    /// The files that declare symbols in the index.
    private var declaring: Set<Int> = []
    /// The files that are needed whatever others contain.
    private var roots: Set<Int> = []

    init(
        _ sources: SourceIndex, in graph: ModuleGraph, tests: Set<String>, offered: Set<String>
    ) {
        self.sources = sources
        self.tests = tests
        needed = Array(repeating: [], count: sources.files.count)
        addUses()
        addExtensions()
        addWords()
        let programs = Set(
            graph.modules.filter { $0.kind == .executable || $0.kind == .test }.map(\.name))
        let libraries = Set(graph.modules.filter { $0.kind == .library }.map(\.name))
        for (number, file) in sources.files.enumerated() {
            let isRoot =
                if programs.contains(file.module) {
                    tests.contains(file.module) || file.beginsProgram
                } else {
                    !libraries.contains(file.module)
                        || offered.contains(file.module) && file.isVisible
                }
            if isRoot || file.isCalledByName { roots.insert(number) }
        }
    }

    /// The files that no product needs.
    var unreached: [UnusedCode.File] {
        let isTest = { (file: Int) in tests.contains(sources.files[file].module) }
        let shipped = reached(from: roots.filter { !isTest($0) })
        let tested = reached(from: roots.filter(isTest))
        return sources.files.indices.filter { file in
            !shipped.contains(file) && !isTest(file) && declaring.contains(file)
        }.map { file in
            UnusedCode.File(
                path: sources.files[file].path, module: sources.files[file].module,
                isTested: tested.contains(file))
        }
    }

    private func reached(from roots: Set<Int>) -> Set<Int> {
        var (reached, open) = (roots, Array(roots))
        while let file = open.popLast() {
            for next in needed[file] where reached.insert(next).inserted { open.append(next) }
        }
        return reached
    }

    private mutating func addUses() {
        for use in sources.uses {
            guard let site = sources.symbols[use.symbol].site else { continue }
            needed[use.file].insert(site.file)
        }
    }

    /// Adds the files that make a type conform to a protocol: no other code has to name them.
    private mutating func addExtensions() {
        for symbol in sources.symbols {
            guard let site = symbol.site else { continue }
            if !symbol.isOnlyNamed { declaring.insert(site.file) }
            guard symbol.isRequired, let parent = symbol.parent else { continue }
            add(site.file, as: parent)
        }
        for conformance in sources.conformances { add(conformance.file, as: conformance.type) }
    }

    private mutating func add(_ file: Int, as type: Int) {
        if let declaration = sources.symbols[type].site {
            needed[declaration.file].insert(file)
        } else {
            // A type of another module can be used anywhere.
            roots.insert(file)
        }
    }

    /// Adds every file that a word can mean in code that isn't in the index.
    private mutating func addWords() {
        var files: [String: Set<Int>] = [:]
        for symbol in sources.symbols {
            guard let site = symbol.site else { continue }
            files[String(symbol.name.prefix { $0 != "(" }), default: []].insert(site.file)
        }
        for (number, file) in sources.files.enumerated() {
            for word in file.facts.words { needed[number].formUnion(files[word.text, default: []]) }
        }
    }
}

extension SourceIndex.File {
    /// Whether a program begins in it.
    fileprivate var beginsProgram: Bool {
        path.hasSuffix("/main.swift") || facts.attributes.contains { $0.text == "@main" }
    }

    /// Whether other modules can see one of its declarations.
    fileprivate var isVisible: Bool {
        facts.exposed.values.contains { SourceFacts.isVisible($0) }
            || facts.types.contains { SourceFacts.isVisible($0.access) }
    }

    /// Whether code in another language, or a look-up by name, can use it.
    fileprivate var isCalledByName: Bool {
        facts.attributes.contains { ["@objc", "@_cdecl", "@c", "@_silgen_name"].contains($0.text) }
    }
}
