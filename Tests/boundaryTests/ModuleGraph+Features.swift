import BoundaryKit

extension ModuleGraph {
    /// Two features on a foundation.
    /// - Parameters:
    ///   - knowing: Whether one of them imports the other, without declaring it.
    ///   - lines: The lines on which it does.
    static func features(knowing: Bool = false, on lines: [Int] = [3]) -> ModuleGraph {
        func module(_ name: String, _ kind: Module.Kind, _ path: String, line: Int) -> Module {
            Module(
                name: name, kind: kind, path: path,
                place: SourcePlace(file: "Package.swift", line: line))
        }
        func edge(
            _ tail: String, _ head: String, declaredIn line: Int?, importedIn file: String,
            _ number: Int,
            access: String? = nil
        ) -> Edge {
            let place = SourcePlace(file: "Package.swift", line: line ?? 0, column: 9)
            let statement = ImportStatement(
                of: head, at: SourcePlace(file: file, line: number, column: 8), access: access)
            return Edge(
                from: tail, to: head,
                declared: line == nil ? [] : [DeclaredDependency(place: place)],
                imported: [statement])
        }
        let timeline = "Features/Moments/Timeline.swift"
        return ModuleGraph(
            package: "Sketch",
            modules: [
                module("Moments", .library, "Features/Moments", line: 2),
                module("Shop", .library, "Features/Shop", line: 3),
                module("Kit", .library, "Foundations/Kit", line: 4),
                module("ShopTests", .test, "Tests/ShopTests", line: 5),
            ],
            edges: [
                edge("Moments", "Kit", declaredIn: 2, importedIn: timeline, 2, access: "public"),
                edge("Shop", "Kit", declaredIn: 3, importedIn: "Features/Shop/Cart.swift", 1),
                edge("ShopTests", "Shop", declaredIn: 5, importedIn: "Tests/ShopTests/A.swift", 1),
            ]
                + (knowing
                    ? lines.map {
                        edge("Moments", "Shop", declaredIn: nil, importedIn: timeline, $0)
                    } : []),
            kinds: [.declared, .imported])
    }
}
