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
struct `A path of a pattern` {
    @Test(
        arguments: [
            ("/product/:id(int)", ["id": 42], "/product/42"),
            ("/a/:x?", ["x": "b c/d"], "/a/b%20c%2Fd"), ("/a/:x?", [:], "/a"), ("/", [:], "/"),
            ("/:x(s|M)", ["X": "m"], "/m"), ("/a/:b?/:c?", [:], "/a"),
            ("/a/:b?/:c?", ["b": 1], "/a/1"), ("/a/:b?/:c?", ["c": 2, "b": 1], "/a/1/2"),
            ("/f/**rest?", [:], "/f"), ("/f/**rest?", ["rest": "a", "rest": "b"], "/f/a/b"),
            ("/a%20b/:x(c%20d|e)", ["x": "c d"], "/a%20b/c%20d"),
            ("/:b(bool)/:d(double)", ["d": 0.5, "b": true], "/true/0.5"),
            ("/f/**rest", ["rest": "a", "rest": "b"], "/f/a/b"),
            ("/:c(sku)", ["c": "AB-1"], "/AB-1"),
        ] as [(String, KeyValuePairs<String, any SegmentValue>, String)])
    func `it has the values in their places, and gives them back`(
        text: String, values: KeyValuePairs<String, any SegmentValue>, path: String
    ) throws {
        #expect(try RoutePattern(text).path(of: values) == path)
        let match = try #require(RouteTable(texts: [text]).match(path))
        let names = Set(values.map(\.key.asciiLowercased))
        for name in names {
            let sent = values.filter { $0.key.asciiLowercased == name }.map(\.value.segment)
            #expect(match[name] == sent)
        }
        #expect(match.items.count == values.count)
    }

    @Test(
        arguments: [
            ("/:id(int)", ["id": "x"], "'id' can't be 'x'; give another value"),
            ("/:id", ["id": ".."], "'id' can't be '..'; give another value"),
            ("/:id", ["id": Double.nan], "'id' can't be ''; give another value"),
            ("/:id", ["id": 1, "id": 2], "'id' can't be '1'; give another value"),
            ("/:id", [:], "there is no value for 'id'; give one"),
            ("/:a?/:b?", ["b": 1], "there is no value for 'a'; give one"),
            ("/:a/**b?", ["b": 1], "there is no value for 'a'; give one"),
            ("/a/**?", [:], "a '*' or '**' in it has no name; name it"),
            ("/**rest", [:], "there is no value for 'rest'; give one"),
            ("/:id", ["id": 1, "page": 2], "it has no parameter 'page'; leave it out"),
            ("/a/*", [:], "a '*' or '**' in it has no name; name it"),
        ] as [(String, KeyValuePairs<String, any SegmentValue>, String)])
    func `values that make none are named`(
        text: String, values: KeyValuePairs<String, any SegmentValue>, problem: String
    ) throws {
        let pattern = try RoutePattern(text)
        let error = #expect(throws: PathError.self) { try pattern.path(of: values) }
        #expect(error?.description == "\(text) makes no path: \(problem)")
    }

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
