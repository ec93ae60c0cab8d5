/// What the text of files says about types, as far as names tell.
///
/// It knows no type aliases, and nothing about what the types of other packages inherit from.
struct NamedTypes {
    /// A type, by the module that declares it and its name with the types around it.
    struct Name: Hashable {
        /// `nil` for a type of another package.
        let module: String?
        let path: String
    }

    /// The names of all modules, including external ones.
    private let modules: Set<String>
    /// For each module, those that it depends on, directly and then indirectly.
    private let reach: [String: [Set<String>]]
    /// The modules that declare a type of each name.
    private var declaring: [String: Set<String>] = [:]
    /// For each type, those that name it as a base.
    private var derived: [Name: Set<Name>] = [:]

    init(in graph: GraphIndex) {
        modules = Set(graph.graph.modules.map(\.name))
        reach = graph.graph.modules.indices.reduce(into: [:]) { reach, number in
            reach[graph.module(number).name] = [
                Set(graph.names(graph.digraph.successors[number])),
                Set(graph.names(graph.closure[number])),
            ]
        }
        for file in graph.sources.files {
            for type in file.declarations.types {
                declaring[type.path, default: []].insert(file.module)
            }
        }
        for file in graph.sources.files {
            let heads =
                file.declarations.types.map { ($0.path, $0.bases) }
                + file.declarations.extensions.map { ($0.path, $0.bases) }
            for (path, bases) in heads {
                for base in bases {
                    derived[name(base, in: file.module), default: []]
                        .insert(name(path, in: file.module))
                }
            }
        }
    }

    /// The type that a name means in a module: one of its own, or else of the modules on which it
    /// depends.
    func name(_ text: String, in module: String) -> Name {
        let parts = text.split(separator: ".", maxSplits: 1).map(String.init)
        if parts.count == 2, modules.contains(parts[0]), declaring[text] == nil {
            return Name(module: parts[0], path: parts[1])
        }
        let candidates = declaring[text, default: []]
        let found =
            candidates.contains(module)
            ? module
            : reach[module, default: []].lazy.compactMap { $0.intersection(candidates).min() }.first
        return Name(module: found, path: text)
    }

    /// Whether a file names a protocol or a class, or makes something conform to it.
    func names(_ name: SymbolName) -> Bool {
        derived.keys.contains { matches($0, name) }
            || declaring.contains { path, modules in
                modules.contains { name.matches(path, in: $0) }
            }
    }

    /// The types that conform to a protocol or inherit from a class, directly or through others.
    func types(conformingTo name: SymbolName) -> Set<Name> {
        var (found, open) = (Set<Name>(), derived.keys.filter { matches($0, name) })
        while let base = open.popLast() {
            for type in derived[base, default: []] where found.insert(type).inserted {
                open.append(type)
            }
        }
        return found
    }

    private func matches(_ type: Name, _ name: SymbolName) -> Bool {
        type.module.map { name.matches(type.path, in: $0) } ?? (type.path.lastName == name.base)
    }
}

extension String {
    /// The last of the names that are separated by dots.
    var lastName: String { split(separator: ".").last.map(String.init) ?? self }
}
