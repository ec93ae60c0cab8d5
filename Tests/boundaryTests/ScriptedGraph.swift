import BoundaryKit
import Foundation

/// A graph that a test writes, in the JSON of `boundary graph`.
struct ScriptedGraph {
    private var modules: [String: [String: Any]] = [:]
    private var edges: [[String: Any]] = []
    /// The files that can't be read, each with the reason.
    var gaps: [[String: String]] = []

    /// Two features on a foundation.
    /// - Parameters:
    ///   - knowing: Whether one of them imports the other, without declaring it.
    ///   - lines: The lines on which it does.
    static func features(knowing: Bool = false, on lines: [Int] = [3]) -> ScriptedGraph {
        var graph = ScriptedGraph()
        for (line, path) in ["Features/Moments", "Features/Shop", "Foundations/Kit"].enumerated() {
            graph.add("\(path.split(separator: "/")[1])", in: path, line: line + 2)
        }
        graph.add("ShopTests", "test", in: "Tests/ShopTests", line: 5)
        let timeline = "Features/Moments/Timeline.swift"
        graph.add("Moments", "Kit", declared: [2], imported: [(timeline, 2)])
        if knowing { graph.add("Moments", "Shop", imported: lines.map { (timeline, $0) }) }
        graph.add("Shop", "Kit", declared: [3], imported: [("Features/Shop/Cart.swift", 1)])
        graph.add("ShopTests", "Shop", declared: [5], imported: [("Tests/ShopTests/A.swift", 1)])
        return graph
    }

    mutating func add(
        _ name: String, _ kind: String = "library", in path: String = "",
        file: String = "Package.swift", line: Int = 1
    ) {
        modules[name] = [
            "name": name, "kind": kind, "path": path, "place": place(file, line, 1),
            "settings": [], "aliases": [], "isImportable": false, "isSwift": true,
            "usesPlugin": false,
        ]
    }

    /// Adds a dependency that lines of the manifest declare, and that lines of files import.
    mutating func add(
        _ tail: String, _ head: String, declared: [Int] = [], imported: [(String, Int)] = []
    ) {
        edges.append([
            "tail": tail, "head": head, "used": [],
            "declared": declared.map { line in
                [
                    "place": place("Package.swift", line, 9), "platforms": [], "traits": [],
                    "aliases": [], "isPartial": false,
                ]
            },
            "imported": imported.map { file, line in
                ["module": head, "place": place(file, line, 8), "attributes": [], "conditions": []]
            },
        ])
    }

    private func place(_ file: String, _ line: Int, _ column: Int) -> [String: Any] {
        ["file": file, "line": line, "column": column]
    }

    func graph(_ kinds: Set<Evidence> = [.declared, .imported]) throws -> ModuleGraph {
        let limits = [
            "unresolvedPackages", "resolvablePackages", "leftOut", "renamed", "circumstances",
            "gaps", "unindexedFiles",
        ]
        let graph: [String: Any] = [
            "package": "Sketch", "modules": modules.sorted { $0.key < $1.key }.map(\.value),
            "edges": edges, "products": [], "exceptions": [],
            "kinds": kinds.map(\.rawValue).sorted(),
            "limits": Dictionary(
                uniqueKeysWithValues: limits.map { ($0, $0 == "gaps" ? gaps : []) }),
        ]
        return try JSONDecoder().decode(
            ModuleGraph.self, from: JSONSerialization.data(withJSONObject: graph))
    }
}
