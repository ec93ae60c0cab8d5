extension GraphIndex {
    /// The violation by a prohibited dependency, with its evidence.
    /// - Parameter path: At least two modules.
    func violation(by path: [Int]) -> Violation {
        let names = names(path)
        let (tail, head) = (names[0], names[names.count - 1])
        let edge = edge(path[0], path[1])
        let verb =
            path.count > 2
            ? "reach"
            : edge?.imports.isEmpty == false
                ? "import" : edge?.uses.isEmpty == false ? "use" : "depend on"
        return Violation(
            subject: "\(tail) -> \(head)", sentence: "\(tail) must not \(verb) \(head)",
            sites: sites(of: path[0], path[1]), path: names, isProhibitedPath: true)
    }

    /// The places of a dependency: each import; without any, the first use of each symbol in each
    /// file; without any, the manifest's declaration.
    func sites(of tail: Int, _ head: Int) -> [Violation.Site] {
        guard let edge = edge(tail, head) else { return [] }
        let imports = edge.imports.map { statement in
            Violation.Site(
                place: statement.place,
                evidence: [statement.summary] + declaration(of: edge, to: head))
        }
        if !imports.isEmpty { return imports }
        let uses = edge.uses.map { Violation.Site(place: $0.place, evidence: [$0.summary]) }
        if !uses.isEmpty { return uses }
        guard let place = edge.declaration?.place ?? module(tail).place else { return [] }
        let importing = has(.imported) ? ["never imported"] : []
        return [
            Violation.Site(
                place: place, evidence: declaration(of: edge, to: head) + importing)
        ]
    }

    private func declaration(of edge: Edge, to head: Int) -> [String] {
        guard let declaration = edge.declaration else {
            guard has(.declared), module(head).isDeclarable else { return [] }
            let package = module(head).package.map { " (in the package '\($0)')" } ?? ""
            return ["not declared in the manifest\(package)"]
        }
        let conditions = [
            ("on", declaration.platforms), ("with trait", declaration.traits),
        ].filter { !$1.isEmpty }.map { "\($0) \($1.joined(separator: ", "))" }
        let condition = conditions.isEmpty ? "" : " (\(conditions.joined(separator: "; ")))"
        return ["declared in \(declaration.place.file):\(declaration.place.line)\(condition)"]
    }
}

extension GraphIndex {
    /// How easily a dependency can be removed, below 1,000: an undeclared one more easily than a
    /// declared one, and then one with few imports more easily than one with many.
    func removability(of arc: Digraph.Arc) -> Int {
        guard let edge = edge(arc.tail, arc.head) else { return 0 }
        return (edge.declaration == nil ? 500 : 0) + max(0, 499 - edge.imports.count)
    }
}
