/// A sentence about which modules may know which, with its reason.
///
/// ```swift
/// let rules: [BoundaryRule] = [
///     .independent(.path("Modules/Features/*"), because: "features meet through URLs only"),
///     .modules("RoutingKit", mayDependOnlyOn: .external("Foundation"), because: "apps take it alone"),
/// ]
/// ```
///
/// The same in JSON is a list of objects with the rule's name, its modules and its reason:
/// `{ "rule": "independent", "modules": "path:Modules/Features/*", "because": "…" }`.
public struct BoundaryRule: Sendable {
    /// What findings and the baseline call it, such as `features-independent`.
    public let id: String
    /// Why the rule is there.
    public let because: String
    /// What to do about a violation.
    public let fix: String
    let requirement: any Requirement
    /// Where the rule stands; `nil` if it comes from no file.
    var place: SourcePlace?

    init(_ requirement: some Requirement, because reason: String) {
        self.init(requirement, because: reason, id: nil, fix: nil)
    }

    init(_ requirement: any Requirement, because reason: String, id: String?, fix: String?) {
        self.id = id ?? requirement.slug
        self.because = reason
        self.fix = fix ?? type(of: requirement).fix
        self.requirement = requirement
    }

    /// The same rule under another name.
    public func named(_ id: String) -> BoundaryRule {
        BoundaryRule(requirement, because: because, id: id, fix: fix)
    }

    /// The same rule with another way out of a violation.
    public func fixed(by sentence: String) -> BoundaryRule {
        BoundaryRule(requirement, because: because, id: id, fix: sentence)
    }

    /// The evidence without which the rule can't be asked.
    var evidence: Set<Evidence.Kind> { type(of: requirement).evidence }

    /// The selectors of the modules of which the rule asks what they show.
    var surfaces: [ModuleSelector] { requirement.surfaces }

    /// The selectors of the modules to which the rule gives a place among the others.
    var placed: [ModuleSelector] {
        type(of: requirement).givesPlace ? requirement.subjects : []
    }
}

extension [BoundaryRule] {
    /// The modules of which the rules ask what they show.
    public var surfaces: [ModuleSelector] { flatMap(\.surfaces) }
}

extension BoundaryRule: Hashable {
    // Where a rule stands does not matter.
    public static func == (left: BoundaryRule, right: BoundaryRule) -> Bool {
        (left.id, left.because, left.fix) == (right.id, right.because, right.fix)
            && left.requirement.equals(right.requirement)
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
        hasher.combine(because)
    }
}
