/// Requires that some modules have certain settings, written as in the manifest, such as
/// `enableUpcomingFeature ExistentialAny`. A setting for Swift isn't required of a module
/// without Swift sources.
struct RequiresSettings: Requirement {
    static let name = "requiresSettings"
    static let evidence: Set<Evidence.Kind> = [.declared]
    static let fix = "add the settings to the target in the manifest"
    let settings: [String]
    @Defaulted var modules: ModuleSelector

    var subjects: [ModuleSelector] { [modules] }

    func violations(in graph: GraphIndex) -> [Violation] {
        graph.select(modules).map(graph.module).compactMap { module in
            let missing = settings.filter { setting in
                !module.settings.contains(setting) && module.accepts(setting)
            }
            guard !missing.isEmpty else { return nil }
            let list = missing.map { "'\($0)'" }.joined(separator: ", ")
            let others = module.settings.filter { !settings.contains($0) }
            let evidence = others.isEmpty ? [] : ["it has \(others.listed(upTo: 6)) instead"]
            return Violation(
                subject: module.name, sentence: "\(module.name) lacks \(list)",
                sites: module.place.map { [Violation.Site(place: $0, evidence: evidence)] } ?? [])
        }
    }
}

extension Module {
    /// Whether the module can have a setting: one without the name of another tool is for Swift, and
    /// a manifest doesn't name the settings of a snippet.
    fileprivate func accepts(_ setting: String) -> Bool {
        let tools = ["c", "cxx", "linker", "packageAccess"]
        let isSwiftSetting = !tools.contains { setting.hasPrefix("\($0) ") }
        return isInManifest && (isSwift || !isSwiftSetting)
    }
}
