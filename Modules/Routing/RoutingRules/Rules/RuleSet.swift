/// Documents of rules together: of two rules for one path that of the later document counts. One
/// that is skipped takes nobody's place; it narrows what is there.
struct RuleSet {
    let documents: [RouteConfig]
    let policy: RulePolicy
    /// What documents have closed that came later and were refused.
    private let closings: [RouteRule]
    /// The rules that count, in the order of the documents.
    private(set) var rules: [RouteRule] = []

    init(
        _ documents: [RouteConfig], policy: RulePolicy, closedBy closings: [RouteRule] = []
    ) {
        self.documents = documents
        self.policy = policy
        self.closings = closings
        for rule in documents.flatMap(\.rules) + closings {
            add(rule)
        }
    }

    /// The same documents, of which some rules are skipped.
    func skipping(_ isSkipped: (RouteRule) -> Bool) -> RuleSet {
        RuleSet(
            documents.map { $0.skipping(isSkipped) }, policy: policy, closedBy: closings)
    }

    /// The same rules, and what another set closes that is refused. A document that can't be read
    /// changes nothing: those before it count as it has left them.
    func closed(by refused: RuleSet) -> RuleSet {
        let first = refused.documents.lastIndex { !$0.isReadable }.map { $0 + 1 } ?? 0
        let rules = RuleSet(Array(refused.documents[first...]), policy: refused.policy).rules
        let others = rules.compactMap { $0.closing(in: refused.policy.appVersion) }
        return RuleSet(documents, policy: policy, closedBy: closings + others)
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
