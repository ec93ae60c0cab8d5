import Testing

@testable import RoutingKit

@Suite("Links that need no second look")
struct PlainLinkTests {
    private let forms = UniversalLinks(hosts: ["moments.app"], schemes: ["moments"]).forms

    @Test(
        "are the usual ones, long or short",
        arguments: [
            "/a", "/product/42", "/product/42/", "/product/42/price", "/cart?id=1",
            "/a-b_c.d/E=5?q=two%20words&x=(1,2)", "https://moments.app/product/42",
            "HTTPS://Moments.APP/product/42?color=red", "moments://product/42",
        ])
    func usual(text: String) {
        #expect(forms.plainLink(in: text, takesPaths: true) != nil)
    }

    @Test(
        "are none with anything rare, or with a segment that is empty or dotted",
        arguments: [
            "", "/", "//a", "/a//b", "/a/.", "/a/../b", "/abcdefg//h", "/abcdefg/.h", "/a%2Fb",
            "/a b", "/a\\b", "/a#b", "/a?b#c", "/a?b=%00", "/a?b=%2", "/é", "moments://xn--a/b",
            "https://other.app/a", "https://moments.app", "https://moments.app//a",
        ])
    func others(text: String) {
        #expect(forms.plainLink(in: text, takesPaths: true) == nil)
    }
}
