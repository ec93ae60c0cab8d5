import Foundation
import Testing

@testable import BoundaryKit

@Suite(.timeLimit(.minutes(10))) struct `The graph of Tuist` {
    private let fixture: FixturePackage

    init() throws {
        fixture = try FixturePackage(containing: [
            "App/Project.swift": """
            import ProjectDescription
            let project = Project(name: "App", targets: [
                .target(
                    name: "App", product: .app, sources: ["Sources/**"],
                    dependencies: [
                        .target(name: "Shop-Feature"),
                        .project(target: "Core", path: "../Core"),
                        .external(name: "Nuke"),
                    ]),
            ])
            """,
            "App/Sources/App.swift": "import Shop_Feature\nimport Core",
            "App/Shop/Shop.swift": "import Core\nimport Nuke",
            "App/Tests/ShopTests.swift": "@testable import Shop_Feature",
            "Core/Sources/Core.swift": "import Foundation",
        ])
        let root = fixture.url.path
        let graph = """
            {"name": "Work", "path": "\(root)", "projects": {
            "\(root)/App": {"name": "App", "path": "\(root)/App", "isExternal": false,
              "packages": [], "schemes": [], "targets": [
              {"name": "App", "product": "app", "bundleId": "app", "resources": [],
               "sources": ["\(root)/App/Sources/App.swift"], "dependencies": [
               {"target": {"name": "Shop-Feature", "status": "required"}},
               {"project": {"target": "Core", "path": "\(root)/Core"}},
               {"project": {"target": "Nuke", "path": "\(root)/Tuist/.build/checkouts/Nuke"}},
               {"sdk": {"name": "StoreKit.framework", "status": "required"}}, {"xctest": {}}]},
              {"name": "Shop-Feature", "product": "staticFramework",
               "sources": ["\(root)/App/Shop/Shop.swift"], "dependencies": []},
              {"name": "ShopTests", "product": "unit_tests",
               "sources": ["\(root)/App/Tests/ShopTests.swift"],
               "dependencies": [{"target": {"name": "Shop-Feature"}}]},
              {"name": "ShopResources", "product": "bundle", "sources": []}]},
            "\(root)/Core": {"path": "\(root)/Core", "targets": [
              {"name": "Core", "product": "static_library",
               "sources": ["\(root)/Core/Sources/Core.swift"]}]},
            "\(root)/Tuist/.build/checkouts/Nuke": {"path": "\(root)/Tuist/.build/checkouts/Nuke",
              "targets": [{"name": "Nuke", "product": "framework", "sources": []}]}
            }}
            """
        try fixture.write(Data(graph.utf8), to: "graph.json")
    }

    private func folder() throws -> PackageFolder {
        try PackageFolder(
            ofPackagesAt: fixture.url, buildGraph: .tuist(fixture.url.appending(path: "graph.json"))
        )
    }

    @Test func `has the targets of projects as modules`() async throws {
        let graph = try await ModuleGraph(of: folder())
        #expect(
            graph.modules.filter { $0.kind != .external }.map { "\($0.name) \($0.kind) \($0.path)" }
                == [
                    "App executable App/Sources", "Core library Core/Sources",
                    "ShopTests test App/Tests", "Shop_Feature library App/Shop",
                ])
        let declared = graph.edges.filter { $0.declaration != nil }
        #expect(
            declared.map { "\($0.tail) \($0.head) \($0.declaration?.place.description ?? "")" } == [
                "App Core App/Project.swift:7:30", "App Nuke App/Project.swift:8:29",
                "App Shop_Feature App/Project.swift:6:27",
                "ShopTests Shop_Feature App/Project.swift:1:1",
            ])
    }

    @Test func `shows imports that no target declares`() async throws {
        let rules: [BoundaryRule] = [.noUndeclared(because: "-")]
        let issues = BoundaryReport(of: rules, in: try await ModuleGraph(of: folder())).issues
        #expect(
            issues.map { "\($0.place?.description ?? "") \($0.subject)" } == [
                "App/Shop/Shop.swift:1:8 Shop_Feature -> Core",
                "App/Shop/Shop.swift:2:8 Shop_Feature -> Nuke",
            ])
    }

    @Test(arguments: [
        (#"{"projects": []}"#, "the output of 'tuist graph --format json' isn't in the format"),
        (nil, "graph.json can't be read: there is no such file or folder"),
    ])
    func `that can't be read is an error`(text: String?, sentence: String) async throws {
        let file = fixture.url.appending(path: "graph.json")
        try FileManager.default.removeItem(at: file)
        if let text { try Data(text.utf8).write(to: file) }
        let error = await #expect(throws: EvidenceError.self) {
            try await ModuleGraph(of: folder())
        }
        #expect(error?.description.hasPrefix(sentence) == true)
    }
}
