import Testing

@testable import RoutingKit

@Suite
struct `Links that need no second look` {
    private let forms = UniversalLinks(hosts: ["moments.app"], schemes: ["moments"]).forms

    @Test(
        arguments: [
            "/a", "/product/42", "/product/42/", "/product/42/price", "/cart?id=1",
            "/a-b_c.d/E=5?q=two%20words&x=(1,2)", "https://moments.app/product/42",
            "HTTPS://Moments.APP/product/42?color=red", "moments://product/42",
        ])
    func `are the usual ones, long or short`(text: String) {
        #expect(forms.plainLink(in: text, takesPaths: true) != nil)
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
        #expect(forms.plainLink(in: text, takesPaths: true) == nil)
    }
}
