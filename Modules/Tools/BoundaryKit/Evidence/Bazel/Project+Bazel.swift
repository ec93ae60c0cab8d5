import Foundation

extension Project {
    /// Reads the rules of Swift from a file that `bazel query --output=streamed_jsonproto` has
    /// written: a project for each folder that declares some.
    /// - Throws: `unreadableFile` if the file can't be read or contains no such rule, and
    ///   `unknownFormat` if it is in another format.
    static func described(
        byBazel file: URL, in root: PackageFolder
    ) throws(EvidenceError) -> [Project] {
        let lines = try root.data(of: file).split(separator: UInt8(ascii: "\n"))
        let rules = try lines.map { line throws(EvidenceError) in
            try ToolFormat.decode(
                BazelTarget.self, from: Data(line),
                of: "'bazel query --output=streamed_jsonproto'"
            ).rule
        }.compactMap(\.self)
        let modules = rules.filter { $0.moduleKind != nil && $0.label.repository.isEmpty }
        guard !modules.isEmpty else {
            throw .unreadableFile(
                root.name(of: file),
                reason: "contains no rule of Swift, such as swift_library; write it with "
                    + "bazel query 'kind(\"swift_|alias\", //...)' --output=streamed_jsonproto")
        }
        let names = BazelNames(rules)
        var places = BazelPlaces(in: root)
        let targets = modules.map { rule in
            (folder: rule.label.folder, target: ProjectTarget(rule, names, &places))
        }
        return Dictionary(grouping: targets, by: \.folder)
            .map { Project(path: "BUILD.bazel".inside($0), targets: $1.map(\.target)) }
            .sorted { $0.path < $1.path }
    }
}

/// The modules of the rules that a label can name.
private struct BazelNames {
    private let modules: [BazelLabel: String]
    private let aliases: [BazelLabel: BazelLabel]

    init(_ rules: [BazelRule]) {
        modules = Dictionary(
            rules.filter { $0.moduleKind != nil }.map { ($0.label, $0.moduleName) },
            uniquingKeysWith: { one, _ in one })
        aliases = Dictionary(
            rules.filter { $0.kind == "alias" }.compactMap { rule in
                rule.labels("actual").first.map { (rule.label, $0) }
            }, uniquingKeysWith: { one, _ in one })
    }

    /// The name of the module of a label; that in the label if no known rule declares it.
    func module(of label: BazelLabel) -> String {
        var (label, known) = (label, Set<BazelLabel>())
        while let actual = aliases[label], known.insert(label).inserted { label = actual }
        return modules[label] ?? label.name.moduleName
    }
}

extension ProjectTarget {
    fileprivate init(_ rule: BazelRule, _ names: BazelNames, _ places: inout BazelPlaces) {
        let name = rule.moduleName
        let sources = rule.labels("srcs").filter { $0.repository.isEmpty }.map(\.file)
            .filter { $0.hasSuffix(".swift") }.sorted()
        let lists = ["deps", "private_deps", "implementation_deps", "plugins"]
        var known: Set = [name]
        var edges: [Edge] = []
        for label in lists.flatMap(rule.labels) {
            let head = names.module(of: label)
            guard known.insert(head).inserted else { continue }
            let place = places.place(of: label, in: rule)
            edges.append(
                Edge(
                    from: name, to: head,
                    evidence: [.declared(DeclaredDependency(place: place))]))
        }
        let folder = sources.map(\.parentFolder).commonFolder
        self.init(
            module: Module(
                name: name, kind: rule.moduleKind ?? .library,
                path: sources.isEmpty ? rule.label.folder : folder, place: places.place(of: rule)),
            edges: edges, sources: sources)
    }
}

extension BazelRule {
    /// The kind of the module that it compiles; `nil` if it compiles none.
    fileprivate var moduleKind: Module.Kind? {
        switch kind {
        case "swift_library": isForTests ? .test : .library
        case "swift_binary": .executable
        case "swift_test": .test
        case "swift_compiler_plugin": .macro
        default: nil
        }
    }

    /// The name of the module, as the rules of Swift derive it.
    fileprivate var moduleName: String { text("module_name") ?? label.moduleName }
}
