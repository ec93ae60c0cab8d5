import BoundaryKit
import Testing

@Suite(.longComputation) struct `The evidence about this package` {
    @Test func `is of every kind`() async throws {
        #expect(try await Repository.graph.value.kinds == .all)
    }

    @Test func `shows what the manifest declares and what the sources import`() async throws {
        let graph = try await Repository.graph.value
        let edge = try #require(
            graph.edges.first { ($0.tail, $0.head) == ("DesignKit", "RoutingKit") })
        #expect(graph.package == "MomentsApp")
        for feature in Repository.features {
            let module = graph.modules.first { $0.name == feature }
            #expect(module?.path == "Modules/Features/\(feature)")
        }
        #expect(edge.declaration?.place.file == "Package.swift")
        #expect(!edge.imports.isEmpty)
        #expect(
            edge.imports.allSatisfy { $0.place.file.hasPrefix("Modules/Foundations/DesignKit/") })
    }

    @Test(arguments: Repository.features)
    func `shows what modules show, and what they need of others`(feature: String) async throws {
        let graph = try await Repository.graph.value
        let surface = try #require(graph.modules.first { $0.name == feature }?.surface)
        let navigator = try #require(
            surface.first { $0.name.hasSuffix("Navigator") })
        #expect(navigator.place?.file == "Modules/Features/\(feature)/\(navigator.name).swift")
        let edge = try #require(
            graph.edges.first { ($0.tail, $0.head) == ("CompositionRoot", feature) })
        #expect(edge.symbols.contains("\(feature).\(navigator.name)"))
    }

    @Test func `has nothing of what isn't asked for`() async throws {
        let modules = try await Repository.graph.value.modules
        let support = try #require(modules.first { $0.name == "TestSupport" })
        #expect(support.surface == nil)
    }

    @Test func `shows what is linked into the program`() async throws {
        let products = try await Repository.graph.value.products
        let app = try #require(products.first { $0.name == "AppContainer" })
        #expect(Set(app.linked ?? []).isSuperset(of: Repository.features))
        #expect(app.linked?.contains("BoundaryKit") == false)
    }
}
