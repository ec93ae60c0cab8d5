import BoundaryKit
import Foundation
import Testing

@Suite(.timeLimit(.minutes(2))) struct `Reading a built package` {
    @Test func `this package's modules show, need and ship what they should`() async throws {
        let graph = try await ModuleGraph(
            of: PackageFolder(around: #filePath), evidence: Set(Evidence.Kind.allCases),
            built: .ofRunningTests)
        let shop = try #require(graph.modules.first { $0.name == "Shop" }?.surface)
        let navigator = try #require(shop.first { $0.name == "ProductNavigator" })
        #expect(navigator.conformances.contains("RoutingKit.Navigating"))
        #expect(navigator.place?.file == "Modules/Features/Shop/ProductNavigator.swift")
        let edge = try #require(
            graph.edges.first { ($0.tail, $0.head) == ("AppContainer", "Shop") })
        #expect(edge.symbols.contains("Shop.ProductNavigator"))
        let app = try #require(graph.products.first { $0.name == "AppContainer" })
        #expect(app.linked?.contains("Shop") == true)
        #expect(app.linked?.contains("ShopTests") == false)
        #expect(graph.kinds == Set(Evidence.Kind.allCases))
    }

    @Test(arguments: [Evidence.Kind.compiled, .shipped])
    func `a package that is not built says so`(kind: Evidence.Kind) async throws {
        let package = try FixturePackage(
            targets: #".executableTarget(name: "One")"#, files: ["Sources/One/main.swift": ""])
        let folder = package.url.appending(path: ".build/debug")
        await #expect(throws: EvidenceError.notBuilt(folder.path)) {
            _ = try await ModuleGraph(of: package.folder, evidence: [kind])
        }
    }
}
