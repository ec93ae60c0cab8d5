import Foundation
import RoutingTestSupport
import Testing

@testable import RouteMatching

@Suite(.longComputation)
struct `Links that need no second look` {
    private let forms = UniversalLinks(hosts: ["moments.app"], schemes: ["moments"]).forms

    @Test(
        arguments: [
            "/a", "/product/42", "/product/42/", "/product/42/price", "/cart?id=1",
            "/a-b_c.d/E=5?q=two%20words&x=(1,2)", "https://moments.app/product/42",
            "HTTPS://Moments.APP/product/42?color=red", "moments://product/42",
            "/a?next=/../b//c", "/a:b/c@d/!$~;", "/a%20b/caf%C3%A9/%E5%95%86", "/%F0%9F%91%A9",
            "/a?b=?&c=%25%2F%E5%95%86&d=~!$:;@", "https://moments.app:443/a", "moments://a/b@c:d",
        ])
    func `are the usual ones, long or short`(text: String) {
        #expect(forms.plainParts(of: text, takesPaths: true) != nil)
    }

    @Test(
        arguments: [
            "", "/", "//a", "/a//b", "/a/.", "/a/../b", "/abcdefg//h", "/abcdefg/.h", "/a%2Fb",
            "/a b", "/a\\b", "/a#b", "/a?b#c", "/a?b=%00", "/a?b=%2", "/é", "moments://xn--a/b",
            "https://other.app/a", "https://moments.app", "https://moments.app//a",
            "/%2E", "/a/%2e%2e", "/a%5Cb", "/a%252F", "/a%", "/a%2", "/a%zz", "/a%C3", "/a%C3é",
            "/a%C3?%A9", "/a%C0%80", "/a%ED%A0%80", "/a%F4%90%80%80", "/a%E2%80%AE", "/a%C2%85",
            "/a%E2%80%8B", "/a%7F", "/a~/.b", "/a~/%20//", "/a?b=%E2%80%AE", "/a?b~=%0A", "/a?~#",
            "moments://a@b/c", "moments://a:1/c", "moments://a%20/c", "moments:///a",
            "https://moments.app:80/a", "https://moments.app:4430/a", "moments://a:443/b",
        ])
    func `are none with anything rare, or with a segment that is empty or dotted`(
        text: String
    ) {
        #expect(forms.plainParts(of: text, takesPaths: true) == nil)
    }

    @Test(arguments: 1...40)
    func `are told from the others wherever their bytes stand`(count: Int) {
        let path = "/" + String(repeating: "a", count: count)
        for plain in [
            path, path + "/", path + "/b", path + "?c=/./", path + "/b?c=%20", path + "%20",
            path + "~%C3%A9:",
        ] {
            #expect(forms.plainParts(of: plain, takesPaths: true) != nil, "\(plain)")
        }
        for other in [
            path + "//", path + "//b", path + "/.b", path + "%2", path + "~/.", path + "?c=%0",
        ] {
            #expect(forms.plainParts(of: other, takesPaths: true) == nil, "\(other)")
        }
    }

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
        for template in templates {
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
