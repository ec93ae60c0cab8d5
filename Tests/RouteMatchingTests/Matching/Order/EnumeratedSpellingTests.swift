import RoutingTestSupport
import Testing

@testable import RouteMatching

@Suite
struct `The value of an enumeration` {
    @Test(arguments: [
        ("/s/:size(s|m|l)", "/s/M", "m"), ("/s/:size(s|m|l)", "/s/m", "m"),
        ("/s/:size(S|XL)", "/s/xl?a=b", "XL"), ("/s/:size(s|caf%C3%A9)", "/s/CAF%C3%A9", "café"),
        ("/s/:size(s|caf%C3%A9)", "/s/Cafe%CC%81", "café"),
        ("/p-:size(s|M).html", "/P-m.HTML", "M"),
        ("/:size(s|m)/:x?", "/S", "s"), ("/:size(true|false)", "/TRUE", "true"),
    ])
    func `an enumerated value is read as the pattern spells it`(
        text: String, path: String, value: String
    ) throws {
        let match = try #require(RouteTable(texts: [text]).match(path))
        #expect(match.value("size", as: String.self) == value)
        #expect(match.values("Size") == [value])
        #expect(match.items == [DeepLink.QueryItem(name: "size", value: value)])
    }

    @Test(arguments: [
        ("/s/:size(s|m|l)", "M", "/s/m"), ("/s/:size(S|XL)", "xl", "/s/XL"),
        ("/p-:size(s|m)", "M", "/p-m"), ("/s/:size", "M", "/s/M"),
    ])
    func `one enumerated value makes one link`(text: String, value: String, path: String) throws {
        let values = ParameterValues(items: [.init(name: "size", value: value)])
        #expect(try RoutePattern(text).link(of: values)?.description == path)
    }
}
