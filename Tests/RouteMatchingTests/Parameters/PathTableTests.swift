import Foundation
import RoutingTestSupport
import Testing

@testable import RouteMatching

@Suite
struct `A table with values` {
    @Test
    func `it answers a path with the value of the pattern that wins`() throws {
        let names: PathTable<String> = try PathTable([
            "/product/:id(int)": "product", "/product/new": "editor", "/**rest": "other",
        ])
        #expect(names.match("/product/42")?.value == "product")
        #expect(names.match("/product/new")?.value == "editor")
        #expect(names.match("/a/b")?.value == "other")
        #expect(names.match("") == nil)
        let link = try DeepLink("/product/7", from: .app, of: .sample)
        #expect(names.match(link)?.match.value("id", as: Int.self) == 7)
        #expect(names.table.nearest(to: "/prodct/new")?.description == "/product/new")
    }

    @Test
    func `it refuses what is no pattern, and what is no table`() {
        #expect(throws: PatternError.self) { try PathTable(["product": 1]) }
        #expect(throws: RouteTableError.self) { try PathTable(["/:a": 1, "/:b": 2]) }
    }

    @Test
    func `values are read by their types`() throws {
        let table = try RouteTable(texts: ["/:text/:int/:uint/:double/:bool/:id/**rest"])
        let id = "0A8F3C1E-0000-4000-8000-00000000000F"
        let match = try #require(table.match("/caf%C3%A9/-7/7/0.5/true/\(id)/x/y"))
        #expect(match.value("text") == "café")
        #expect(match.value("INT", as: Int.self) == -7)
        #expect(match.value("uint", as: UInt.self) == 7)
        #expect(match.value("double", as: Double.self) == 0.5)
        #expect(match.value("bool", as: Bool.self) == true)
        #expect(match.value("id", as: UUID.self) == UUID(uuidString: id))
        #expect(match.value("text", as: Int.self) == nil)
        #expect(match.value("rest", as: String.self) == nil)
        #expect(match.value("missing", as: String.self) == nil)
    }
}

@Suite
struct `A link of a pattern` {
    @Test(arguments: RunSeeds.count(4))
    func `random paths are made again from what they gave`(seed: UInt64) throws {
        var routes = RandomRoutes(seed: seed)
        for _ in 0..<100 {
            let pattern = try routes.pattern(ofUpTo: 4)
            let table = RouteTable(unchecked: [pattern], constraints: RandomRoutes.constraints)
            let segments = routes.path(for: [pattern])
            guard let match = table.match(segments),
                !pattern.segments.contains(where: {
                    $0.kind.rawValue >= SegmentKind.wildcard.rawValue && $0.name == nil
                })
            else { continue }
            let items = match.items
            let link = try #require(pattern.link(of: ParameterValues(items: items)))
            #expect(table.match(link)?.items == items, "seed \(seed): \(segments) of \(pattern)")
        }
    }
}
