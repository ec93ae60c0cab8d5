/// Requires that some modules, or folders of modules, expose only types that conform to a protocol,
/// with their nested declarations, or nothing: no other public, package or SPI declaration, and no
/// extension of a foreign type, in any branch of `#if`.
struct ExposesOnly: RequirementOfSomeModules {
    static let evidence: Set<Evidence> = [.imported]
    static let readsDeclarations = true
    static let fix = "make it internal"
    let modules: ModuleSelector
    /// `nil` if they must expose nothing.
    let conformingTo: String?
    let except: [String]?

    func violations(in graph: GraphIndex) -> [Violation] {
        let types = NamedTypes(in: graph)
        let named = conformingTo.map { types.types(conformingTo: SymbolName($0)) } ?? []
        let exceptions = (except ?? []).map { Glob($0) }
        let files = graph.files(in: modules).sorted().map { graph.sources.files[$0] }
        let own = Set(
            files.flatMap { file in
                file.declarations.filter(\.isType).map {
                    NamedTypes.Name(module: file.module, path: $0.path)
                }
            })
        let reason = conformingTo.map { ", which doesn't conform to \($0)" } ?? ""
        return files.flatMap { file in
            file.declarations.compactMap { declaration in
                let path = declaration.path
                let type = path.prefix(upTo: ".")
                let fault: String
                if declaration.isVisible, !exceptions.contains(where: { $0.matches(type) }),
                    !named.contains(types.name(type, in: file.module))
                {
                    fault = "expose \(path)\(reason)"
                } else if conformingTo != nil, declaration.kind == .extension,
                    !declaration.bases.isEmpty,
                    !own.contains(.init(module: file.module, path: path))
                {
                    fault = "make \(path) conform to \(declaration.bases.joined(separator: ", "))"
                } else {
                    return nil
                }
                let evidence = declaration.access.map { [$0] } ?? []
                return Violation(
                    subject: "\(file.vertexName).\(path)",
                    sentence: "\(file.vertexName) must not \(fault)",
                    sites: [.init(place: declaration.place, evidence: evidence)])
            }
        }
    }
}

/// Requires a name, a folder, an access level or attributes of types: all types of some modules,
/// or those that conform to a protocol or inherit from a class.
struct Types: RequirementOfModules {
    static let evidence: Set<Evidence> = [.imported]
    static let readsDeclarations = true
    static let fix = "change the declaration as the rule requires"
    let conformingTo: String?, named: String?, folder: String?, access: String?
    let attributes: [String]?
    let modules: ModuleSelector?

    func violations(in graph: GraphIndex) -> [Violation] {
        guard named != nil || folder != nil || access != nil || attributes?.isEmpty == false else {
            return [
                Violation(
                    subject: "requires nothing", sentence: "the rule requires nothing of the types",
                    fix: "add 'named', 'folder', 'access' or 'attributes'", isAboutRule: true)
            ]
        }
        let types = NamedTypes(in: graph)
        let name = conformingTo.map { SymbolName($0) }
        if let name, !types.names(name) {
            return [
                Violation(
                    subject: "selects nothing: \(name.text)",
                    sentence: "no type of the package has or conforms to '\(name.text)'",
                    fix: "correct the name, or remove it", isAboutRule: true)
            ]
        }
        let chosen = name.map { types.types(conformingTo: $0) }
        return graph.files(in: subjects[0]).sorted().flatMap { index in
            let file = graph.sources.files[index]
            return file.declarations.filter { type in
                type.isType && type.kind != .typealias && !type.isLocal
                    && chosen?.contains(.init(module: file.module, path: type.path)) ?? true
            }.compactMap { violation(by: $0, in: file) }
        }
    }

    private func violation(by type: Declaration, in file: SourceIndex.File) -> Violation? {
        let level = type.access ?? "internal"
        let missing = (attributes ?? []).filter { !type.attributes.contains($0) }
        let faults = [
            named.flatMap { Glob($0).matches(type.path.lastName) ? nil : "be named \($0)" },
            folder.flatMap { Glob($0).matches(file.path.parentFolder) ? nil : "be in \($0)" },
            access.flatMap { $0 == level ? nil : "be \($0), not \(level)" },
            missing.isEmpty ? nil : "have \(missing.joined(separator: " and "))",
        ].compactMap { $0 }
        guard !faults.isEmpty else { return nil }
        let evidence = conformingTo.map { ["it conforms to \($0)"] } ?? []
        return Violation(
            subject: "\(file.vertexName).\(type.path)",
            sentence: "\(type.path) must \(faults.joined(separator: " and "))",
            sites: [.init(place: type.place, evidence: evidence)])
    }
}

/// What the text of files says about types, as far as names tell.
///
/// It knows no type aliases, and nothing about what the types of other packages inherit from.
private struct NamedTypes {
    /// A type, by the module that declares it and its name with the types around it.
    struct Name: Hashable {
        /// `nil` for a type of another package.
        let module: String?
        let path: String
    }

    private let modules: Set<String>
    /// For each module, those that it depends on, the nearest first.
    private let reach: [String: [String]]
    private let declaring: [String: Set<String>]
    private var derived: [Name: Set<Name>] = [:]

    init(in graph: GraphIndex) {
        modules = Set(graph.graph.modules.map(\.name))
        reach = graph.graph.modules.indices.reduce(into: [:]) { reach, vertex in
            reach[graph.module(vertex).name] = graph.names(
                ShortestPaths(in: graph.digraph, from: [vertex]).reached)
        }
        declaring = graph.sources.files.reduce(into: [:]) { declaring, file in
            for type in file.declarations where type.isType {
                declaring[type.path, default: []].insert(file.module)
            }
        }
        for file in graph.sources.files {
            for declaration in file.declarations {
                for base in declaration.bases {
                    derived[name(base, in: file.module), default: []]
                        .insert(name(declaration.path, in: file.module))
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
            ? module : reach[module, default: []].first(where: candidates.contains)
        return Name(module: found, path: text)
    }

    func names(_ name: SymbolName) -> Bool {
        derived.keys.contains { matches($0, name) }
            || declaring.contains { path, modules in
                modules.contains { name.matches(path, in: $0) }
            }
    }

    /// The types that conform to a protocol or inherit from a class, directly or through others:
    /// the search begins with what has the name, and follows the types that name what was found.
    func types(conformingTo name: SymbolName) -> Set<Name> {
        var found = Set<Name>()
        var open = derived.keys.filter { matches($0, name) }
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
    fileprivate var lastName: String { split(separator: ".").last.map(String.init) ?? self }
}
