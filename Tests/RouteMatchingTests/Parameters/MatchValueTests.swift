import Foundation
import Testing

@testable import RouteMatching

@Suite
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
        ("/k/1", "\u{212A}", "1"), ("/k/1", "é", nil), ("/product/42", "i", nil),
        ("/product/42", "idx", nil),
    ])
    func `is read under its name, as a text and in place`(
        path: String, name: String, value: String?
    ) throws {
        let match = table.match(path)
        #expect(match?.value(name) == value)
        #expect(match?.value(name, as: String.self) == value)
        let bytes = match?.withValue(name) { utf8 in utf8.indices.map { utf8[$0] } }
        #expect(bytes == value.map { Array($0.utf8) })
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
    func `is the number that Swift reads, in digits alone`(text: String) throws {
        let table = try RouteTable(texts: ["/:number", "/"])
        let segment = text.removingPercentEncoding ?? ""
        let isInteger = segment.wholeMatch(of: /-?[0-9]+/) != nil
        let match = try #require(table.match("/\(text)"))
        #expect(match.value("number", as: Int.self) == (isInteger ? Int(segment) : nil))
        let isNatural = isInteger && !segment.hasPrefix("-")
        #expect(match.value("number", as: UInt.self) == (isNatural ? UInt(segment) : nil))
        #expect(Int(segment: segment) == match.value("number", as: Int.self))
        #expect(UInt(segment: segment) == match.value("number", as: UInt.self))
    }

    @Test
    func `is of a type of the app's own, which knows texts alone`() throws {
        struct Code: SegmentValue, Equatable {
            let segment: String
            init?(segment: String) {
                guard segment.count == 2 else { return nil }
                self.segment = segment
            }
        }
        let match = try #require(RouteTable(texts: ["/:code"]).match("/%C3%A9x"))
        #expect(match.value("code", as: Code.self) == Code(segment: "éx"))
        #expect(match.value("code", as: Bool.self) == nil)
        let uuid = UUID()
        #expect(table.match("/order/\(uuid)")?.value("id") == uuid)
    }

    @Test
    func `is lent for as long as a closure runs, which may throw`() throws {
        struct Stop: Error {}
        let match = try #require(table.match("/product/42"))
        #expect(throws: Stop.self) { try match.withValue("id") { _ in throw Stop() } }
        let long = String(repeating: "%C3%A9", count: 2_000)
        #expect(table.match("/files/\(long)")?.withValue("path") { $0.count } == 4_000)
    }
}
