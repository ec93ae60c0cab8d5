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
package struct ModuleSelector: Hashable, Sendable {
    enum Term: Hashable, Sendable {
        case name(String), glob(Glob), kind(Module.Kind)
        /// The modules of the package in some folders.
        case path(Glob)
        /// External modules. It can select no module: a rule can mention one that isn't used.
        case external(Glob)
        case folder(Glob)
    }

    private let included: [Term]
    private let excluded: [Term]

    init(included: [Term], excluded: [Term] = []) {
        self.included = included
        self.excluded = excluded
    }

    init(texts: [String]) {
        included = texts.filter { !$0.hasPrefix("!") }.map { Term(text: $0[...]) }
        excluded = texts.filter { $0.hasPrefix("!") }.map { Term(text: $0.dropFirst()) }
    }

    package static let all: ModuleSelector = "*"

    static func glob(_ pattern: String) -> Self { Self(included: [.glob(Glob(pattern))]) }
    static func kind(_ kind: Module.Kind) -> Self { Self(included: [.kind(kind)]) }
    static func path(_ pattern: String) -> Self { Self(included: [.path(Glob(pattern))]) }

    var folders: [Glob] {
        (included + excluded).compactMap { if case .folder(let glob) = $0 { glob } else { nil } }
    }

    package func except(_ others: ModuleSelector) -> Self {
        Self(included: included, excluded: excluded + others.included)
    }

    func selects(_ module: Module) -> Bool {
        included.contains { $0.selects(module) } && !excluded.contains { $0.selects(module) }
    }

    /// The parts that should select a module but don't, including misspelled external modules.
    func termsWithoutModule(in modules: [Module]) -> [Term] {
        (included + excluded).filter { term in
            guard !modules.contains(where: term.selects) else { return false }
            if case .external = term { return term.suggestion(in: modules) != nil }
            return true
        }
    }

    /// A word for the selection: `features` for `path:Modules/Features/*`; `nil` for all modules.
    var slug: String? {
        let slugs = included.map(\.slug)
        return slugs.allSatisfy(\.isEmpty) ? nil : slugs.joined(separator: "-")
    }
}

extension ModuleSelector.Term {
    /// Reads a part as in JSON. A text in no other form is a name.
    init(text: Substring) {
        let parts = text.split(separator: ":", maxSplits: 1).map(String.init)
        let pattern = Glob(parts.last ?? "")
        switch (parts.count, parts.first) {
        case (2, "path"): self = .path(pattern)
        case (2, "external"): self = .external(pattern)
        case (2, "folder"): self = .folder(pattern)
        case (2, "kind"):
            self = Module.Kind(rawValue: pattern.pattern).map(Self.kind) ?? .name(String(text))
        default:
            self = text.contains { $0 == "*" || $0 == "?" } ? .glob(pattern) : .name(String(text))
        }
    }

    var text: String {
        switch self {
        case .name(let name): name
        case .glob(let glob): glob.pattern
        case .kind(let kind): "kind:\(kind.rawValue)"
        case .path(let glob): "path:\(glob.pattern)"
        case .external(let glob): "external:\(glob.pattern)"
        case .folder(let glob): "folder:\(glob.pattern)"
        }
    }

    /// The text that was probably meant if this one selects no module. An unused external
    /// module differs from a used one by more than one edit.
    func suggestion(in modules: [Module]) -> String? {
        switch self {
        case .name(let name):
            modules.filter { $0.kind != .external && $0.kind != .folder }.map(\.name)
                .nearest(to: name)
        case .external(let glob):
            modules.filter { $0.kind == .external }.map(\.name)
                .nearest(to: glob.pattern, edits: 1).map { "external:\($0)" }
        default: nil
        }
    }

    func selects(_ module: Module) -> Bool {
        let isOwn = module.kind != .external && module.kind != .folder
        return switch self {
        case .name(let name): isOwn && module.name == name
        case .glob(let glob): isOwn && glob.matches(module.name)
        case .kind(let kind): module.kind == kind
        case .path(let glob): isOwn && glob.matches(module.path)
        case .external(let glob):
            module.kind == .external
                && ([module.name] + module.aliases).contains(where: glob.matches)
        case .folder(let glob): module.kind == .folder && glob.matches(module.path)
        }
    }

    fileprivate var slug: String {
        let word =
            switch self {
            case .name(let name): name
            case .kind(let kind): kind.rawValue
            case .glob(let glob), .external(let glob): glob.pattern
            // The last folder of a path whose name contains letters.
            case .path(let glob), .folder(let glob):
                String(
                    glob.pattern.split(separator: "/").last { $0.contains(where: \.isLetter) }
                        ?? "")
            }
        return word.filter { $0 != "*" && $0 != "?" }.kebabCased
    }
}

extension ModuleSelector: Codable, CustomStringConvertible {
    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let text = try? container.decode(String.self) {
            self.init(texts: [text])
        } else if let texts = try? container.decode([String].self) {
            self.init(texts: texts)
        } else {
            throw DecodingError.dataCorruptedError(
                in: container,
                debugDescription: "a selector of modules is a string or a list of strings")
        }
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        if texts.count == 1 {
            try container.encode(texts[0])
        } else {
            try container.encode(texts)
        }
    }

    package var description: String { texts.isEmpty ? "nothing" : texts.joined(separator: ", ") }

    private var texts: [String] { included.map(\.text) + excluded.map { "!\($0.text)" } }
}

extension ModuleSelector: ExpressibleByArrayLiteral, ExpressibleByStringLiteral {
    package init(arrayLiteral selectors: ModuleSelector...) {
        self.init(
            included: selectors.flatMap(\.included), excluded: selectors.flatMap(\.excluded))
    }

    package init(stringLiteral text: String) {
        self.init(texts: [text])
    }
}

extension ModuleGraph {
    /// The modules that serve more than tests. Excludes tests, snippets, and libraries next to tests
    /// that are in no product and on which only tests depend.
    package var productionModules: ModuleSelector {
        let tests = modules.filter { $0.kind == .test }
        let (names, folders) = (Set(tests.map(\.name)), Set(tests.map(\.parentFolder)))
        let offered = Set(products.flatMap(\.modules))
        let users = Dictionary(grouping: edges, by: \.head).mapValues { Set($0.map(\.tail)) }
        let support = modules.filter { module in
            let isUsed = users[module.name].map { $0.isSubset(of: names) } ?? false
            return isUsed && module.kind == .library && !offered.contains(module.name)
                && folders.contains(module.parentFolder)
        }
        return .all.except(
            ModuleSelector(
                included: [.kind(.test), .kind(.snippet)] + support.map { .name($0.name) }))
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
