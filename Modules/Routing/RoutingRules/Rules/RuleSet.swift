import Foundation
import RouteMatching

/// Documents of rules together: of two rules for one path, the one in the later document applies. A
/// skipped rule doesn't replace another one; it narrows it.
struct RuleSet {
    let documents: [RuleDocument]
    let policy: RulePolicy
    /// The rules that apply, in the order of the documents.
    let rules: [RouteRule]
    /// The narrowing rules of refused documents.
    private let narrowings: [RouteRule]

    init(
        _ documents: [RuleDocument], policy: RulePolicy,
        narrowedBy narrowings: [RouteRule] = []
    ) {
        self.documents = documents
        self.policy = policy
        self.narrowings = narrowings
        rules = Self.merged(documents.flatMap(\.rules) + narrowings)
    }

    /// When the next document expires; `nil` if none does.
    var expires: Date? { documents.compactMap(\.expires).min() }

    /// How many links are tried for each target: of many targets few, so that a check ends soon.
    var linksPerTarget: Int {
        let targets = rules.reduce(0) { count, rule in
            count + (rule.addsPath || rule.diversion != nil ? 1 : 0)
                + (rule.experiment?.variants.count { $0.target != nil } ?? 0)
        }
        return max(1, min(1024, 16_384 / max(1, targets)))
    }

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

    /// The rules, one for each path, in the order of those that apply.
    private static func merged(_ all: [RouteRule]) -> [RouteRule] {
        var rules: [RouteRule?] = []
        var indices: [RoutePattern.Identity: Int] = [:]
        for rule in all {
            let index = indices[rule.identity]
            if rule.isSkipped, let index {
                rules[index] = rules[index]?.narrowed(by: rule)
            } else {
                if let index { rules[index] = nil }
                indices[rule.identity] = rules.count
                rules.append(rule)
            }
        }
        return rules.compactMap(\.self)
    }
}
