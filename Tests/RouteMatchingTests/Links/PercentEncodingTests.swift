import Testing

@testable import RouteMatching

struct `Percent-encoding` {
    @Test
    func `in percent-encoding only the unreserved characters stay as they are`() {
        let kept = (UInt8.min...UInt8.max).filter {
            !String(Unicode.Scalar($0)).percentEncoded.hasPrefix("%")
        }
        let unreserved = "-.0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz~"
        #expect(String(decoding: kept, as: UTF8.self) == unreserved)
    }

    @Test(arguments: [
        ("a b", "a%20b"), ("\u{0}\n", "%00%0A"), ("100%", "100%25"), ("é", "%C3%A9"),
        ("文", "%E6%96%87"), ("🛍", "%F0%9F%9B%8D"), ("", ""),
        // The replacement character is a valid text, and a byte order mark is kept.
        ("\u{FFFD}", "%EF%BF%BD"), ("\u{FEFF}a", "%EF%BB%BFa"),
    ])
    func `every other byte is two capital digits`(text: String, encoded: String) {
        #expect(text.percentEncoded == encoded)
        #expect(decoded(encoded).map { Array($0.utf8) } == Array(text.utf8))
    }

    @Test(arguments: [
        "%", "%4", "a%", "%g0", "%0g", "%%", "% 1", "%+1", "%ff", "%C0%80", "%ED%BF%BF",
    ])
    func `a broken escape and broken UTF-8 don't decode`(text: String) {
        #expect(decoded(text) == nil)
    }

    private func decoded(_ text: String) -> String? {
        text.utf8.withTextBytes { try? PercentEncoding.text(of: $0, in: "path") }
    }
}
