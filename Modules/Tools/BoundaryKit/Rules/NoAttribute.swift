/// Requires that no file of some modules contains some attributes, in any branch of `#if`.
struct NoAttribute: Requirement {
    static let name = "noAttribute"
    static let evidence: Set<Evidence.Kind> = [.used]
    static let fix = "remove it, and change the code so that the compiler accepts it"
    let attributes: [String]
    @Defaulted var modules: ModuleSelector

    var subjects: [ModuleSelector] { [modules] }

    func violations(in graph: GraphIndex) -> [Violation] {
        let sources = graph.sources
        return graph.files(in: modules).sorted().flatMap { file in
            attributes.compactMap { attribute -> Violation? in
                let word = attribute.prefix { $0 != " " }
                let sites = sources.files[file].facts.attributes.filter { $0.text == word }.map {
                    Violation.Site(
                        place: sources.place(
                            file, line: $0.position.line, column: $0.position.column))
                }
                guard !sites.isEmpty else { return nil }
                let module = sources.files[file].vertex
                return Violation(
                    subject: "\(module) contains \(attribute)",
                    sentence: "\(module) must not contain \(attribute)", sites: sites)
            }
        }
    }
}
