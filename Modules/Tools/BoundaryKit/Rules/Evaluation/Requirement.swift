/// What a rule asks of a graph of modules.
protocol Requirement: Codable, Hashable, Sendable {
    /// Its name in JSON.
    static var name: String { get }
    /// The evidence without which nothing can be said; any will do if empty.
    static var evidence: Set<Evidence.Kind> { get }
    /// What to do about a violation, unless the rule says it better.
    static var fix: String { get }

    /// The modules that it speaks of. Each selector must name some.
    var subjects: [ModuleSelector] { get }
    /// The modules that it names besides.
    var others: [ModuleSelector] { get }
    /// The modules of which it asks what they show.
    var surfaces: [ModuleSelector] { get }
    /// Whether it gives its subjects a place among the other modules.
    static var givesPlace: Bool { get }

    /// The ways from module to module that it closes.
    func prohibitions(in graph: GraphIndex) -> [Prohibition]
    /// What breaks it.
    func violations(in graph: GraphIndex) -> [Violation]
}

extension Requirement {
    static var evidence: Set<Evidence.Kind> { [] }
    static var givesPlace: Bool { false }
    var others: [ModuleSelector] { [] }
    var surfaces: [ModuleSelector] { [] }
    func prohibitions(in graph: GraphIndex) -> [Prohibition] { [] }

    func violations(in graph: GraphIndex) -> [Violation] {
        prohibitions(in: graph).flatMap { $0.violations(in: graph) }
    }

    /// The name of a rule that has none: what it speaks of, and what it says about it.
    var slug: String {
        let subject = subjects.count == 1 ? subjects.first?.slug : nil
        return [subject, Self.name.kebabCased].compactMap { $0 }.joined(separator: "-")
    }

    /// Whether two requirements ask the same.
    func equals(_ other: any Requirement) -> Bool { (other as? Self) == self }
}
