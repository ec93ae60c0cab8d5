import BoundaryKit

extension ModuleGraph {
    /// Two features on a foundation.
    /// - Parameters:
    ///   - knowing: Whether one of them imports the other, without declaring it.
    ///   - lines: The lines on which it does.
    static func features(knowing: Bool = false, on lines: [Int] = [3]) -> ModuleGraph {
        func edge(
            _ tail: String, _ head: String, _ declared: Int?, _ file: String, _ line: Int
        ) -> Edge {
            let place = SourcePlace(file: "Package.swift", line: declared ?? 0, column: 9)
            let statement = ImportStatement(
                module: head, place: SourcePlace(file: file, line: line, column: 8))
            return Edge(
                from: tail, to: head,
                declared: declared == nil ? [] : [DeclaredDependency(place: place)],
                imported: [statement])
        }
        let timeline = "Features/Moments/Timeline.swift"
        let known = knowing ? lines.map { edge("Moments", "Shop", nil, timeline, $0) } : []
        return ModuleGraph(
            package: "Sketch",
            modules: [
                "Features/Moments", "Features/Shop", "Foundations/Kit", "Tests/ShopTests",
            ].enumerated().map { number, path in
                Module(
                    name: String(path.split(separator: "/")[1]),
                    kind: path.hasPrefix("Tests/") ? .test : .library, path: path,
                    place: SourcePlace(file: "Package.swift", line: number + 2))
            },
            edges: known + [
                edge("Moments", "Kit", 2, timeline, 2),
                edge("Shop", "Kit", 3, "Features/Shop/Cart.swift", 1),
                edge("ShopTests", "Shop", 5, "Tests/ShopTests/A.swift", 1),
            ], kinds: [.declared, .imported])
    }

    /// The graph with more modules and dependencies.
    func adding(_ modules: [Module] = [], _ edges: [Edge]) -> ModuleGraph {
        ModuleGraph(
            package: package, modules: self.modules + modules, edges: self.edges + edges,
            kinds: kinds)
    }
}
