import BoundaryKit
import CommandLineKit
import Testing

@testable import boundary

@Suite @MainActor struct `The page of boundary check` {
    private let rules = [
        #""noUnused", "because": "-", "severity": "warning""#,
        #""independent", "modules": "path:Features/*", "because": "features meet through URLs only""#,
        #""acyclic", "because": "-""#,
        #""protected", "modules": "Shop", "importers": "Moments", "because": "-""#,
    ]

    @Test func `shows each rule in a line, what to fix first, and where the rest is`() async throws
    {
        let workspace = try ScriptedWorkspace(.features(knowing: true, on: [3, 4]), rules: rules)
        workspace.isTerminal = true
        let answer = await workspace.run("check")
        #expect(answer.code == .violated)
        #expect(
            answer.output == """
                holds      no-unused
                violated   features-independent  1 violation
                holds      acyclic
                holds      shop-protected

                Fix first
                  Features/Moments/Timeline.swift:3:8: [features-independent] Moments must not import Shop
                      move what both need to a module that both may depend on

                More
                  boundary check --all                            each of them
                  boundary check --format html > boundaries.html  the graph, with what is wrong in it
                  boundary freeze                                 accept what is there today, and only that

                1 of 4 rules violated; violations: 1, at 2 places; frozen in .boundaries.baseline: 0; 4 modules; evidence: declared, imported

                """, "\(answer.output)")
        #expect(await workspace.run("check", "--all").output.contains("  evidence: import;"))
    }

    @Test func `is for people only, unless asked for`() async throws {
        let workspace = try ScriptedWorkspace(.features(knowing: true), rules: rules)
        #expect(await workspace.run("check").output.contains("  evidence: import;"))
        #expect(await workspace.run("check", "--summary").output.hasPrefix("holds      no-unused"))
    }

    @Test func `names modules with many violations, and layers before declarations`() async throws {
        let place = SourcePlace(file: "Package.swift", line: 2)
        let unused = (0..<6).map {
            Edge(
                from: "Moments", to: "Kit\($0)",
                declared: [DeclaredDependency(place: place)])
        }
        let features = ModuleGraph.features(knowing: true)
        let kits = (0..<6).map { Module(name: "Kit\($0)", kind: .library) }
        let graph = ModuleGraph(
            package: "Sketch", modules: features.modules + kits, edges: features.edges + unused,
            kinds: features.kinds)
        let output = try await ScriptedWorkspace(graph, rules: rules).run("check", "--summary")
            .output
        #expect(output.hasPrefix("warns      no-unused             6 violations\n"))
        #expect(output.contains("\nMost violations\n  Moments  7\n"))
        let first = try #require(output.split(separator: "Fix first\n").last)
        #expect(first.contains("[features-independent]"))
        #expect(first.split(separator: "[no-unused]").count == 2)
        #expect(first.contains("remove the dependency from the manifest (and 5 like it)"))
    }

    @Test func `counts what is like a finding for each rule, and shows a finding once`()
        async throws
    {
        let rules = [
            #""protected", "modules": "Kit", "importers": "ShopTests", "because": "-""#,
            #""mayDependOnlyOn", "modules": "Shop", "allowed": "Moments", "because": "-""#,
            #""noUndeclared", "directly": true, "because": "-""#,
        ]
        let output = try await ScriptedWorkspace(.features(), rules: rules)
            .run("check", "--summary").output
        #expect(output.contains("violated   kit-protected            2 violations\n"))
        let first = try #require(output.split(separator: "Fix first\n").last)
        #expect(first.split(separator: "[kit-protected]").count == 3)
        #expect(!first.contains("[shop-may-depend-only-on]"))
    }

    @Test func `shows what a rule says about a finding of several`() async throws {
        let features = ModuleGraph.features(knowing: true)
        let statement = ImportStatement(
            of: "Moments", at: SourcePlace(file: "Features/Shop/Cart.swift", line: 2, column: 8))
        let edge = Edge(from: "Shop", to: "Moments", imported: [statement])
        let graph = ModuleGraph(
            package: "Sketch", modules: features.modules, edges: features.edges + [edge],
            kinds: features.kinds)
        let rules = [
            #""noUndeclared", "because": "-""#,
            #""importsOnlyIn", "modules": "Shop", "imported": "Moments", "files": ["Views/**"], "because": "-""#,
        ]
        let output = try await ScriptedWorkspace(graph, rules: rules).run("check", "--summary")
            .output
        let first = try #require(output.split(separator: "Fix first\n").last)
        #expect(first.contains("[no-undeclared] Moments imports Shop without"))
        #expect(first.contains("[shop-imports-only-in] Shop may import Moments only in Views/**"))
    }

    @Test func `offers to fix the manifest only for modules in it`() async throws {
        let features = ModuleGraph.features()
        func more(place file: String) async throws -> String {
            let app = Module(name: "App", kind: .executable, place: SourcePlace(file: file))
            let edge = Edge(
                from: "App", to: "Kit",
                declared: [DeclaredDependency(place: SourcePlace(file: file))])
            let graph = ModuleGraph(
                package: "Sketch", modules: features.modules + [app],
                edges: features.edges + [edge], kinds: features.kinds)
            return try await ScriptedWorkspace(graph, rules: rules).run("check", "--summary").output
        }
        #expect(try await more(place: "Package.swift").contains("boundary fix"))
        let project = try await more(place: "App.xcodeproj/project.pbxproj")
        #expect(project.contains("[no-unused] App depends on Kit"))
        #expect(!project.contains("boundary fix"))
    }

    @Test func `counts what is frozen, and names what else fails`() async throws {
        let workspace = try ScriptedWorkspace(.features(knowing: true), rules: rules)
        _ = await workspace.run("freeze")
        let frozen = await workspace.run("check", "--summary")
        #expect(frozen.code == .success)
        #expect(frozen.output.contains("holds      features-independent  1 frozen\n"))
        workspace.graph = .features()
        let stale = await workspace.run("check", "--summary")
        #expect(stale.code == .violated)
        #expect(stale.output.contains("[baseline] the baseline accepts a violation that no longer"))
    }
}
