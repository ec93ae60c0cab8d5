/// A rule about the dependencies of modules, or about declarations, with its reason.
///
/// ```swift
/// let rules: [BoundaryRule] = [
///     .independent(.path("Modules/Features/*"), because: "features meet only through URLs"),
///     .modules("RoutingKit", mayDependOnlyOn: "external:Foundation", because: "apps use it alone"),
/// ]
/// ```
///
/// In JSON, it is a list of objects with the rule's name, its modules and its reason:
/// `{ "rule": "independent", "modules": "path:Modules/Features/*", "because": "…" }`.
public struct BoundaryRule: Sendable {
    /// Its name in findings and in the baseline, such as `features-independent`.
    public let id: String
    /// The reason of the rule.
    public let because: String
    /// How to fix a violation.
    public let fix: String
    /// Whether a violation fails the check, or is only reported.
    public let severity: Severity
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

    /// The same rule with another name.
    public func named(_ id: String) -> BoundaryRule {
        BoundaryRule(requirement, because: because, id: id, fix: fix, severity: severity)
    }

    /// The same rule with another fix for a violation.
    public func fixed(by sentence: String) -> BoundaryRule {
        BoundaryRule(requirement, because: because, id: id, fix: sentence, severity: severity)
    }

    /// The same rule, of which a violation is a warning and doesn't fail the check.
    public func warning() -> BoundaryRule {
        BoundaryRule(requirement, because: because, id: id, fix: fix, severity: .warning)
    }

    /// The evidence without which the rule can't be checked.
    var evidence: Set<Evidence.Kind> {
        type(of: requirement).evidence.union(folders.isEmpty ? [] : [.used])
    }

    /// The patterns of the folders that the rule treats as modules.
    var folders: Set<Glob> {
        Set((requirement.subjects + requirement.others).flatMap(\.folders))
    }

    /// The selectors of the modules whose visible declarations the rule checks.
    var surfaces: [ModuleSelector] { requirement.surfaces }

    /// The selectors of the modules to which the rule assigns a place among the others.
    var placed: [ModuleSelector] {
        type(of: requirement).givesPlace ? requirement.subjects : []
    }
}

extension [BoundaryRule] {
    /// The modules whose visible declarations the rules check.
    public var surfaces: [ModuleSelector] { flatMap(\.surfaces) }
}

extension BoundaryRule: Hashable {
    // The place of a rule isn't part of its identity.
    public static func == (left: BoundaryRule, right: BoundaryRule) -> Bool {
        (left.id, left.because, left.fix, left.severity)
            == (right.id, right.because, right.fix, right.severity)
            && left.requirement.equals(right.requirement)
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
        hasher.combine(because)
    }
}
