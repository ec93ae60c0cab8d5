import Testing

@testable import RouteMatching

struct `The canonical text of a link` {
    private let links = UniversalLinks(hosts: ["moments.app"], schemes: ["moments"])

    @Test(arguments: [
        "/product/42", "/product/42/", "/product/42?", "/product/42#top",
        "https://moments.app/product/42", "https://moments.app:443/product/42/",
        "HTTPS://MOMENTS.APP/product/42", "https://moments.app/product/42#top",
        "moments://product/42", "moments:///product/42",
    ])
    func `a canonical text is the same however the link is complete`(text: String) throws {
        let link = try DeepLink(text, from: .app, of: links)
        let canonical = try #require(link.canonical)
        #expect(canonical.text == "/product/42")
        #expect(canonical.segments == ["product", "42"])
        #expect(canonical.query.isEmpty)
        #expect(canonical.canonical?.text == "/product/42")
    }

    @Test
    func `a canonical text keeps a query that holds nothing to escape`() throws {
        let link = try DeepLink("moments://product/42?a=b&C=#top", from: .app, of: links)
        #expect(link.canonical?.text == "/product/42?a=b&C=")
        #expect(link.canonical?.query == link.query)
    }

    @Test(arguments: [
        "/", "https://moments.app", "https://moments.app/", "/Product/42", "/product/4%32",
        "/product/a,b", "moments://Product/42", "/product/42/?a=b", "/product/42?a",
        "/product/42?a=b&", "/product/42?a=b&&c=d", "/product/42?a=b=c", "/product/42?a=%20",
        "/product/42?a=b+c", "/product/42?a=/b", "/product/42?&",
    ])
    func `a link that may have another spelling has none`(text: String) throws {
        #expect(try DeepLink(text, from: .app, of: links).canonical == nil)
    }
}
