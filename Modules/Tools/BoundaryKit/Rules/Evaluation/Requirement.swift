/// What a rule is about, the most serious first.
package enum Concern: Int, Comparable, Sendable {
    /// Dependency cycles.
    case cycles
    /// Which modules may depend on which others.
    case structure
    /// Anything else.
    case other
    /// What can be tidied up at any time.
    case upkeep

    package static func < (left: Concern, right: Concern) -> Bool { left.rawValue < right.rawValue }
}

/// The condition of a rule on a module graph.
protocol Requirement: Codable, Hashable, Sendable {
    /// Its name in JSON.
    static var name: String { get }
    /// The evidence that it needs; any evidence is enough if empty.
    static var evidence: Set<Evidence.Kind> { get }
    /// How to fix a violation, unless the rule has its own fix.
    static var fix: String { get }

    /// The modules that it is about. Each selector must select at least one.
    var subjects: [ModuleSelector] { get }
    /// The other modules that it names.
    var others: [ModuleSelector] { get }
    /// What a violation is about, by which findings are ordered.
    static var concern: Concern { get }
    /// Whether it is about declarations in the text of sources, and not about dependencies.
    static var readsDeclarations: Bool { get }
    /// Whether it assigns its subjects a place among the other modules.
    static var givesPlace: Bool { get }

    /// The paths between modules that it prohibits.
    func prohibitions(in graph: GraphIndex) -> [Prohibition]
    /// The violations in a graph.
    func violations(in graph: GraphIndex) -> [Violation]
}

extension Requirement {
    static var evidence: Set<Evidence.Kind> { [] }
    static var givesPlace: Bool { false }
    static var readsDeclarations: Bool { false }
    static var concern: Concern { givesPlace ? .structure : .other }
    var others: [ModuleSelector] { [] }
    func prohibitions(in graph: GraphIndex) -> [Prohibition] { [] }

    func violations(in graph: GraphIndex) -> [Violation] {
        prohibitions(in: graph).flatMap { $0.violations(in: graph) }
    }

    /// The default name of a rule: its subject and its kind.
    var slug: String {
        let subject = subjects.count == 1 ? subjects.first?.slug : nil
        return [subject, Self.name.kebabCased].compactMap { $0 }.joined(separator: "-")
    }

    /// Whether two requirements are equal.
    func equals(_ other: any Requirement) -> Bool { (other as? Self) == self }
}
