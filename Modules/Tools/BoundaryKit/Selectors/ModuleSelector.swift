/// Selects modules of a package by name, glob, kind or folder, external modules, or folders of
/// modules.
///
/// ```swift
/// "path:Modules/Features/*"             // each folder in Modules/Features
/// ["Shop", "*Kit", "kind:test"]         // modules that any of them selects
/// ["path:Modules/**", "!RoutingKit"]    // the first without the second
/// ```
///
/// The text is the same in JSON: `Shop`, `*Kit`, `path:Modules/Features/*`, `kind:test`,
/// `external:UIKit` or `folder:Modules/Shop/*`. A list selects the modules that any of its texts
/// selects, except those that a text with a leading `!` selects.
package struct ModuleSelector: Hashable, Sendable {
    /// The parts that select modules.
    let included: [Term]
    /// The parts that exclude modules.
    let excluded: [Term]

    init(included: [Term], excluded: [Term] = []) {
        self.included = included
        self.excluded = excluded
    }

    /// Every module of the package.
    package static let all = glob("*")

    /// No module.
    static let nothing = ModuleSelector(included: [])

    /// The module of the package with this name.
    static func name(_ name: String) -> Self { Self(included: [.name(name)]) }

    /// The modules of the package whose names match a pattern: `*` matches any text, `?`
    /// one character.
    static func glob(_ pattern: String) -> Self { Self(included: [.glob(Glob(pattern))]) }

    /// The modules of a kind.
    static func kind(_ kind: Module.Kind) -> Self { Self(included: [.kind(kind)]) }

    /// The modules whose folders match a pattern: `*` matches any text without `/`, `**` any text,
    /// `?` one character.
    static func path(_ pattern: String) -> Self { Self(included: [.path(Glob(pattern))]) }

    /// The external modules whose names match a pattern. It can select no module.
    static func external(_ pattern: String) -> Self {
        Self(included: [.external(Glob(pattern))])
    }

    /// The folders of modules whose paths match a pattern, each as a part of its module: `*` matches
    /// any text without `/`, `**` any text, `?` one character.
    ///
    /// A file belongs to the deepest of the folders that a rule selects, and to its module if it is
    /// in none. Rules about folders need evidence of uses.
    static func folder(_ pattern: String) -> Self {
        Self(included: [.folder(Glob(pattern))])
    }

    /// The patterns of the folders that it selects or excludes.
    var folders: [Glob] {
        (included + excluded).compactMap { if case .folder(let glob) = $0 { glob } else { nil } }
    }

    /// The same modules without those that another selector selects.
    package func except(_ others: ModuleSelector) -> Self {
        Self(included: included, excluded: excluded + others.included)
    }

    /// Whether it selects a module.
    func selects(_ module: Module) -> Bool {
        included.contains { $0.selects(module) } && !excluded.contains { $0.selects(module) }
    }

    /// The parts that should select a module but don't, including misspelled external modules.
    func termsWithoutModule(in modules: [Module]) -> [Term] {
        (included + excluded).filter { term in
            !modules.contains(where: term.selects)
                && (!term.mayBeEmpty || term.suggestion(in: modules) != nil)
        }
    }
}

extension ModuleSelector: ExpressibleByArrayLiteral, ExpressibleByStringLiteral {
    /// Selects the modules that any of several selectors selects.
    package init(arrayLiteral selectors: ModuleSelector...) {
        self.init(
            included: selectors.flatMap(\.included), excluded: selectors.flatMap(\.excluded))
    }

    /// Reads the text of a selector as in JSON.
    package init(stringLiteral text: String) {
        self.init(texts: [text])
    }
}
