import Foundation
import RouteMatching
import RoutingTestSupport
import Testing

@testable import RoutingKit

@Suite
struct `The values of a link template` {
    @Test(arguments: [
        ("42", "/item/42"), ("a b", "/item/a%20b"), ("a/b", "/item/a%2Fb"), ("?", "/item/%3F"),
        ("#", "/item/%23"), ("100%", "/item/100%25"), ("%2F", "/item/%252F"),
        ("a+b", "/item/a%2Bb"),
        ("&=;", "/item/%26%3D%3B"), ("é", "/item/%C3%A9"), ("商品", "/item/%E5%95%86%E5%93%81"),
        ("👩‍🔬", "/item/%F0%9F%91%A9%E2%80%8D%F0%9F%94%AC"), ("...", "/item/..."),
        ("\u{0}", "/item/%00"),
    ])
    func `a text in the path is encoded`(value: String, text: String) {
        #expect(TextLink(value: value).text == text)
    }

    @Test(arguments: ["", ".", ".."])
    func `a text that no segment can hold makes no URL`(value: String) {
        #expect(TextLink(value: value).url == nil)
    }

    @Test(arguments: [
        ("", "/search?q="), (".", "/search?q=."), ("a&b=c", "/search?q=a%26b%3Dc"),
        ("a+b c", "/search?q=a%2Bb%20c"), ("#?/%", "/search?q=%23%3F%2F%25"),
        ("é", "/search?q=%C3%A9"),
    ])
    func `a text in the query is encoded, also an empty one`(value: String, text: String) {
        #expect(SearchLink(q: value).text == text)
    }

    @Test
    func `a value that is nil is left out`() {
        #expect(SearchLink(q: nil).text == "/search")
    }

    @Test
    func `a path value that is nil makes no URL`() {
        #expect(OptionalPathLink(id: nil).url == nil)
        #expect(OptionalPathLink(id: 1).text == "/optional/1")
    }

    @Test
    func `an array repeats its name, and an empty one is left out`() {
        #expect(ListLink(tags: ["a", "", "b&c"]).text == "/list?tags=a&tags=&tags=b%26c")
        #expect(ListLink(tags: []).text == "/list")
    }

    @Test
    func `every simple type has its usual text`() throws {
        let link = SimpleTypesLink(
            flag: true, count: -3, price: 9.5, kind: .photos,
            id: try #require(UUID(uuidString: "4d9c2f0e-8a1b-4c3d-9e5f-0123456789ab")),
            url: try #require(URL(string: "https://example.com/?a=1&b=2#c")))
        #expect(
            link.text == "/types/true?count=-3&price=9.5&kind=PHOTOS"
                + "&id=4D9C2F0E-8A1B-4C3D-9E5F-0123456789AB"
                + "&url=https%3A%2F%2Fexample.com%2F%3Fa%3D1%26b%3D2%23c")
    }

    @Test(arguments: [
        (0.00001, "0.00001"), (1.5e20, "150000000000000000000.0"), (-2.5e-7, "-0.00000025"),
        (1e16, "10000000000000000.0"), (0.1, "0.1"), (-0.0, "-0.0"), (123456.75, "123456.75"),
    ])
    func `a decimal number is written without an exponent`(value: Double, text: String) {
        #expect(NumberLink(value: value).text == "/number?value=\(text)")
        #expect(ParameterText.value(text, as: Double.self) == value)
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity])
    func `a number that has no digits makes no URL`(value: Double) {
        #expect(NumberLink(value: value).url == nil)
    }

    @Test
    func `a structure has no place in a URL`() {
        #expect(StructureLink(item: ItemParameters(id: 1)).url == nil)
    }

    @Test
    func `a template with a bad path makes no URL`() {
        #expect(NoSlashLink().url == nil)
        #expect(EmptySegmentLink().url == nil)
    }

    @Test
    func `a property is found in the path without regard to case`() {
        #expect(CaseLink(userID: "u1", page: 2).text == "/Users/u1?page=2")
    }

    @Test
    func `the URL is the text`() throws {
        let link = SearchLink(q: "a/b?c=d&é#%")
        #expect(try #require(link.url).absoluteString == link.text)
    }

    @Test
    func `a path in another script is encoded`() throws {
        let link = try #require(
            RoutePattern("/商品/:id").link(
                of: ParameterValues(items: [
                    .init(name: "id", value: "文"), .init(name: "b", value: "é"),
                ])))
        #expect(link.description == "/%E5%95%86%E5%93%81/%E6%96%87?b=%C3%A9")
    }
}
