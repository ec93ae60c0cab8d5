import Foundation
import Testing

@testable import BoundaryKit

@Suite struct `The metrics of types` {
    /// Two modules: `Kit` has a protocol and a structure with members, `App` has no types.
    private var graph: ModuleGraph {
        var graph = ModuleGraph.sketch("App: Kit\nKit:")
        var sources = SourceIndex()
        sources.files = [
            .init(
                path: "App/A.swift", module: "App", vertex: "App", isIndexed: true, facts: .init()),
            .init(
                path: "Kit/K.swift", module: "Kit", vertex: "Kit", isIndexed: true, facts: .init()),
        ]
        sources.symbols = [
            symbol("Going", .protocol), symbol("Road", .struct), symbol("length", .property, in: 1),
            symbol("lanes", .property, in: 1), symbol("go()", .function, in: 0),
        ]
        graph.sources = sources
        return graph
    }

    private func symbol(
        _ name: String, _ kind: SourceSymbol.Kind, in parent: Int? = nil
    ) -> SourceSymbol {
        SourceSymbol(
            identifier: name, name: name, kind: kind, site: .init(file: 1, line: 1, column: 1),
            parent: parent, isWritten: true)
    }

    @Test func `count types, members and protocols`() throws {
        let metrics = GraphMetrics(of: graph, among: .all)
        let kit = try #require(metrics.modules.first { $0.name == "Kit" })
        let types = try #require(kit.types)
        #expect((types.count, types.members, types.maxMembers) == (2, 3, 2))
        #expect((types.abstractness, kit.instability, kit.distance) == (0.5, 0, 0.5))
        let app = try #require(metrics.modules.first { $0.name == "App" })
        #expect((app.types?.count, app.types?.abstractness, app.distance) == (0, 0, 0))
    }

    @Test func `are in JSON, and absent without evidence of uses`() throws {
        let metrics = GraphMetrics(of: graph, among: .all)
        let data = try JSONEncoder().encode(metrics)
        #expect(try JSONDecoder().decode(GraphMetrics.self, from: data) == metrics)
        #expect(String(decoding: data, as: UTF8.self).contains(#""abstractness":0.5"#))
        let others = GraphMetrics(of: .sketch("App: Kit\nKit:"), among: .all)
        #expect(others.modules.allSatisfy { $0.types == nil && $0.distance == nil })
    }
}
