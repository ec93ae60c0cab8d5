import Testing

@testable import RouteMatching

struct `Literals in all scripts` {
    @Test(arguments: [
        ("é", "e\u{301}"), ("É", "E\u{301}"), ("Å", "\u{212B}"), ("Ω", "\u{2126}"),
        ("한", "\u{1112}\u{1161}\u{11AB}"), ("ṩ", "s\u{307}\u{323}"), ("K", "\u{212A}"),
        ("商品", "商品"), ("CAFé", "cafe\u{301}"), ("👩‍👧", "👩‍👧"),
        // No composed letter: an ASCII letter and an accent.
        ("B\u{301}", "b\u{301}"), ("AK\u{200D}x", "ak\u{200D}X"), ("q\u{20DD}", "Q\u{20DD}"),
        // Only the small letter has one with this accent.
        ("H\u{331}", "H\u{331}"), ("xH\u{331}y", "XH\u{331}Y"),
        ("Ab\u{301}cdefghijk", "aB\u{301}cdefghijk"), ("a\u{323}B\u{301}", "\u{1EA1}b\u{301}"),
    ])
    func `literals answer what is canonically equivalent`(literal: String, segment: String) throws {
        for (pattern, segments) in [(literal, segment), (segment, literal)] {
            for text in ["/\(pattern)/:v", "/:x(\(pattern)|other)/:v"] {
                let table = try RouteTable(texts: [text])
                #expect(table.match([segments, "1"])?.value("v", as: Int.self) == 1)
                #expect(table.explain([segments, "1"]).contains { $0.failure == nil })
            }
        }
    }

    @Test(arguments: [
        ("é", "É"), ("é", "e"), ("e\u{301}", "E\u{301}"), ("é", "E\u{301}"), ("ß", "ss"),
        ("ß", "ẞ"), ("ı", "i"), ("ı", "I"), ("İ", "i"), ("ſ", "s"), ("ﬁ", "fi"), ("я", "Я"),
        ("σ", "ς"), ("①", "1"), ("ａ", "a"), ("²", "2"), ("a", "а"), ("a\u{200D}", "a"),
        ("H\u{331}", "h\u{331}"), ("H\u{331}", "\u{1E96}"),
    ])
    func `literals answer nothing that is only alike`(literal: String, segment: String) throws {
        for (pattern, segments) in [(literal, segment), (segment, literal)] {
            #expect(try RouteTable(texts: ["/\(pattern)"]).match([segments]) == nil)
            #expect(try RouteTable(texts: ["/:x(\(pattern)|other)"]).match([segments]) == nil)
        }
    }
}
