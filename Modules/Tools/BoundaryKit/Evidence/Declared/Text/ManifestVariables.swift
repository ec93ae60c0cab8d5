/// The variables of a manifest, and where they are mentioned.
struct ManifestVariables {
    private let scopes: [ManifestScope]
    /// For each variable, the scopes of its initial value.
    private let values: [String: [Int]]
    /// For each variable, the variables that its initial value mentions.
    private let mentioned: [String: Set<String>]
    /// For each scope, the variables that it mentions directly.
    private let references: [Int: Set<String>]
    /// The scopes of the values that targets use as dependencies.
    private(set) var dependencyScopes: Set<Int> = []

    init(_ reader: ManifestReader) {
        let names = Set(reader.variables.keys).union(reader.values.keys)
        scopes = reader.scopes
        values = reader.variables
        mentioned = reader.values.mapValues { $0.intersection(names) }
        references = reader.words.mapValues { $0.intersection(names) }
        let lists = reader.scopes.indices.filter { reader.scopes[$0].label == "dependencies" }
        dependencyScopes = scopes(
            of: reader.dependencyWords.intersection(names).union(variables(in: lists)))
    }

    /// The scopes of the values of all variables that a scope mentions, directly or through others.
    func scopes(reachableFrom scope: Int) -> Set<Int> { scopes(of: variables(in: [scope])) }

    /// A scope, and all scopes around it.
    func ancestors(of scope: Int) -> Set<Int> {
        Set(sequence(first: scope) { scopes[$0].parent })
    }

    private func scopes(of names: Set<String>) -> Set<Int> {
        var found: Set<Int> = []
        var names = names
        var known: Set<String> = []
        while let name = names.popFirst() {
            guard known.insert(name).inserted else { continue }
            let own = values[name, default: []]
            found.formUnion(own)
            names.formUnion(mentioned[name, default: []].union(variables(in: own)))
        }
        return found
    }

    /// The variables that are mentioned inside some scopes.
    private func variables(in outer: [Int]) -> Set<String> {
        outer.reduce(into: []) { names, scope in
            // The scopes inside another one directly follow it.
            for inner in scope..<scopes.count {
                guard ancestors(of: inner).contains(scope) else { return }
                names.formUnion(references[inner, default: []])
            }
        }
    }
}
