/// What the text of files says about types, where the compiler's index doesn't contain them.
///
/// It knows no type aliases, and nothing about the protocols and classes of other packages.
struct NamedTypes {
    private let sources: SourceIndex
    /// The names of the types that name each type as a base.
    private var derived: [String: Set<String>] = [:]

    init(_ sources: SourceIndex) {
        self.sources = sources
        for file in sources.files {
            let heads =
                file.facts.types.map { ($0.path, $0.bases) }
                + file.facts.extensions.map { ($0.path, $0.bases) }
            for (path, bases) in heads {
                for base in bases { derived[base.lastName, default: []].insert(path) }
            }
        }
    }

    /// Whether a file names a protocol or a class, or makes something conform to it.
    func names(_ name: SymbolName) -> Bool {
        derived[name.base] != nil
            || sources.files.contains { $0.facts.types.contains { $0.name == name.base } }
    }

    /// The paths of the types that conform to a protocol or inherit from a class, directly or
    /// through others.
    func paths(conformingTo name: SymbolName) -> Set<String> {
        var (found, open) = (Set<String>(), [name.base])
        while let base = open.popLast() {
            for path in derived[base, default: []] where found.insert(path).inserted {
                open.append(path.lastName)
            }
        }
        return found
    }

    /// The files that declare a symbol or, if none does and the index lacks it, the type before its name.
    func files(declaring name: SymbolName) -> Set<Int> {
        func files(where isIncluded: (SourceIndex.File) -> Bool) -> Set<Int> {
            Set(sources.files.indices.filter { isIncluded(sources.files[$0]) })
        }
        let declaring = files { file in
            file.facts.declared.contains { name.matches($0, in: file.module) }
                || file.facts.types.contains { name.matches($0.path, in: file.module) }
        }
        guard declaring.isEmpty, let type = name.type else { return declaring }
        return files { file in
            !file.isIndexed
                && file.facts.types.contains { type.matches($0.path, in: file.module) }
        }
    }
}

extension String {
    /// The last of the names that are separated by dots.
    var lastName: String { split(separator: ".").last.map(String.init) ?? self }
}
