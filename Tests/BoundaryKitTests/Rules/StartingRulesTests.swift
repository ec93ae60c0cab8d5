import Foundation
import Testing

@testable import BoundaryKit

struct `Rules to start with` {
    /// Below each package, whose lines are separated by `|`, are the layers and the independent
    /// folders that are proposed for it.
    private static let packages = """
        Apps/App: A, B, Kit | Modules/Features/A: Kit | Modules/Features/B: Kit | Modules/Core/Kit: Log | Modules/Core/Log:
            "layers": ["path:Modules/Features/*", "path:Modules/Core/*"], "because": "stable modules should not depend on modules that change often"
            "modules": "path:Modules/Features/*", "because": "they are independent today"
        // In one folder, and in folders of one module each, modules of one height are a layer.
        Sources/A: C | Sources/B: D | Sources/C: | Sources/D:
            "layers": [["A", "B"],["C", "D"]], "because": "this is the current structure"
        Packages/A/A: C | Packages/B/B: D | Packages/C/C: | Packages/D/D:
            "layers": [["A", "B"],["C", "D"]], "because": "this is the current structure"
        // A layer of one module is none.
        Sources/A: C | Sources/B: C | Sources/C: D | Sources/D:
        P/A/A: B | P/B/B: C | P/C/C: D | P/D/D: | P/D/E:
            "modules": "path:P/D/*", "because": "they are independent today"
        // A single dependency in the other direction is a leak.
        F/A: Kit, Log | F/B: Kit, Log | Core/Kit: | Core/Log: import A
            "layers": ["path:F/*", "path:Core/*"], "because": "stable modules should not depend on modules that change often"
        // The last words of names are layers, except those whose modules need each other.
        S/AFeature: AClient | S/BFeature: BHelper | S/CFeature: | S/AClient: CFeature | S/BClient: | S/CClient: | S/DClient: | S/AHelper: | S/BHelper: | S/CHelper:
            "layers": ["*Client", "*Helper"], "because": "the last word of a name says what a module is for"
        // Features should be independent.
        Modules/Features/A: B | Modules/Features/B: C | Modules/Core/C: | Modules/Core/D: C
            "layers": ["path:Modules/Features/*", "path:Modules/Core/*"], "because": "stable modules should not depend on modules that change often"
            "modules": "path:Modules/Features/*", "because": "features should not know each other"
        A/A: B | B/B: C | A/C:
        Sources/Alone:
        // Of many modules, programs are above, and the core is below.
        Apps/App: Ax | P/A/Ax: Core | P/B/Bx: Core | P/C/Cx: Core | P/D/Dx: Core | P/E/Ex: Core | P/F/Fx: Core | P/G/Gx: Core | P/H/Hx: Core | P/I/Ix: Core | P/J/Jx: Core | P/K/Kx: Core | P/L/Lx: Core | P/M/Mx: Core | P/Core/Core: | P/Odd/Odd:
            "layers": ["kind:executable", "Core"], "because": "the programs know everything, and the core knows none of it"
        """

    @Test(arguments: packages.rows + [("", [])])
    func `rules to start with keep the structure of the package`(
        sketch: String, expected: [String]
    ) throws {
        let graph = ModuleGraph.sketch(sketch.replacing(" | ", with: "\n"))
        // The others are proposed for each package.
        let found = try RuleFile(for: graph).rules.dropLast(5).map { rule in
            try RuleFile.text(of: [rule]).split(separator: "\n").dropFirst(3).dropLast(2)
                .map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: " ")
        }
        #expect(found == expected)
    }

    @Test func `rules to start with hold, and warn about unused dependencies`() {
        let graph = ModuleGraph.sketch(
            "Sources/A: B, declare C\nSources/B:\nSources/C:\nTests/ATests: A")
        let rules = RuleFile(for: graph).rules
        #expect(rules.suffix(5).map(\.id).first == "acyclic")
        let report = BoundaryReport(of: rules, in: graph)
        #expect(report.failures.isEmpty)
        #expect(report.warnings.map(\.key) == ["[no-unused] A -> C"])
    }
}
