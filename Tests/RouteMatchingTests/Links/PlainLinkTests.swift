import Foundation
import RoutingTestSupport
import Testing

@testable import RouteMatching

@Suite(.longComputation)
struct `Links that need no second look` {
    @Test(arguments: [LinkSource.app, .outside])
    func `are read in the same way with care, whichever byte they have at any place`(
        source: LinkSource
    ) throws {
        let parser = LinkParser(links: LinkReading.links, source: source)
        let templates = ["a?/bcdefghijklmnop", "a/?bcdef", "a/b?c=d?/e", "moments://?a/b", "a/?"]
        let bytes = (UInt8.min...0x7F).map { String(Unicode.Scalar($0)) }
        let escapes = (UInt8.min...UInt8.max).map { byte in
            "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
        }
        // Bytes are read sixteen at a time.
        let places = [0, 3, 14].map { String(repeating: "x", count: $0) }
        let texts = templates.flatMap { template in
            places.map { template.hasPrefix("moments") ? template + $0 : $0 + template }
        }
        for template in texts {
            for piece in bytes + escapes + ["é", "%C3%A9", "%e5%95%86", "%F0%9F%91%A9", "%C3"] {
                let place = try #require(template.firstIndex(of: "?"))
                var text = template.replacingCharacters(in: place...place, with: piece)
                if !text.hasPrefix("moments") { text = "https://moments.app/" + text }
                let quick = Result { () throws(DeepLinkError) in try parser.parse(text) }
                let careful = Result { () throws(DeepLinkError) in
                    try parser.parseCarefully(text)
                }
                #expect(quick == careful, "\(text)")
                let (one, other) = (try? quick.get().parts, try? careful.get().parts)
                #expect(one?.path == other?.path && one?.isPlain == other?.isPlain, "\(text)")
            }
        }
    }

    @Test
    func `have bytes of which each is told from the rare ones`() {
        let common = Set("&'()*+,-./=_".utf8).union(0x30...0x39).union(0x41...0x5A)
            .union(0x61...0x7A)
        for byte in UInt8.min...UInt8.max {
            let bytes = SIMD16<UInt8>(repeating: byte)
            let expected: UInt32 = common.contains(byte) ? 0 : 0xFFFF
            #expect(ByteLanes16.bits(ByteLanes16.rare(bytes)) == expected, "\(byte)")
        }
    }
}
