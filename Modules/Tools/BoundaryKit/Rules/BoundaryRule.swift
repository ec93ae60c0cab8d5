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
    /// The reason of the rule.
    package let because: String
    /// How to fix a violation.
    package let fix: String
    /// Whether a violation fails the check, or is only reported.
    package let severity: Severity
    /// The violations that are accepted for good.
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

    /// The evidence without which the rule can't be checked.
    var evidence: Set<Evidence.Kind> {
        // Only uses show the dependencies between folders.
        type(of: requirement).evidence
            .union(folders.isEmpty || readsDeclarations ? [] : [.used])
    }

    /// Whether it is about declarations in the text of sources.
    var readsDeclarations: Bool { type(of: requirement).readsDeclarations }

    /// The patterns of the folders that the rule treats as modules.
    var folders: Set<Glob> {
        Set((requirement.subjects + requirement.others).flatMap(\.folders))
    }

    /// What a violation is about.
    package var concern: Concern { type(of: requirement).concern }

    /// The selectors of the modules to which the rule assigns a place among the others.
    var placed: [ModuleSelector] {
        type(of: requirement).givesPlace ? requirement.subjects : []
    }
}

extension [BoundaryRule] {
    /// The evidence that the rules need: that of manifests and sources, and uses if a rule is about
    /// uses of symbols or dependencies of folders.
    package var evidence: Set<Evidence.Kind> {
        reduce(into: [.declared, .imported]) { $0.formUnion($1.evidence) }
    }

    /// Whether one of them is about declarations in the text of sources.
    package var readDeclarations: Bool { contains(where: \.readsDeclarations) }

    /// The layer of each module, by its name: the text of a selector in the first rule about layers.
    package func layers(of modules: [Module]) -> [String: String] {
        let layers = lazy.compactMap { $0.requirement as? Layers }.first?.layers ?? []
        return modules.reduce(into: [:]) { names, module in
            names[module.name] = layers.first { $0.selects(module) }?.description
        }
    }
}

extension BoundaryRule: Hashable {
    // The place of a rule isn't part of its identity.
    public static func == (left: BoundaryRule, right: BoundaryRule) -> Bool {
        (left.id, left.because, left.fix, left.severity)
            == (right.id, right.because, right.fix, right.severity)
            && left.exceptions == right.exceptions && left.requirement.equals(right.requirement)
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
        hasher.combine(because)
    }
}
