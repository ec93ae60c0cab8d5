import RoutingEngine
import RoutingKit

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
