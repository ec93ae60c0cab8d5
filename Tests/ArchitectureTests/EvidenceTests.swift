import BoundaryKit
import Testing

@Suite struct `The evidence about this package` {
    @Test func `is of every kind`() async throws {
        #expect(try await Repository.graph.value.kinds == .all)
    }

    @Test func `shows what the manifest declares and what the sources import`() async throws {
        let graph = try await Repository.graph.value
        let edge = try #require(
            graph.edges.first { ($0.tail, $0.head) == ("DesignKit", "RoutingKit") })
        #expect(graph.package == "MomentsApp")
        #expect(graph.modules.first { $0.name == "Shop" }?.path == "Modules/Features/Shop")
        #expect(edge.declaration?.place.file == "Package.swift")
        #expect(!edge.imports.isEmpty)
        #expect(
            edge.imports.allSatisfy { $0.place.file.hasPrefix("Modules/Foundations/DesignKit/") })
    }

    @Test func `shows what modules show, and what they need of others`() async throws {
        let graph = try await Repository.graph.value
        let shop = try #require(graph.modules.first { $0.name == "Shop" }?.surface)
        let navigator = try #require(shop.first { $0.name == "ProductNavigator" })
        #expect(navigator.conformances.contains("RoutingKit.Navigating"))
        #expect(navigator.place?.file == "Modules/Features/Shop/ProductNavigator.swift")
        let support = try #require(graph.modules.first { $0.name == "TestSupport" })
        #expect(support.surface == nil, "nobody asked what it shows")
        let edge = try #require(
            graph.edges.first { ($0.tail, $0.head) == ("AppContainer", "Shop") })
        #expect(edge.symbols.contains("Shop.ProductNavigator"))
    }

    @Test func `shows what is linked into the program`() async throws {
        let products = try await Repository.graph.value.products
        let app = try #require(products.first { $0.name == "AppContainer" })
        #expect(app.linked?.contains("Shop") == true)
        #expect(app.linked?.contains("BoundaryKit") == false)
    }
}
