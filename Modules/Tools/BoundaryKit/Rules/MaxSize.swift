extension BoundaryRule {
    /// Requires that types and functions aren't larger than some limits.
    /// - Parameters:
    ///   - modules: The modules that the rule is about.
    ///   - members: The maximum number of members that a type declares, with those of its extensions
    ///     in the package; `nil` for no limit.
    ///   - functionLines: The maximum number of lines of a function, from its keyword to its closing
    ///     brace; `nil` for no limit.
    ///   - reason: Why the rule holds; a finding shows it.
    public static func maxSize(
        in modules: ModuleSelector = .all, members: Int? = nil, functionLines: Int? = nil,
        because reason: String
    ) -> BoundaryRule {
        BoundaryRule(
            MaxSize(members: members, functionLines: functionLines, modules: modules),
            because: reason)
    }
}

struct MaxSize: Requirement {
    static let name = "maxSize"
    static let evidence: Set<Evidence.Kind> = [.used]
    static let fix = "divide it by responsibility"
    let members: Int?
    let functionLines: Int?
    @Defaulted var modules: ModuleSelector

    var subjects: [ModuleSelector] { [modules] }

    func violations(in graph: GraphIndex) -> [Violation] {
        let files = graph.files(in: modules)
        let types = members.map { largeTypes(in: files, of: graph.sources, limit: $0) } ?? []
        let functions =
            functionLines.map { longFunctions(in: files, of: graph.sources, limit: $0) } ?? []
        return types + functions
    }

    private func largeTypes(
        in files: Set<Int>, of sources: SourceIndex, limit: Int
    ) -> [Violation] {
        let counts = sources.memberCounts
        return counts.keys.sorted().compactMap { number in
            let symbol = sources.symbols[number]
            guard symbol.kind.isType, let site = symbol.site, files.contains(site.file),
                let place = sources.place(of: symbol), let count = counts[number], count > limit
            else { return nil }
            let name = sources.qualifiedName(of: number)
            return Violation(
                subject: "members of \(sources.files[site.file].vertex).\(name)",
                sentence: "\(name) has \(count) members, more than \(limit)",
                sites: [.init(place: place)])
        }
    }

    private func longFunctions(
        in files: Set<Int>, of sources: SourceIndex, limit: Int
    ) -> [Violation] {
        files.sorted().flatMap { file in
            sources.files[file].facts.functions.filter { $0.lines > limit }.map { function in
                Violation(
                    subject: "lines of \(sources.files[file].vertex).\(function.name)",
                    sentence: "\(function.name) has \(function.lines) lines, more than \(limit)",
                    sites: [
                        .init(
                            place: sources.place(
                                file, line: function.position.line,
                                column: function.position.column))
                    ])
            }
        }
    }
}
