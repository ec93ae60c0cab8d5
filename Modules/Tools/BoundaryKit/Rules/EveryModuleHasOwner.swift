/// Requires that the package's `CODEOWNERS` names an owner of each of some modules.
struct EveryModuleHasOwner: Requirement {
    static let name = "everyModuleHasOwner"
    static let fix = "add a line for its folder to CODEOWNERS"
    @Defaulted var modules: ModuleSelector

    var subjects: [ModuleSelector] { [modules] }

    func violations(in graph: GraphIndex) -> [Violation] {
        graph.select(modules).map(graph.module).compactMap { module in
            guard module.kind != .external, module.owners?.isEmpty ?? true else { return nil }
            let reason =
                module.owners == nil
                ? "the package has no CODEOWNERS"
                : "no line of CODEOWNERS names an owner of \(module.path)"
            return Violation(
                subject: module.name, sentence: "\(module.name) has no owner",
                sites: module.place.map { [Violation.Site(place: $0, evidence: [reason])] } ?? [])
        }
    }
}
