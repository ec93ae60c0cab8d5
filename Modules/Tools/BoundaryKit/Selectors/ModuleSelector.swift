/// Names modules of a package: by name, glob, kind or folder, or modules from outside.
///
/// ```swift
/// .path("Modules/Features/*")                    // each folder in Modules/Features
/// [.name("Shop"), .glob("*Kit"), .kind(.test)]   // what any of them names
/// .path("Modules/**").except("RoutingKit")       // a text is read as in JSON
/// ```
///
/// In JSON, and as a literal, a selector is a text: `Shop`, `*Kit`, `path:Modules/Features/*`,
/// `kind:test` or `external:UIKit`; a list of them names what any of them names, but what those
/// with a leading `!` name.
public struct ModuleSelector: Hashable, Sendable {
    /// What is named.
    let included: [Term]
    /// What is not, although it is named.
    let excluded: [Term]

    init(included: [Term], excluded: [Term] = []) {
        self.included = included
        self.excluded = excluded
    }

    /// Every module that the package builds.
    public static let all = glob("*")

    /// No module.
    public static let nothing = ModuleSelector(included: [])

    /// The module of the package with this name.
    public static func name(_ name: String) -> Self { Self(included: [.name(name)]) }

    /// The modules of the package whose names match a pattern: `*` stands for any text, `?` for
    /// one character.
    public static func glob(_ pattern: String) -> Self { Self(included: [.glob(Glob(pattern))]) }

    /// The modules of the package that are built for a purpose.
    public static func kind(_ kind: Module.Kind) -> Self { Self(included: [.kind(kind)]) }

    /// The modules whose folders match a pattern: `*` stands for any text without `/`, `**` for
    /// any text, `?` for one character.
    public static func path(_ pattern: String) -> Self { Self(included: [.path(Glob(pattern))]) }

    /// The modules from outside the package whose names match a pattern. A pattern may name
    /// modules that nobody uses.
    public static func external(_ pattern: String) -> Self {
        Self(included: [.external(Glob(pattern))])
    }

    /// The same modules but for those that another selector names.
    public func except(_ others: ModuleSelector) -> Self {
        Self(included: included, excluded: excluded + others.included)
    }

    /// Whether the selector names a module.
    func selects(_ module: Module) -> Bool {
        included.contains { $0.selects(module) } && !excluded.contains { $0.selects(module) }
    }

    /// The parts that name no module although they should.
    func idleTerms(in modules: [Module]) -> [Term] {
        (included + excluded).filter { term in
            !term.mayBeIdle && !modules.contains(where: term.selects)
        }
    }
}

extension ModuleSelector: ExpressibleByArrayLiteral, ExpressibleByStringLiteral {
    /// Names what any of several selectors names.
    public init(arrayLiteral selectors: ModuleSelector...) {
        self.init(
            included: selectors.flatMap(\.included), excluded: selectors.flatMap(\.excluded))
    }

    /// Reads the text of a selector as in JSON.
    public init(stringLiteral text: String) {
        self.init(texts: [text])
    }
}
