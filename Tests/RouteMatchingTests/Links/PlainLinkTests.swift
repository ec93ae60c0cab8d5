import Testing

@testable import RouteMatching

@Suite
struct `Links that need no second look` {
    private let forms = UniversalLinks(hosts: ["moments.app"], schemes: ["moments"]).forms

    @Test(
        arguments: [
            "/a", "/product/42", "/product/42/", "/product/42/price", "/cart?id=1",
            "/a-b_c.d/E=5?q=two%20words&x=(1,2)", "https://moments.app/product/42",
            "HTTPS://Moments.APP/product/42?color=red", "moments://product/42",
            "/a?next=/../b//c",
        ])
    func `are the usual ones, long or short`(text: String) {
        #expect(forms.plainParts(of: text, takesPaths: true) != nil)
    }

    @Test(
        arguments: [
            "", "/", "//a", "/a//b", "/a/.", "/a/../b", "/abcdefg//h", "/abcdefg/.h", "/a%2Fb",
            "/a b", "/a\\b", "/a#b", "/a?b#c", "/a?b=%00", "/a?b=%2", "/é", "moments://xn--a/b",
            "https://other.app/a", "https://moments.app", "https://moments.app//a",
        ])
    func `are none with anything rare, or with a segment that is empty or dotted`(
        text: String
    ) {
        #expect(forms.plainParts(of: text, takesPaths: true) == nil)
    }

    @Test(arguments: 1...40)
    func `are told from the others wherever their bytes stand`(count: Int) {
        let path = "/" + String(repeating: "a", count: count)
        for plain in [path, path + "/", path + "/b", path + "?c=/./", path + "/b?c=%20"] {
            #expect(forms.plainParts(of: plain, takesPaths: true) != nil, "\(plain)")
        }
        for other in [path + "//", path + "//b", path + "/.b", path + "%20", path + "?c=%0"] {
            #expect(forms.plainParts(of: other, takesPaths: true) == nil, "\(other)")
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
