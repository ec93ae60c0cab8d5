import CommandLineKit

/// A rule about the dependencies of modules, or about declarations, with its reason.
///
/// In JSON, it is an object with the rule's name, its modules and its reason:
///
/// ```json
/// { "rule": "independent", "modules": "path:Modules/Features/*", "because": "…" }
/// ```
public struct BoundaryRule: Sendable {
    /// Its name in findings and in the baseline, such as `features-independent`.
    package let id: String
    /// The reason for the rule, which each finding repeats.
    package let because: String
    /// A phrase that says how to fix a violation.
    package let fix: String
    /// Whether a violation fails the check, or is only reported.
    package let severity: Severity
    /// The violations that are accepted permanently.
    var exceptions: [RuleException] = []
    let requirement: any Requirement
    /// The place of the rule; `nil` if it isn't in a file.
    var place: SourcePlace?

    init(
        _ requirement: any Requirement, because reason: String, id: String? = nil,
        fix: String? = nil, severity: Severity = .error
    ) {
        self.severity = severity
        self.id = id ?? requirement.slug
        self.because = reason
        self.fix = fix ?? type(of: requirement).fix
        self.requirement = requirement
    }

    var evidence: Set<Evidence> {
        // Only uses show the dependencies between folders.
        type(of: requirement).evidence.union(folders.isEmpty || readsDeclarations ? [] : [.used])
    }

    var readsDeclarations: Bool { type(of: requirement).readsDeclarations }

    var folders: Set<Glob> { Set((requirement.subjects + requirement.others).flatMap(\.folders)) }

    package var concern: Concern { type(of: requirement).concern }

    /// The selectors of the modules to which the rule assigns a place among the others.
    var placed: [ModuleSelector] { prohibiting?.subjects ?? [] }

    /// The requirement, if it forbids dependencies.
    var prohibiting: (any ProhibitingRequirement)? { requirement as? any ProhibitingRequirement }

    /// Applies the exceptions of the rule to its violations.
    ///
    /// 1. An exception accepts a violation by its subject, such as `App -> Log`. Of a finding about
    ///    several modules that depend by one cause, each is accepted by its own name.
    /// 2. What is left of a finding stays; a finding of which nothing is left goes.
    /// 3. An exception that has accepted nothing is a violation itself.
    func exempting(_ violations: [Violation]) -> [Violation] {
        let patterns = exceptions.flatMap(\.accepts)
        let globs = patterns.map { Glob($0.replacing("*", with: "**")) }
        var needed: Set<Int> = []
        func isAccepted(_ subjects: [String]) -> Bool {
            let matching = globs.indices.filter { subjects.contains(where: globs[$0].matches) }
            needed.formUnion(matching)
            return !matching.isEmpty
        }
        let kept = violations.compactMap { violation -> Violation? in
            guard !violation.isAboutRule else { return violation }
            var kept = violation
            // What is accepted of a cause are the modules that depend by it, each by its own name.
            kept.offenders.removeAll { isAccepted([$0.dependency.description, $0.subject]) }
            kept.isOwn = violation.isOwn && !isAccepted([violation.subject])
            return kept.isOwn || !kept.offenders.isEmpty ? kept : nil
        }
        let causes = Set(kept.flatMap(\.offenders).map(\.cause))
        let needless = patterns.indices.filter { !needed.contains($0) }.map { index in
            let isCause = causes.contains(patterns[index])
            return Violation(
                subject: "accepts nothing: \(patterns[index])",
                sentence: "the rule accepts '\(patterns[index])', which isn't a violation",
                fix: isCause
                    ? "name the module that must not depend, as in 'A -> C by \(patterns[index])'"
                    : "remove it from 'exceptions'", isAboutRule: true)
        }
        return kept + needless
    }
}

/// Violations of a rule that are accepted permanently, with the reason.
struct RuleException: Sendable, Decodable {
    /// The subjects of the violations, such as `App -> Log`: `*` matches any text.
    let accepts: [String]
    let because: String
}

/// How serious a violation is: an error fails the check, a warning is only reported.
package enum Severity: String, Hashable, Sendable, Codable {
    case error, warning
}

extension [BoundaryRule] {
    /// The evidence that the rules need: that of manifests and sources, and uses if a rule is about
    /// uses of symbols or dependencies of folders.
    var evidence: Set<Evidence> {
        reduce(into: [.declared, .imported]) { $0.formUnion($1.evidence) }
    }

    /// Whether one of them is about declarations in the text of sources.
    var readDeclarations: Bool { contains(where: \.readsDeclarations) }
}

extension ModuleGraph {
    /// Reads what rules need to know about a package, and about the packages in its folder on which
    /// it depends by a path.
    ///
    /// This resolves no dependency, builds nothing and writes nothing into the package. Without an
    /// index, the graph lacks its evidence, which is no error.
    /// - Parameters:
    ///   - package: The folder of the package, or of several.
    ///   - rules: The rules that are checked afterwards.
    ///   - kinds: The evidence to gather; what the rules need if `nil`.
    ///   - build: The build with the compiler's index; the package's own if `nil`.
    ///   - progress: Receives the number of manifests that are read next.
    public init(
        of package: PackageFolder, for rules: [BoundaryRule],
        evidence kinds: Set<Evidence>? = nil, built build: BuildFolder? = nil,
        progress: @Sendable (_ manifests: Int) -> Void = { _ in }
    ) async throws {
        try await self.init(
            of: package, LocalManifests(in: package, progress: progress),
            evidence: kinds ?? rules.evidence, declarations: rules.readDeclarations, built: build)
    }
}

/// A rule in JSON.
struct CodedRule: Decodable {
    private(set) var rule: BoundaryRule

    static let requirements: [any Requirement.Type] = [
        Independent.self, MayDependOnlyOn.self, Layers.self, Forbidden.self, Protected.self,
        Acyclic.self, NoUndeclared.self, NoUnused.self, NoReexport.self,
        TestableOnlyFromOwnTests.self, ExposesOnly.self, Absent.self, RequiresSettings.self,
        Exhaustive.self, EveryModuleHasOwner.self, ImportsOnlyIn.self, NoUse.self, UsedOnlyBy.self,
        Types.self,
    ]

    private enum CodingKeys: String, CodingKey, CaseIterable {
        case rule, because, id, fix, severity, exceptions
    }

    /// Reads a rule. An unknown key is an error, because its meaning would be lost.
    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        func error(_ key: CodingKeys, _ sentence: String) -> DecodingError {
            .dataCorruptedError(forKey: key, in: container, debugDescription: sentence)
        }
        let name = try container.decode(String.self, forKey: .rule)
        guard let type = Self.requirements.first(where: { $0.name == name }) else {
            let names = Self.requirements.map { $0.name }.sorted()
            throw error(.rule, "unknown rule '\(name)'; \(names.advice(for: name))")
        }
        let requirement = try type.init(from: decoder)
        let reason = try container.decode(String.self, forKey: .because)
        guard reason.contains(where: { !$0.isWhitespace }) else {
            throw error(.because, "the reason is empty; say why the rule exists")
        }
        try Self.refuseOtherKeys(than: requirement, in: decoder)
        let level = try container.decodeIfPresent(String.self, forKey: .severity) ?? "error"
        guard let severity = Severity(rawValue: level) else {
            throw error(.severity, "unknown severity '\(level)'; it is one of error, warning")
        }
        rule = BoundaryRule(
            requirement, because: reason,
            id: try container.decodeIfPresent(String.self, forKey: .id),
            fix: try container.decodeIfPresent(String.self, forKey: .fix), severity: severity)
        rule.exceptions =
            try container.decodeIfPresent([RuleException].self, forKey: .exceptions) ?? []
    }

    private struct Unread: Decodable { init(from decoder: any Decoder) {} }

    private static func refuseOtherKeys(
        than requirement: any Requirement, in decoder: any Decoder
    ) throws {
        let own = Mirror(reflecting: requirement).children.compactMap(\.label)
        let known = Set(own).union(CodingKeys.allCases.map(\.rawValue))
        for key in try [String: Unread](from: decoder).keys.sorted() where !known.contains(key) {
            throw DecodingError.dataCorrupted(
                DecodingError.Context(
                    codingPath: [],
                    debugDescription: "'\(type(of: requirement).name)' has no '\(key)'; "
                        + known.sorted().advice(for: key)))
        }
    }
}

extension [String] {
    /// The name that was probably meant by a word, or all names.
    fileprivate func advice(for word: String) -> String {
        nearest(to: word).map { "did you mean '\($0)'?" }
            ?? "it is one of \(joined(separator: ", "))"
    }
}
