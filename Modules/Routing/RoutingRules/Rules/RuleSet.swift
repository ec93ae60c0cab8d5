import Foundation
import RouteMatching
import RoutingEngine
import RoutingKit

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

extension RuleSet {
    /// The routes of an app under the rules, without the parts that this version of the app does
    /// not know.
    struct Review {
        let map: RouteMap
        let skipped: [SkippedRule]
        let issues: [RouteConfigError.Issue]
    }

    /// How often the rest is applied again. In a document that a team has written, a rule that leads
    /// to a skipped one leads there directly, or nearly so.
    private static let maximumRounds = 8

    /// Applies the rules to the routes of an app. A skipped rule may be the target of another one, or
    /// may have replaced an earlier one, so the rest is applied again.
    @MainActor
    func review(_ put: (RuleSet) -> RuleReview) -> Review {
        var set = self
        var skipped = documents.flatMap(\.skipped)
        for _ in 1..<Self.maximumRounds {
            let review = put(set)
            if review.unknown.isEmpty {
                return Review(map: review.map, skipped: skipped, issues: review.issues)
            }
            skipped += review.unknown.map(\.part)
            let unknown = Set(review.unknown.map(\.rule.site))
            set = set.skipping { unknown.contains($0.site) }
        }
        let review = put(set)
        let rest = review.unknown.first.map { unknown in
            RouteConfigError.Issue(
                document: unknown.part.document, path: unknown.part.path,
                problem: "\(unknown.part.reason), and too many rules lead there through one "
                    + "another; remove those that redirect to a redirect")
        }
        return Review(
            map: review.map, skipped: skipped, issues: review.issues + [rest].compactMap(\.self))
    }
}

extension RouteRule {
    /// Where it is written.
    fileprivate struct Site: Hashable {
        let document: String, place: String
        let origin: RouteOrigin
    }

    fileprivate var site: Site { Site(document: document, place: place, origin: origin) }
}
