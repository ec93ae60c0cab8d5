/// Requires that only a module's own tests import it with `@testable`: the test target whose
/// name begins with the module's, such as `ShopTests` for `Shop`; in an Xcode project, the test
/// target that the project connects with it.
struct TestableOnlyFromOwnTests: Requirement {
    static let name = "testableOnlyFromOwnTests"
    static let evidence: Set<Evidence.Kind> = [.imported]
    static let fix = "import it without '@testable', or test it in its own tests"
    @Defaulted var modules: ModuleSelector

    var subjects: [ModuleSelector] { [modules] }

    func violations(in graph: GraphIndex) -> [Violation] {
        let heads = graph.select(modules)
        return graph.imports(in: .all, where: \.isTestable) { tail, head in
            "\(tail) must not import \(head) with '@testable'"
        }.filter { violation in
            let ends = violation.path.compactMap(graph.number)
            return heads.contains(ends[1]) && graph.owners[ends[0]]?.contains(ends[1]) != true
        }
    }
}
