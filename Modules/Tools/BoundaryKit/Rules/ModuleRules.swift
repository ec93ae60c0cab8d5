/// Requires that some modules have certain settings, written as in the manifest, such as
/// `enableUpcomingFeature ExistentialAny`. A setting for Swift isn't required of a module
/// without Swift sources.
struct RequiresSettings: RequirementOfModules {
    static let evidence: Set<Evidence> = [.declared]
    static let fix = "add the settings to the target in the manifest"
    let settings: [String]
    let modules: ModuleSelector?

    func violations(in graph: GraphIndex) -> [Violation] {
        graph.violations(by: subjects[0]) { module in
            let missing = settings.filter { setting in
                // One without the name of another tool is for Swift.
                let isForSwift = !["c", "cxx", "linker", "packageAccess"].contains {
                    setting.hasPrefix("\($0) ")
                }
                return !module.settings.contains(setting) && module.isInManifest
                    && (module.isSwift || !isForSwift)
            }
            guard !missing.isEmpty else { return nil }
            let list = missing.map { "'\($0)'" }.joined(separator: ", ")
            let others = module.settings.filter { !settings.contains($0) }
            return (
                "\(module.name) lacks \(list)",
                others.isEmpty ? [] : ["it has \(others.listed(upTo: 6)) instead"]
            )
        }
    }
}

/// Requires that each of some modules has a place: another rule restricts what it depends on,
/// or what depends on it.
struct Exhaustive: RequirementOfModules {
    static let fix = "add it to a rule, such as a layer or a list of allowed dependencies"
    let modules: ModuleSelector?

    func violations(in graph: GraphIndex) -> [Violation] {
        graph.violations(by: subjects[0]) { module in
            let isPlaced = graph.placing.contains { $0.selects(module) }
            return isPlaced || !module.isInManifest
                ? nil : ("no rule assigns a place to \(module.name)", [])
        }
    }
}

/// Requires that the package's `CODEOWNERS` names an owner of each of some modules.
struct EveryModuleHasOwner: RequirementOfModules {
    static let fix = "add a line for its folder to CODEOWNERS"
    let modules: ModuleSelector?

    func violations(in graph: GraphIndex) -> [Violation] {
        graph.violations(by: subjects[0]) { module in
            guard module.kind != .external, module.owners?.isEmpty ?? true else { return nil }
            let reason =
                module.owners == nil
                ? "the package has no CODEOWNERS"
                : "no line of CODEOWNERS names an owner of \(module.path)"
            return ("\(module.name) has no owner", [reason])
        }
    }
}

extension GraphIndex {
    fileprivate func violations(
        by modules: ModuleSelector, _ problem: (Module) -> (sentence: String, evidence: [String])?
    ) -> [Violation] {
        select(modules).sorted().map(module).compactMap { module in
            problem(module).map { sentence, evidence in
                Violation(
                    subject: module.name, sentence: sentence,
                    sites: module.place.map { [.init(place: $0, evidence: evidence)] } ?? [])
            }
        }
    }
}
