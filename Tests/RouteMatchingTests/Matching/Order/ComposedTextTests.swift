import Foundation
import RoutingTestSupport
import Testing

@testable import RouteMatching

@Suite(.longComputation)
struct `Text that needs no composing` {
    @Test
    func `has only characters that Foundation leaves alone, whatever is beside them`() {
        let scalars = ProofSize.cases(of: Array(0...0x3_FFFF))
            .compactMap { Unicode.Scalar($0 as UInt32) }
        var behind: Set<Unicode.Scalar> = []
        var different: [Unicode.Scalar] = []
        for scalar in scalars where !(0xAC00...0xD7A3 ~= scalar.value) {
            // What a character is made of, behind the first one, combines with others.
            let text = String(scalar)
            let parts = text.decomposedStringWithCanonicalMapping.unicodeScalars
            behind.formUnion(parts.dropFirst())
            guard CanonicalText.isComposed(scalar) else { continue }
            let isAlone =
                text.precomposedStringWithCanonicalMapping.unicodeScalars.elementsEqual([scalar])
                && scalar.properties.canonicalCombiningClass == .notReordered
            if !isAlone { different.append(scalar) }
        }
        #expect(behind.count > 50)
        #expect(different == [])
        #expect(behind.filter { CanonicalText.isComposed($0) } == [])
        // The last parts of a syllable of Hangul combine with it.
        let jamo = (0x1161...0x11C2).compactMap { Unicode.Scalar($0 as UInt32) }
        #expect(jamo.filter { CanonicalText.isComposed($0) } == [])
    }

    @Test(arguments: [
        "/caf%C3%A9", "/cafe%CC%81", "/CAF%C3%A9", "/café", "/cafe\u{301}", "/a%2Fb", "/a%00b",
        "/%E5%95%86/%E5%93%81", "/%ED%95%9C", "/%E1%84%92%E1%85%A1%E1%86%AB", "/a%20b", "/x%2Fy",
        "/a%20b/", "/caf%C3%A9?q=1", "/caf%C3%A9#top", "/%63afe", "/%F0%9F%91%A9%E2%80%8D", "/%25",
        "/", "/a%20b/cafe%CC%81", "/long-%C3%A9-text-of-more-than-sixteen-bytes",
    ])
    func `finds the same route in place as with strings`(path: String) throws {
        let table = try RouteTable(
            texts: [
                "/café", "/商/品", "/한", "/:a(a b|x%2Fy)".replacing("%2F", with: "-"), "/cafe",
                "/:name", "/:name/:other", "/a b/café", "/long-é-text-of-more-than-sixteen-bytes",
            ].filter { !$0.contains(" ") })
        let match = table.match(path)
        let link = try #require(DeepLink(path: path))
        let index = table.compiled.pattern(decoding: link)
        #expect(match?.index ?? -1 == index)
        #expect(table.match(link.segments)?.index ?? -1 == index)
        #expect(table.match(path)?.items.map(\.value) == match?.items.map(\.value))
    }

    @Test(arguments: [
        "/%", "/a%2", "/a%zz", "/%C3", "/%C3%28", "/%C0%80", "/%ED%A0%80", "/%FF", "/%FE",
        "/%2E", "/a/%2e%2E", "/a/%2E%2E/b", "/a//b%20", "/%20//", "a%20", "//%20",
    ])
    func `finds no route of a path that no URL has`(path: String) throws {
        let table = try RouteTable(texts: ["/:a", "/:a/:b", "/:a/:b/:c", "/**", "/"])
        #expect(table.match(path) == nil)
    }

    @Test
    func `gives a check the decoded text, with its slashes`() throws {
        let table = try RouteTable(
            [RoutePattern("/:path(folder)"), RoutePattern("/:other")],
            constraints: [
                RouteConstraint("folder", example: "a/b") { $0 == "a/b\0é" || $0 == "a/b" }
            ])
        #expect(table.match("/a%2Fb%00%C3%A9")?.pattern.description == "/:path(folder)")
        #expect(table.match("/a%2Fb%00e%CC%81")?.pattern.description == "/:path(folder)")
        #expect(table.match("/a%2Fb")?["path"] == ["a/b"])
        #expect(table.match("/a%2Fc")?["other"] == ["a/c"])
    }
}
