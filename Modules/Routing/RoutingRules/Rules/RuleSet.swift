import Foundation

/// Documents of rules together: of two rules for one path, the one in the later document applies. A
/// skipped rule doesn't replace another one; it narrows it.
struct RuleSet {
    let documents: [RuleDocument]
    let policy: RulePolicy
    /// The rules that apply, in the order of the documents.
    private(set) var rules: [RouteRule] = []
    /// The narrowing rules of refused documents.
    private let narrowings: [RouteRule]

    init(
        _ documents: [RuleDocument], policy: RulePolicy,
        narrowedBy narrowings: [RouteRule] = []
    ) {
        self.documents = documents
        self.policy = policy
        self.narrowings = narrowings
        for rule in documents.flatMap(\.rules) + narrowings {
            add(rule)
        }
    }

    /// When the next document expires; `nil` if none does.
    var expires: Date? { documents.compactMap(\.expires).min() }

    /// The same documents, in which some rules do nothing besides narrowing.
    func skipping(_ isSkipped: (RouteRule) -> Bool) -> RuleSet {
        RuleSet(
            documents.map { $0.skipping(isSkipped) }, policy: policy, narrowedBy: narrowings)
    }

    /// The same documents as they apply at a time: an expired one only narrows.
    func ended(at now: Date) -> RuleSet {
        RuleSet(
            documents.map { $0.endedIfExpired(at: now) }, policy: policy, narrowedBy: narrowings)
    }

    /// The same rules, narrowed by a set that is refused: by the routes that it closes and, if it
    /// has merely expired, by the logins that it requires. A document that can't be read changes
    /// nothing, and neither do those before it, which it may have replaced.
    func narrowed(by refused: RuleSet) -> RuleSet {
        let expired = refused.documents.filter(\.isExpired).flatMap(\.rules)
        let last = refused.documents.lastIndex { !$0.isReadable || $0.isExpired }
        let others = Array(refused.documents[(last.map { $0 + 1 } ?? 0)...])
        let closings = RuleSet(others, policy: policy).rules
            .compactMap { $0.closing(in: policy.appVersion) }
        return RuleSet(documents, policy: policy, narrowedBy: narrowings + expired + closings)
    }

    private mutating func add(_ rule: RouteRule) {
        let index = rules.firstIndex { $0.governs(rule.path) }
        if rule.isSkipped, let index {
            rules[index] = rules[index].narrowed(by: rule)
        } else {
            if let index { rules.remove(at: index) }
            rules.append(rule)
        }
    }
}
