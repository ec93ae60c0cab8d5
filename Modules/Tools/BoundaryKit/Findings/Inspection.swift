/// Checks rules on a graph, one after the other.
struct Inspection {
    private let rules: [BoundaryRule]
    private let graph: GraphIndex
    /// The graphs of the rules about folders, by the patterns of the folders.
    private let folderGraphs: [Set<Glob>: GraphIndex]
    private let prohibitions: [Prohibition]

    init(rules: [BoundaryRule], graph: GraphIndex) {
        self.rules = rules
        self.graph = graph
        folderGraphs = Set(rules.map(\.folders)).filter { !$0.isEmpty }.reduce(into: [:]) {
            $0[$1] = GraphIndex(graph.graph.splitting($1))
        }
        prohibitions = rules.filter(\.folders.isEmpty).flatMap {
            $0.requirement.prohibitions(in: graph)
        }
    }

    /// The graph that a rule is about.
    private func graph(of rule: BoundaryRule) -> GraphIndex {
        folderGraphs[rule.folders] ?? graph
    }

    /// All violations of the rules, ordered by place.
    var issues: [BoundaryIssue] {
        let all = rules.map { (rule: $0, violations: violations(of: $0)) }
        let known = Set(
            all.flatMap(\.violations).filter { $0.isProhibitedPath && $0.path.count == 2 }
                .map(\.subject))
        let found = all.map { rule, violations in
            let causes = Causes(in: graph(of: rule), known: known)
            return (rule: rule, violations: rule.exempting(causes.violations(for: violations)))
        }
        let prohibited = found.flatMap(\.violations).filter(\.isProhibitedPath)
        let subjects = Set(prohibited.map(\.subject))
        let tails = Set(prohibited.map(\.tail))
        let libraries = tails.isEmpty ? [] : graph.select(.kind(.library))
        let allowed = Dictionary(
            uniqueKeysWithValues: tails.map { ($0, modulesAllowed(to: $0, of: libraries)) })
        return found.flatMap { rule, violations in
            violations.filter { !$0.asksForDeclaration || !subjects.contains($0.subject) }
                .flatMap { issues(of: rule, $0, allowed: allowed) }
        }.sorted { $0.precedes($1) }
    }

    /// The libraries of the package on which a module may depend: no rule forbids it, and they
    /// don't depend on the module.
    private func modulesAllowed(to name: String, of libraries: VertexSet) -> [String] {
        guard let tail = graph.number(name) else { return [] }
        let heads = libraries.filter { head in
            head != tail && !graph.closure[head].contains(tail)
                && !prohibitions.contains { $0.forbids(tail, head, in: graph) }
        }
        return graph.names(heads)
    }

    private func violations(of rule: BoundaryRule) -> [Violation] {
        let flaws = emptySelections(of: rule) + duplicateNames(of: rule)
        return flaws.isEmpty ? rule.requirement.violations(in: graph(of: rule)) : flaws
    }

    /// The parts of a rule that select nothing, and without which the rule holds unintentionally.
    private func emptySelections(of rule: BoundaryRule) -> [Violation] {
        let requirement = rule.requirement
        let graph = graph(of: rule)
        let modules = graph.graph.modules
        let terms = (requirement.subjects + requirement.others).flatMap {
            $0.termsWithoutModule(in: modules)
        }
        var texts = terms.map { term in
            (term.text, term.suggestion(in: modules).map { "; did you mean '\($0)'?" } ?? "")
        }
        if texts.isEmpty {
            texts = requirement.subjects.filter { graph.select($0).isEmpty }
                .map { ($0.description, "") }
        }
        return texts.map { text, advice in
            Violation(
                subject: "selects nothing: \(text)",
                sentence: "the rule selects nothing: no module matches '\(text)'\(advice)",
                fix: "correct the selector, or remove it", isAboutRule: true)
        }
    }

    private func duplicateNames(of rule: BoundaryRule) -> [Violation] {
        guard rules.filter({ $0.id == rule.id }).count > 1 else { return [] }
        return [
            Violation(
                subject: "name", sentence: "several rules have the name \(rule.id)",
                fix: "give each rule a different 'id'", isAboutRule: true)
        ]
    }

    /// The owners of the modules at both ends of a path.
    private func owners(of violation: Violation) -> [String] {
        guard let first = violation.path.first, let last = violation.path.last, first != last
        else { return [] }
        return [first, last].compactMap { name in
            let owners = graph.number(name).flatMap { graph.module($0).owners } ?? []
            return owners.isEmpty ? nil : "\(name): \(owners.joined(separator: " "))"
        }
    }

    private func issues(
        of rule: BoundaryRule, _ violation: Violation, allowed: [String: [String]]
    ) -> [BoundaryIssue] {
        func issue(at site: Violation.Site?) -> BoundaryIssue {
            var issue = BoundaryIssue(
                rule: rule.id, subject: violation.subject, place: site?.place ?? rule.place,
                sentence: violation.sentence, because: rule.because, evidence: site?.evidence ?? [],
                path: violation.path,
                allowed: violation.isProhibitedPath ? allowed[violation.tail, default: []] : [],
                fix: violation.fix ?? rule.fix, cause: violation.cause)
            issue.owners = owners(of: violation)
            issue.severity = violation.isAboutRule ? .error : rule.severity
            return issue
        }
        return violation.sites.isEmpty
            ? [issue(at: nil)] : violation.sites.map { issue(at: $0) }
    }
}
