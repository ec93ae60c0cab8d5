import Foundation
import RoutingTestSupport
import Testing

@testable import RouteMatching

struct `A value of a path` {
    private let table = RouteTable(
        unchecked: [
            "/product/:id(int)", "/product/:id/reviews/:Review", "/files/**path",
            "/order/:id(uuid)",
            "/news/:year/:slug?", "/:aNameOfMoreThanEightBytes/:aNameOfMoreThanSixteenBytes/x",
            "/k/:k",
        ].compactMap { try? RoutePattern($0) })

    @Test(arguments: [
        ("/product/42", "id", "42"), ("/product/42", "ID", "42"), ("/product/x", "id", nil),
        ("/product/caf%C3%A9/reviews/a%2Fb", "id", "café"), ("/files/a", "path", "a"),
        ("/product/caf%C3%A9/reviews/a%2Fb", "review", "a/b"), ("/files/a/b", "path", nil),
        ("/product/42/reviews/7/", "review", "7"), ("/news/2026/spring", "slug", "spring"),
        ("/news/2026", "slug", nil), ("/news/2026", "year", "2026"), ("/news/2026", "", nil),
        ("/1/2/x", "anameofmorethaneightbytes", "1"),
        ("/1/2/x", "aNameOfMoreThanSixteenBytes", "2"),
        ("/1/2/x", "aNameOfMoreThanEightByteX", nil), ("/1/2/x", "aNameOfM", nil),
        ("/k/1", "K", "1"), ("/k/1", "é", nil), ("/product/42", "i", nil),
        ("/product/42", "idx", nil),
    ])
    func `a value of a path is read under its name, as a text and in place`(
        path: String, name: String, value: String?
    ) throws {
        let match = table.match(path)
        #expect(match?.value(name) == value)
        #expect(match?.value(name, as: String.self) == value)
        let values = match?.items.filter { $0.name.equalsIgnoringASCIICase(name) }.map(\.value)
        #expect(match?.values(name) == values)
    }

    @Test(arguments: [
        "0", "-0", "007", "-1", "9223372036854775807", "-9223372036854775808",
        "9223372036854775808",
        "-9223372036854775809", "18446744073709551615", "18446744073709551616", "+5", "", "-",
        "--5",
        "1.0", "5_000", "٣", "99999999999999999999999999", "-18446744073709551615", "4%32",
    ])
    func `a value of a path is the number that Swift reads, in digits alone`(text: String) throws {
        let table = try RouteTable(texts: ["/:number", "/"])
        let segment = text.removingPercentEncoding ?? ""
        let isInteger = segment.wholeMatch(of: /-?[0-9]+/) != nil
        let match = try #require(table.match("/\(text)"))
        #expect(match.value("number", as: Int.self) == (isInteger ? Int(segment) : nil))
        let isNatural = isInteger && !segment.hasPrefix("-")
        #expect(match.value("number", as: UInt.self) == (isNatural ? UInt(segment) : nil))
    }

    @Test
    func `a value of a path is of a type of the app's own, which knows texts alone`() throws {
        struct Code: SegmentValue, Equatable {
            let text: String
            init?(utf8: Span<UInt8>) {
                guard utf8.count == 3 else { return nil }
                text = String(decoding: utf8.indices.map { utf8[$0] }, as: UTF8.self)
            }
        }
        let match = try #require(RouteTable(texts: ["/:code"]).match("/%C3%A9x"))
        #expect(match.value("code", as: Code.self)?.text == "éx")
        #expect(match.value("code", as: Bool.self) == nil)
        let uuid = UUID()
        #expect(table.match("/order/\(uuid)")?.value("id") == uuid)
    }

    @Test
    func `a value of a path is of each type that Swift and Foundation have`() throws {
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

    @Test(arguments: RunSeeds.count(4))
    func `a value of a path makes the same path again`(seed: UInt64) throws {
        var routes = RandomRoutes(seed: seed)
        for _ in 0..<100 {
            let pattern = try routes.pattern(ofUpTo: 4)
            let table = RouteTable(unchecked: [pattern], constraints: RandomRoutes.constraints)
            let segments = routes.path(for: [pattern])
            let isNameless = pattern.segments.contains {
                $0.kind.rawValue >= SegmentKind.wildcard.rawValue && $0.name == nil
            }
            guard let match = table.match(segments), !isNameless else { continue }
            let items = match.items
            let link = try #require(pattern.link(of: ParameterValues(items: items)))
            #expect(table.match(link)?.items == items, "seed \(seed): \(segments) of \(pattern)")
        }
    }
}
