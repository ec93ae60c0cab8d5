import RoutingEngine

extension RuleSet {
    /// The routes of an app under the rules, without the parts that this version of the app does
    /// not know.
    struct Review {
        let map: RouteMap
        let skipped: [SkippedRule]
        let issues: [RouteConfigError.Issue]
    }

    /// Applies the rules to the routes of an app. A skipped rule may be the target of another one, or
    /// may have replaced an earlier one, so the rest is applied again.
    @MainActor
    func review(_ put: (RuleSet) -> RuleReview) -> Review {
        var set = self
        var skipped = documents.flatMap(\.skipped)
        while true {
            let review = put(set)
            if review.unknown.isEmpty {
                return Review(map: review.map, skipped: skipped, issues: review.issues)
            }
            skipped += review.unknown.map(\.part)
            set = set.skipping { rule in
                review.unknown.contains { $0.rule.isSame(as: rule) }
            }
        }
    }
}

extension RouteRule {
    /// Whether it is at the same place of the same document.
    fileprivate func isSame(as other: RouteRule) -> Bool {
        document == other.document && place == other.place && origin == other.origin
    }
}
