import Testing

@testable import CompositionRoot

@Suite
struct `The name of a user` {
    @Test(arguments: [
        ("Ada", "Ada"), ("Ada ", "Ada"), ("\t Ada\u{A0}\n", "Ada"),
        ("Ada  Lovelace", "Ada Lovelace"),
        ("Ada\u{200B}", "Ada"), ("Zoe\u{308}", "Zoë"),
    ])
    func `is the same however it is spaced and encoded`(typed: String, name: String) {
        #expect(UserName(typed)?.text.unicodeScalars.elementsEqual(name.unicodeScalars) == true)
    }

    @Test(arguments: ["", " ", "\u{200B}", "\n\u{FEFF}"])
    func `names someone`(typed: String) {
        #expect(UserName(typed) == nil)
    }
}
