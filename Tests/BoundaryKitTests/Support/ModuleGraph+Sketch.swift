@testable import BoundaryKit

extension ModuleGraph {
    /// A graph from lines such as `Features/Moments: Kit, import Shop, declare Log`.
    ///
    /// A line begins with a module's folder, whose last part is its name: one that ends in `Tests`
    /// is a test, those in `Apps` are executables, those in `Plugins` plug-ins, all others
    /// libraries. Behind it stand the modules that it declares and imports, or only imports, or
    /// only declares. What has no line is from outside. Line 1 of `Package.swift` declares the
    /// first module; each imports its first in line 1 of its only file.
    static func sketch(
        _ text: String, kinds: Set<Evidence.Kind> = [.declared, .imported],
        products: [Product] = [], settings: [String: [String]] = [:]
    ) -> ModuleGraph {
        let purposes: [String: Module.Kind] = ["Apps": .executable, "Plugins": .plugin]
        var modules: [Module] = []
        var edges: [Edge] = []
        for (number, line) in text.split(separator: "\n").enumerated() {
            let parts = line.split(separator: ":", maxSplits: 1).map(String.init)
            let folders = parts[0].split(separator: "/").map(String.init)
            let name = folders[folders.count - 1]
            let kind: Module.Kind =
                name.hasSuffix("Tests") ? .test : purposes[folders[0], default: .library]
            modules.append(
                Module(
                    name: name, kind: kind, path: parts[0],
                    place: SourcePlace(file: "Package.swift", line: number + 1),
                    settings: settings[name] ?? []))
            let uses = parts.dropFirst().joined().split(separator: ",")
            for (use, text) in uses.enumerated() {
                edges.append(
                    edge(
                        from: name, words: text.split(separator: " ").map(String.init),
                        statement: SourcePlace(
                            file: "\(parts[0])/\(name).swift", line: use + 1, column: 8),
                        declaration: SourcePlace(file: "Package.swift", line: number + 1, column: 9)
                    ))
            }
        }
        return ModuleGraph(
            package: "Sketch", modules: modules, edges: edges, products: products, kinds: kinds)
    }

    /// An edge from words such as `@testable import Shop`, `declare Shop [Trait]` or `Shop`.
    private static func edge(
        from tail: String, words: [String], statement: SourcePlace, declaration: SourcePlace
    ) -> Edge {
        let traits = words.filter { $0.hasPrefix("[") }.map { String($0.dropFirst().dropLast()) }
        let words = words.filter { !$0.hasPrefix("[") }
        let head = words[words.count - 1]
        var evidence: [EdgeEvidence] = []
        if !words.contains("import") {
            evidence.append(.declared(DeclaredDependency(place: declaration, traits: traits)))
        }
        if !words.contains("declare") {
            let attributes = words.filter { $0.hasPrefix("@") }
            evidence.append(
                .imported(ImportStatement(of: head, at: statement, attributes: attributes)))
        }
        return Edge(from: tail, to: head, evidence: evidence)
    }
}
