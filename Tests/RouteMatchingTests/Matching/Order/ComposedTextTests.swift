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
