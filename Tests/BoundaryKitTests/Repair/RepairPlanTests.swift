import Testing

@testable import BoundaryKit

@Suite struct `The plan of a repair` {
    @Test(arguments: [
        ("A: import B\nB: import A", ["A -> B"], ["B -> A"]),
        (
            "A: import B\nB: import C\nC: import A\nD: import A", ["A -> B", "B -> C", "D -> A"],
            ["C -> A"]
        ),
        ("A: B\nB: import A", [], ["B -> A"]),
    ])
    func `closes no cycle, even if no dependency of the cycle is declared yet`(
        sketch: String, added: [String], refused: [String]
    ) {
        let plan = RepairPlan(for: .sketch(sketch), rules: [])
        #expect(plan.additions.map(\.description) == added)
        #expect(
            plan.refusals.map { "\($0.change): \($0.reason)" }
                == refused.map {
                    "\($0): the dependency would close a cycle; remove the import"
                })
    }
}
