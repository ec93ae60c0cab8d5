/// What a rule is about, the most serious first.
package enum Concern: Comparable, Sendable {
    case cycles
    case structure
    case other
    /// What can be tidied up at any time.
    case upkeep
}

/// The condition of a rule on a module graph.
protocol Requirement: Codable, Sendable {
    /// The evidence that it needs; any evidence is enough if empty.
    static var evidence: Set<Evidence> { get }
    /// A phrase that says how to fix a violation, unless the rule or the violation has another one.
    static var fix: String { get }
    /// What a violation is about, by which findings are ordered.
    static var concern: Concern { get }
    /// Whether it is about declarations in the text of sources, and not about dependencies.
    static var readsDeclarations: Bool { get }

    /// The modules that it is about. Each selector must select at least one.
    var subjects: [ModuleSelector] { get }
    /// The other modules that it mentions, such as those that the subjects may depend on.
    var others: [ModuleSelector] { get }
    /// The default name of a rule: its subject and its kind.
    var slug: String { get }

    /// What breaks it in a graph.
    func violations(in graph: GraphIndex) -> [Violation]
}

extension Requirement {
    /// The word for it in a file of rules: `noUnused` for the type `NoUnused`.
    static var name: String {
        let type = "\(Self.self)"
        return type.prefix(1).lowercased() + type.dropFirst()
    }

    static var evidence: Set<Evidence> { [] }
    static var readsDeclarations: Bool { false }
    static var concern: Concern { .other }
    var others: [ModuleSelector] { [] }
    var slug: String {
        let subject = subjects.count == 1 ? subjects[0].slug : nil
        return [subject, Self.name.kebabCased].compactMap { $0 }.joined(separator: "-")
    }
}

/// A requirement that forbids dependencies, and so gives its subjects a place among the other
/// modules.
protocol ProhibitingRequirement: Requirement {
    /// The dependencies that it forbids.
    func prohibitions(in graph: GraphIndex) -> [Prohibition]
}

extension ProhibitingRequirement {
    static var concern: Concern { .structure }

    func violations(in graph: GraphIndex) -> [Violation] {
        prohibitions(in: graph).flatMap { $0.violations(in: graph) }
    }
}

/// A requirement of the modules that it names, or of all if it names none.
protocol RequirementOfModules: Requirement {
    var modules: ModuleSelector? { get }
}

extension RequirementOfModules {
    var subjects: [ModuleSelector] { [modules ?? .all] }
}

/// A requirement that has to name modules.
protocol RequirementOfSomeModules: Requirement {
    var modules: ModuleSelector { get }
}

extension RequirementOfSomeModules {
    var subjects: [ModuleSelector] { [modules] }
}

/// What breaks a rule: a subject, such as a dependency, with the places that show it.
struct Violation: Hashable, Sendable {
    /// A place that shows the violation, and what is known there.
    struct Site: Hashable, Sendable {
        let place: SourcePlace
        var evidence: [String] = []
    }

    /// The subject, such as `Moments -> Shop`.
    let subject: String
    let sentence: String
    var sites: [Site] = []
    /// The modules on the path from the one that depends to the one that it must not depend on.
    var path: [String] = []
    /// The dependency whose line is to blame, such as `Moments -> Shop`, if the subject isn't one.
    var cause: String?
    /// Whether the path is prohibited, so that the finding lists the modules that are allowed.
    var isProhibitedPath = false
    /// The pairs of modules whose path leads through the dependency that is to blame.
    var offenders: [IndirectDependency] = []
    /// Whether the subject violates the rule itself, and isn't only the cause of what others do.
    var isOwn = true
    /// Whether its fix is to declare a dependency. It isn't reported for a prohibited path.
    var asksForDeclaration = false
    /// Whether it is only in a branch of `#if` that isn't compiled, so that it never fails the
    /// check.
    var isInOtherBuild = false
    /// How to fix it; the rule's fix if `nil`.
    var fix: String?
    /// Whether the rule itself is wrong, which is always an error.
    var isAboutRule = false

    /// The module that depends, in a violation by a dependency.
    var tail: String { subject.prefix(upTo: " -> ") }

    /// The first and the last module of the path.
    var ends: Dependency? { path.first.map { Dependency(tail: $0, head: path.last ?? $0) } }
}

/// A pair of modules that must not depend on each other and do so through others.
struct IndirectDependency: Hashable, Sendable, Codable {
    let dependency: Dependency
    /// The dependency on the path that is to blame.
    let cause: String
    let path: [String]

    /// As in a baseline: `G -> N by F -> N`.
    var subject: String { "\(dependency) by \(cause)" }
}
