/// The text of a manifest, in which the places of targets and dependencies are looked up.
///
/// A manifest is a program. This reads its structure instead of evaluating it: a target is declared
/// where its name is the first argument of a call, and its dependencies are inside that call, or in
/// the variables that the call mentions.
struct ManifestText {
    private let file: String
    private let scopes: [ManifestScope]
    private let mentions: [String: [ManifestMention]]
    private let variables: ManifestVariables

    /// Reads a manifest.
    /// - Parameters:
    ///   - source: The bytes of the manifest.
    ///   - file: Its path, relative to the package's folder.
    init(_ source: [UInt8], file: String = "Package.swift") {
        let reader = ManifestReader(source, file: file)
        self.file = file
        scopes = reader.scopes
        mentions = reader.mentions
        variables = ManifestVariables(reader)
    }

    /// The place of a target's declaration; the beginning of the file if its name isn't in the
    /// text.
    func place(ofTarget name: String) -> SourcePlace {
        declaration(of: name)?.place ?? SourcePlace(file: file)
    }

    /// The place of a target's dependency; that of the target if the dependency's name isn't in the
    /// text.
    func place(of dependency: String, in target: String) -> SourcePlace {
        guard let target = declaration(of: target) else { return SourcePlace(file: file) }
        let candidates = mentions[dependency, default: []].filter { mention in
            mention.place != target.place && !mention.isOtherArgument
                && labels(around: mention.scope).isDisjoint(with: ManifestMention.otherLabels)
        }
        let inside = candidates.filter { isInside($0.scope, target.scope) }
        let listed = inside.first { labels(around: $0.scope).contains("dependencies") }
        if let found = listed ?? inside.first { return found.place }
        if candidates.isEmpty { return target.place }
        let values = variables.scopes(reachableFrom: target.scope)
        return (candidates.first { !values.isDisjoint(with: ancestors(of: $0.scope)) } ?? target)
            .place
    }

    private func declaration(of target: String) -> ManifestMention? {
        let all = mentions[target, default: []]
        let outside = all.filter { mention in
            let labels = labels(around: mention.scope)
            return !mention.isOtherArgument && labels.isDisjoint(with: Self.elsewhere)
                && labels.isDisjoint(with: ManifestMention.otherLabels)
                && !(mention.isFirst && scopes[mention.scope].isNoTarget)
                && !isDependency(mention)
        }
        let called = outside.first { $0.isFirst && scopes[$0.scope].isCall }
        if let found = called ?? outside.first ?? all.first { return found }
        // Tests are often made from the name of the module that they test.
        return target.hasSuffix("Tests") ? declaration(of: String(target.dropLast(5))) : nil
    }

    /// The labels of the lists that declare no target.
    private static let elsewhere: Set = ["products", "traits", "dependencies", "plugins"]

    /// Whether a mention is in the value of a variable that targets use as a dependency.
    private func isDependency(_ mention: ManifestMention) -> Bool {
        !variables.dependencyScopes.isDisjoint(with: ancestors(of: mention.scope))
    }

    private func labels(around scope: Int) -> Set<String> {
        Set(ancestors(of: scope).compactMap { scopes[$0].label })
    }

    private func ancestors(of scope: Int) -> Set<Int> { variables.ancestors(of: scope) }

    private func isInside(_ scope: Int, _ other: Int) -> Bool {
        scopes[other].isCall && ancestors(of: scope).contains(other)
    }
}
