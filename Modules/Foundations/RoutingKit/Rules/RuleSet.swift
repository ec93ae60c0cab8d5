/// Documents of rules together: of two rules for one path that of the later document counts.
struct RuleSet {
    let documents: [RouteConfig]
    let bounds: RuleBounds
    /// The rules that count, in the order of the documents.
    let rules: [RouteRule]

    init(_ documents: [RouteConfig], within bounds: RuleBounds) {
        self.documents = documents
        self.bounds = bounds
        var rules: [RouteRule] = []
        for rule in documents.flatMap(\.rules) {
            rules.removeAll { $0.governs(rule.path) }
            rules.append(rule)
        }
        self.rules = rules
    }
}
