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
}
