import Testing

@testable import RoutingKit

@Suite
struct `Case in paths and names` {
    @Test
    func `only the letters A to Z have one`() {
        let ascii = String(String.UnicodeScalarView((0..<128).compactMap(Unicode.Scalar.init)))
        #expect(ascii.asciiLowercased == ascii.lowercased())
        #expect("ÉİΣK\u{212A}".asciiLowercased == "ÉİΣk\u{212A}")
    }

    @Test
    func `it is the same under an accent`() {
        #expect(Array("E\u{301}".asciiLowercased.unicodeScalars) == ["e", "\u{301}"])
    }
}
