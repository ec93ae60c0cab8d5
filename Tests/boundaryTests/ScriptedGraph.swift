@testable import BoundaryKit

/// A graph that a test writes.
struct ScriptedGraph {
    private var modules: [Module] = []
    private var edges: [Edge] = []

    /// Two features on a foundation.
    /// - Parameters:
    ///   - knowing: Whether one of them imports the other, without declaring it.
    ///   - lines: The lines on which it does.
    static func features(knowing: Bool = false, on lines: [Int] = [3]) -> ScriptedGraph {
        var graph = ScriptedGraph()
        graph.add("Moments", in: "Features/Moments", line: 2)
        graph.add("Shop", in: "Features/Shop", line: 3)
        graph.add("Kit", in: "Foundations/Kit", line: 4)
        graph.add("ShopTests", .test, in: "Tests/ShopTests", line: 5)
        let timeline = "Features/Moments/Timeline.swift"
        graph.add("Moments", "Kit", declared: [2], imported: [(timeline, 2)])
        if knowing { graph.add("Moments", "Shop", imported: lines.map { (timeline, $0) }) }
        graph.add("Shop", "Kit", declared: [3], imported: [("Features/Shop/Cart.swift", 1)])
        graph.add("ShopTests", "Shop", declared: [5], imported: [("Tests/ShopTests/A.swift", 1)])
        return graph
    }

    mutating func add(
        _ name: String, _ kind: Module.Kind = .library, in path: String = "",
        file: String = "Package.swift", line: Int = 1
    ) {
        let place = SourcePlace(file: file, line: line)
        modules.append(Module(name: name, kind: kind, path: path, place: place))
    }

    /// Adds a dependency that lines of the manifest declare, and that lines of files import.
    mutating func add(
        _ tail: String, _ head: String, declared: [Int] = [], imported: [(String, Int)] = []
    ) {
        let declarations = declared.map { line in
            DeclaredDependency(place: SourcePlace(file: "Package.swift", line: line, column: 9))
        }
        let imports = imported.map { file, line in
            ImportStatement(module: head, place: SourcePlace(file: file, line: line, column: 8))
        }
        edges.append(Edge(from: tail, to: head, declared: declarations, imported: imports))
    }

    func graph(_ kinds: Set<Evidence> = [.declared, .imported]) -> ModuleGraph {
        ModuleGraph(package: "Sketch", modules: modules, edges: edges, kinds: kinds)
    }
}
