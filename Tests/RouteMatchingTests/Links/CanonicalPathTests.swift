import RoutingTestSupport
import Testing

@testable import RouteMatching

struct `The canonical text of a link` {
    /// The same page, however the link is complete.
    private static let complete = [
        "/product/42", "/product/42/", "/product/42?", "/product/42#top",
        "https://moments.app/product/42", "https://moments.app:443/product/42/",
        "HTTPS://MOMENTS.APP/product/42", "https://moments.app/product/42#top",
        "moments://product/42", "moments:///product/42",
    ]
    /// Links that may have another spelling.
    private static let others = [
        "/", "https://moments.app", "https://moments.app/", "/Product/42", "/product/4%32",
        "/product/a,b", "moments://Product/42", "/product/42/?a=b", "/product/42?a",
        "/product/42?a=b&", "/product/42?a=b&&c=d", "/product/42?a=b=c", "/product/42?a=%20",
        "/product/42?a=b+c", "/product/42?a=/b", "/product/42?&",
    ]

    @Test(
        arguments: complete.map { ($0, "/product/42") } + others.map { ($0, nil) } + [
            ("moments://product/42?a=b&C=#top", "/product/42?a=b&C=")
        ] as [(String, String?)])
    func `a canonical text is path and query of a link that has no other spelling`(
        text: String, canonical: String?
    ) throws {
        let link = try DeepLink(text, from: .app, of: .sample)
        let found = link.canonical
        #expect(found?.text == canonical)
        #expect(found?.canonical?.text == canonical)
        #expect(found.map(\.segments) == canonical.map { _ in link.segments })
        #expect(found.map(\.query) == canonical.map { _ in link.query })
    }
}
