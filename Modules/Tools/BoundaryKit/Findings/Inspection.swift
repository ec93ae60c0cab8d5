/// The check of rules on a graph, without a baseline and exceptions in the source.
struct Inspection {
    private let rules: [BoundaryRule]
    private let graph: GraphIndex
    /// The graphs of the rules about folders, by the patterns of the folders.
    private let folderGraphs: [Set<Glob>: GraphIndex]

    init(rules: [BoundaryRule], graph: GraphIndex) {
        self.rules = rules
        self.graph = graph
        folderGraphs = Set(rules.map(\.folders)).filter { !$0.isEmpty }.reduce(into: [:]) {
            $0[$1] = GraphIndex(graph.graph.splitting($1))
        }
    }

    private func graph(of rule: BoundaryRule) -> GraphIndex { folderGraphs[rule.folders] ?? graph }

    /// What breaks the rules, ordered by place.
    ///
    /// 1. Each rule is checked on its graph: a rule about folders on one with those folders.
    /// 2. Paths that lead through a common dependency become one finding at its line. A dependency
    ///    that violates some rule by itself is the most probable cause.
    /// 3. The exceptions of the rule are applied to what is left.
    /// 4. Each place of a violation becomes a finding, with the modules that are allowed instead.
    var issues: [BoundaryIssue] {
        let all = rules.map { (rule: $0, violations: violations(of: $0)) }
        let direct = all.flatMap(\.violations).filter { $0.isProhibitedPath && $0.path.count == 2 }
        let known = Set(direct.map(\.subject))
        let found = all.map { rule, violations in
            let causes = Causes(graph: graph(of: rule), known: known)
            return (rule: rule, violations: rule.exempting(causes.violations(for: violations)))
        }
        let prohibited = found.flatMap(\.violations).filter(\.isProhibitedPath)
        let allowed = allowedModules(for: Set(prohibited.map(\.tail)))
        return found.flatMap { rule, violations in
            violations.flatMap { violation -> [BoundaryIssue] in
                // Nothing on the way to the forbidden module is a way out.
                let others =
                    violation.isProhibitedPath
                    ? allowed[violation.tail, default: []].filter { name in
                        !violation.path.contains(name) && !violation.subject.hasSuffix("-> \(name)")
                    } : []
                let sites = violation.sites.isEmpty ? [nil] : violation.sites.map { $0 }
                return sites.map { site in
                    BoundaryIssue(
                        of: rule, violation, at: site, allowed: others,
                        owners: owners(of: violation))
                }
            }
        }.sorted { $0.precedes($1) }
    }

    /// The libraries of the package on which modules may depend: no rule forbids it, and they don't
    /// depend on the module.
    private func allowedModules(for tails: Set<String>) -> [String: [String]] {
        guard !tails.isEmpty else { return [:] }
        let libraries = graph.select(.kind(.library))
        let prohibitions = rules.filter(\.folders.isEmpty)
            .flatMap { $0.prohibiting?.prohibitions(in: graph) ?? [] }
            .map { ($0, $0.headsWithUsers(in: graph)) }
        return tails.reduce(into: [:]) { allowed, name in
            guard let tail = graph.vertex(name) else { return }
            var closed = graph.digraph.reversed.reachable(from: [tail]).union([tail])
            for (prohibition, heads) in prohibitions where prohibition.tails.contains(tail) {
                closed.formUnion(heads.filter { !prohibition.isExempt(tail, $0, in: graph) })
            }
            allowed[name] = graph.names(libraries.subtracting(closed).sorted())
        }
    }

    private func violations(of rule: BoundaryRule) -> [Violation] {
        var flaws = emptySelections(of: rule)
        if rules.count(where: { $0.id == rule.id }) > 1 {
            flaws.append(
                Violation(
                    subject: "name", sentence: "several rules have the name \(rule.id)",
                    fix: "give each rule a different 'id'", isAboutRule: true))
        }
        return flaws.isEmpty ? rule.requirement.violations(in: graph(of: rule)) : flaws
    }

    /// The parts of a rule that select nothing, and without which the rule holds unintentionally.
    private func emptySelections(of rule: BoundaryRule) -> [Violation] {
        let requirement = rule.requirement
        let graph = self.graph(of: rule)
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

    private func owners(of violation: Violation) -> [String] {
        guard let first = violation.path.first, let last = violation.path.last, first != last
        else { return [] }
        return [first, last].compactMap { name in
            let owners = graph.vertex(name).flatMap { graph.module($0).owners } ?? []
            return owners.isEmpty ? nil : "\(name): \(owners.joined(separator: " "))"
        }
    }
}
