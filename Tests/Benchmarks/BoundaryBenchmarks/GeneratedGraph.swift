import BoundaryKit
import RouteSets

/// Graphs of many modules, each with five dependencies that are declared and imported.
enum GeneratedGraph {
    /// Core modules and libraries depend on modules before them, features on both.
    static func layered(modules count: Int) -> ModuleGraph {
        graph(count) { module, random in
            let below = min(module, count / 2)
            return below == 0 ? nil : Int.random(in: 0..<below, using: &random)
        }
    }

    /// Each module depends on any others, so that nearly all are one circle.
    static func tangled(modules count: Int) -> ModuleGraph {
        graph(count) { module, random in
            let other = Int.random(in: 0..<count, using: &random)
            return other == module ? nil : other
        }
    }

    private static func graph(
        _ count: Int, dependency: (Int, inout SeededRandom) -> Int?
    ) -> ModuleGraph {
        var random = SeededRandom(seed: 7)
        let modules = (0..<count).map { number in
            let folder = number < count / 5 ? "Core" : number < count / 2 ? "Libraries" : "Features"
            return Module(
                name: "Module\(number)", kind: .library, path: "\(folder)/Module\(number)")
        }
        let edges = (0..<count).flatMap { number in
            (0..<5).compactMap { line in
                dependency(number, &random).map { edge(from: number, to: $0, line: line + 1) }
            }
        }
        return ModuleGraph(
            package: "Generated", modules: modules, edges: edges, kinds: [.declared, .imported])
    }

    private static func edge(from tail: Int, to head: Int, line: Int) -> Edge {
        let place = SourcePlace(file: "Module\(tail)/File.swift", line: line, column: 8)
        return Edge(
            from: "Module\(tail)", to: "Module\(head)",
            evidence: [
                .declared(DeclaredDependency(place: place)),
                .imported(ImportStatement(of: "Module\(head)", at: place)),
            ])
    }
}
