import Testing

@testable import RouteMatching

struct `Case in paths and names` {
    @Test
    func `in paths and names only the letters A to Z have a case`() {
        let ascii = String(String.UnicodeScalarView((0..<128).compactMap(Unicode.Scalar.init)))
        #expect(ascii.asciiLowercased == ascii.lowercased())
        #expect("ÉİΣK".asciiLowercased == "ÉİΣk")
    }

    @Test(arguments: [("É", "E\u{301}"), ("\u{212A}", "K"), ("\u{1E69}", "s\u{307}\u{323}")])
    func `equal texts stay equal, however they are spelt`(text: String, other: String) {
        #expect(text == other)
        #expect(text.asciiLowercased == other.asciiLowercased)
    }

    @Test
    func `two texts are compared as their lower case is, whatever they hold`() {
        let pieces = [
            "a", "A", "k", "\u{212A}", "e", "E", "\u{301}", "\u{E9}", "\u{C9}", "[", "{", "1",
        ]
        let texts = [""] + pieces + pieces.flatMap { first in pieces.map { first + $0 } }
        for text in texts {
            for other in texts {
                #expect(
                    text.equalsIgnoringASCIICase(other)
                        == (text.asciiLowercased == other.asciiLowercased), "\(text) \(other)")
            }
        }
    }
}
