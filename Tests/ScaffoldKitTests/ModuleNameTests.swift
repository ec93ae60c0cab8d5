import CommandLineKit
import Testing

@testable import ScaffoldKit

@Suite
struct `The name of a module` {
    @Test(arguments: ["Events", "GiftCards", "A", "Area51"])
    func `is one word in UpperCamelCase`(name: String) throws {
        #expect(try ModuleName(name).text == name)
        #expect(try ModuleName(name).segment == name.lowercased())
    }

    @Test(arguments: [
        ("", "can't name a module"), ("events", "can't name a module"),
        ("../x", "can't name a module"), ("A/B", "can't name a module"),
        ("A B", "can't name a module"), ("A-B", "can't name a module"),
        ("Événements", "can't name a module"), ("1A", "can't name a module"),
        ("A\"", "can't name a module"), ("A\n", "can't name a module"),
        (String(repeating: "A", count: 41), "can't name a module"), ("class", "keyword of Swift"),
        ("Any", "keyword of Swift"), ("Self", "keyword of Swift"), ("Type", "keyword of Swift"),
        ("Foundation", "name of Swift"), ("Swift", "name of Swift"), ("DEBUG", "name of Swift"),
    ])
    func `is refused with a sentence if Swift can't use it`(name: String, reason: String) {
        let error = #expect(throws: CommandError.self) { try ModuleName(name) }
        #expect(error?.code == .usage)
        #expect(error?.description.contains(reason) == true)
        #expect(error?.description.contains("--help") == false)
    }

    @Test(arguments: ["", "Events", "Events/", "/Seller", "A/B/C", "Events/seller", "../x/Y"])
    func `and that of its screen are both needed for a screen`(text: String) {
        let error = #expect(throws: CommandError.self) { try ScreenName(text) }
        #expect(error?.code == .usage)
        #expect(error?.description.contains("--help") == false)
    }
}
