import CommandLineKit

/// Selects modules of a package by name, glob, kind or folder, external modules, or folders of
/// modules.
///
/// ```swift
/// "path:Modules/Features/*"             // each folder in Modules/Features
/// ["Shop", "*Kit", "kind:test"]         // modules that any of them selects
/// ["path:Modules/**", "!RoutingKit"]    // the first without the second
/// ```
///
/// The text is the same in JSON. A list selects the modules that any of its texts selects, except
/// those that a text with a leading `!` selects.
struct ModuleSelector: Hashable, Sendable {
    private let included: [Term]
    private let excluded: [Term]

    init(texts: [String]) {
        included = texts.filter { !$0.hasPrefix("!") }.map { Term($0[...]) }
        excluded = texts.filter { $0.hasPrefix("!") }.map { Term($0.dropFirst()) }
    }

    static let all = ModuleSelector(texts: ["*"])

    static func kind(_ kind: Module.Kind) -> Self { Self(texts: ["kind:\(kind.rawValue)"]) }

    var folders: [Glob] { (included + excluded).filter { $0.scope == .folder }.map(\.glob) }

    func selects(_ module: Module) -> Bool {
        included.contains { $0.selects(module) } && !excluded.contains { $0.selects(module) }
    }

    /// The parts that should select a module but don't: all for modules of the package, and those
    /// for external modules that are probably misspelled.
    func termsWithoutModule(in modules: [Module]) -> [Term] {
        (included + excluded).filter { term in
            guard !modules.contains(where: term.selects) else { return false }
            return term.scope != .external || term.suggestion(in: modules) != nil
        }
    }

    /// A word for the selection: `features` for `path:Modules/Features/*`; `nil` for all modules.
    var slug: String? {
        let slugs = included.map(\.slug)
        return slugs.allSatisfy(\.isEmpty) ? nil : slugs.joined(separator: "-")
    }
}

extension ModuleSelector {
    /// A part of a selector: a pattern of names of own modules or, after a colon, of something
    /// else.
    struct Term: Hashable, Sendable {
        enum Scope: String {
            case kind, folder
            /// The modules of the package in some folders.
            case path
            /// External modules. It can select none: a rule can mention one that isn't used.
            case external
        }

        let scope: Scope?
        let glob: Glob

        init(_ text: Substring) {
            let parts = text.split(separator: ":", maxSplits: 1)
            scope = parts.count == 2 ? Scope(rawValue: String(parts[0])) : nil
            glob = Glob(String(scope == nil ? text : parts[1]))
        }

        var text: String { (scope.map { "\($0.rawValue):" } ?? "") + glob.pattern }

        /// The text that was probably meant if this one selects no module. An unused external
        /// module differs from a used one by more than one edit.
        func suggestion(in modules: [Module]) -> String? {
            let names = modules.filter { $0.isOwn == (scope == nil) && $0.kind != .folder }.map(
                \.name)
            if scope == .external {
                return names.nearest(to: glob.pattern, edits: 1).map { "external:\($0)" }
            }
            let isName = scope == nil && !glob.pattern.contains { "*?".contains($0) }
            return isName ? names.nearest(to: glob.pattern) : nil
        }

        func selects(_ module: Module) -> Bool {
            switch scope {
            case nil: module.isOwn && glob.matches(module.name)
            case .path: module.isOwn && glob.matches(module.path)
            case .folder: module.kind == .folder && glob.matches(module.path)
            case .kind: module.kind.rawValue == glob.pattern
            case .external:
                module.kind == .external
                    && ([module.name] + module.aliases).contains(where: glob.matches)
            }
        }

        fileprivate var slug: String {
            // The last folder of a path whose name contains letters.
            let folder = glob.pattern.split(separator: "/").last { $0.contains(where: \.isLetter) }
            let isPath = scope == .path || scope == .folder
            return (isPath ? String(folder ?? "") : glob.pattern)
                .filter { $0 != "*" && $0 != "?" }.kebabCased
        }
    }
}

extension ModuleSelector: Codable, CustomStringConvertible {
    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let text = try? container.decode(String.self)
        guard let texts = text.map({ [$0] }) ?? (try? container.decode([String].self)) else {
            throw DecodingError.dataCorruptedError(
                in: container,
                debugDescription: "a selector of modules is a string or a list of strings")
        }
        self.init(texts: texts)
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try texts.count == 1 ? container.encode(texts[0]) : container.encode(texts)
    }

    var description: String { texts.isEmpty ? "nothing" : texts.joined(separator: ", ") }

    private var texts: [String] { included.map(\.text) + excluded.map { "!\($0.text)" } }
}

extension ModuleGraph {
    /// The modules that serve more than tests. Excludes tests, snippets, and libraries next to
    /// tests that are in no product and on which only tests depend.
    var productionModules: ModuleSelector {
        let tests = modules.filter { $0.kind == .test }
        let names = Set(tests.map(\.name))
        let folders = Set(tests.map(\.path.parentFolder))
        let offered = Set(products.flatMap(\.modules))
        let users = Dictionary(grouping: edges, by: \.head).mapValues { Set($0.map(\.tail)) }
        let support = modules.filter { module in
            let isUsed = users[module.name].map { $0.isSubset(of: names) } ?? false
            return isUsed && module.kind == .library && !offered.contains(module.name)
                && folders.contains(module.path.parentFolder)
        }
        let others = ["kind:test", "kind:snippet"] + support.map(\.name)
        return ModuleSelector(texts: ["*"] + others.map { "!\($0)" })
    }
}

extension String {
    /// The text in lower case with hyphens between its words: `routing-kit` for `RoutingKit`.
    var kebabCased: String {
        replacing(/(\p{Lu})(\p{Lu}\p{Ll})/) { "\($0.1)-\($0.2)" }
            .replacing(/([\p{Ll}\p{N}])(\p{Lu})/) { "\($0.1)-\($0.2)" }
            .lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
    }
}
