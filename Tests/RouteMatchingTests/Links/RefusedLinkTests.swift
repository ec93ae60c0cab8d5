import RoutingTestSupport
import Testing

@testable import RouteMatching

struct `Links that are refused` {
    @Test(arguments: [
        ("https://moments.app./shop", "trailing-dot"), ("https://127.0.0.1/", "numeric-host"),
        ("https://example.com/shop", "foreign-host"), ("http://moments.app/", "insecure-scheme"),
        ("https://moments.app:80/shop", "foreign-port"), ("https:///shop", "missing-host"),
        ("moments://:443/shop", "missing-host"),
        ("moments:////shop", "empty-segment"), ("moments:///a//b", "empty-segment"),
        ("https:/moments.app/shop", "wrong-slashes"), ("https://u@moments.app/", "user-info"),
        ("https://moments%2Eapp/", "encoded-host"), ("https://[::1]/", "bracketed-host"),
        ("https://mömentsapp.com/", "international-host"), ("ftp://moments.app", "foreign-scheme"),
        ("/a b", "raw-character"), ("/a[1]", "raw-character"), ("/a#b#c", "raw-character"),
        ("/%4", "broken-escape"), ("/%C0%AF", "invalid-utf8"), ("/%E2%82", "invalid-utf8"),
        ("/a/.%2e", "dot-segment"),
        ("/a//b", "empty-segment"), ("/a//", "empty-segment"), ("//a", "network-path"),
        ("order/5", "no-leading-slash"), ("?a=1", "no-leading-slash"), ("", "empty-url"),
        ("\u{301}/order", "raw-character"), ("/\u{301}order", "raw-character"),
        ("/a?b= ", "raw-character"), ("/a?b=\\", "raw-character"), ("/a?\t", "raw-character"),
        ("/a?\u{85}", "raw-character"), ("/a# ", "raw-character"), ("/a?b=c#d#e", "raw-character"),
        ("/a#\u{7F}", "raw-character"),
    ])
    func `what is wrong with a link from inside is wrong for everybody`(text: String, code: String)
    {
        #expect(refusal(of: text, from: .app)?.reason.rawValue == code)
    }

    @Test(arguments: [
        "/order/5", "order/5", "?a=1", "#top", "/", "moments.app/shop", "a", "/https://moments.app",
    ])
    func `a URL without scheme and host is relative from outside`(text: String) {
        #expect(refusal(of: text, from: .outside) == DeepLinkError(.relative))
    }

    @Test(arguments: [
        0x00AD, 0x034F, 0x180E, 0x200B, 0x2028, 0x2029, 0x2060, 0x2064, 0x206A, 0x3164, 0xE0001,
        0xE0041, 0xE007F,
    ])
    func `a segment from outside holds no character that a reader can't see`(
        value: UInt32
    ) throws {
        let scalar = try #require(Unicode.Scalar(value))
        let escaped = "4\(scalar)2".percentEncoded
        for text in ["https://moments.app/product/\(escaped)", "moments://product/\(escaped)"] {
            #expect(refusal(of: text, from: .outside)?.reason == .hiddenCharacter, "\(text)")
        }
        #expect(refusal(of: "https://moments.app/product?a=\(escaped)", from: .outside) == nil)
        #expect(refusal(of: "/product/\(escaped)", from: .app) == nil)
    }

    @Test(arguments: ["👩\u{200D}🔬", "❤\u{FE0F}", "می\u{200C}خواهم", "葛\u{E0100}"])
    func `a segment from outside keeps what joins letters and emoji`(word: String) {
        let text = "https://moments.app/tag/\(word.percentEncoded)"
        #expect(refusal(of: text, from: .outside) == nil)
    }

    @Test
    func `length is counted in bytes as sent`() {
        let longest = "/?" + String(repeating: "a", count: DeepLink.maximumLength - 2)
        #expect(refusal(of: longest, from: .app) == nil)
        #expect(refusal(of: longest + "a", from: .app) == DeepLinkError(.tooLong, "8192"))
        let escapes = "/?" + String(repeating: "%41", count: DeepLink.maximumLength / 3 + 1)
        #expect(refusal(of: escapes, from: .app)?.reason == .tooLong)
    }

    @Test(arguments: ["a", "a%62", "abcdefgh"])
    func `there are only so many segments and parameters`(part: String) {
        let parts = Array(repeating: part, count: DeepLink.maximumParts)
        let (path, query) = (parts.joined(separator: "/"), parts.joined(separator: "&"))
        let others = parts.dropFirst().joined(separator: "/")
        #expect(refusal(of: "/\(path)/?\(query)", from: .app) == nil)
        #expect(refusal(of: "moments://a/\(others)?\(query)", from: .outside) == nil)
        #expect(refusal(of: "/\(path)/a", from: .app) == DeepLinkError(.tooManySegments, "64"))
        #expect(refusal(of: "moments://a/\(others)/a", from: .outside)?.reason == .tooManySegments)
        #expect(refusal(of: "/?\(query)&", from: .app) == DeepLinkError(.tooManyParameters, "64"))
    }

    @Test(
        arguments: [
            ("ftp://a/b", .app, "has the scheme 'ftp', which this app does not answer. Use https."),
            (
                "https://example.com/a", .app,
                "has the host 'example.com', which is not one of this app's hosts. Open it in a "
                    + "web view."
            ),
            ("/a b", .app, "holds a raw space in its path. Percent-encode it."),
            ("/a|", .app, "holds a raw '|' in its path. Percent-encode it."),
            ("/é", .app, "holds a raw non-ASCII character in its path. Percent-encode it."),
            ("moments://a:1", .app, "has the port '1'. Leave it out."),
            (
                "/shop", .outside,
                "is no complete link, which a link from outside must be. Add its scheme and host."
            ),
            (
                "https://moments.app/%E2%80%AE", .outside,
                "hides the character U+202E in its path. Leave it out."
            ),
            // Swift joins a slash and an accent into one character.
            (
                "https://moments.app/a%2F%CC%81b", .outside,
                "hides a slash or a backslash in a segment. Leave it out, or let the route's "
                    + "parameter be a PathText."
            ),
        ] as [(String, LinkSource, String)])
    func `a link's sentence names the URL, the problem and a way out`(
        text: String, source: LinkSource, sentence: String
    ) throws {
        let refused = try #require(refusal(of: text, from: source))
        let error = RouteError(url: text, reason: .link(refused))
        #expect(error.description == "'\(text)' \(sentence)")
    }

    @Test
    func `each reason has a code and a sentence of its own, and a way out`() {
        let reasons = DeepLinkError.Reason.allCases
        let sentences = reasons.map { RouteError(url: nil, reason: .link(.init($0))).description }
        #expect(reasons.allSatisfy { $0.rawValue.wholeMatch(of: /[a-z0-9-]+/) != nil })
        #expect(sentences.filter { $0.matches(of: /\. [A-Z]/).isEmpty } == [])
        #expect(Set(sentences).count == reasons.count)
    }

    @Test(arguments: [
        ("https://shop.moments.app/a", nil), ("https://SHOP-2.Moments.App/a", nil),
        ("https://moments.app/a", "foreign-host"), ("https://.moments.app/a", "foreign-host"),
        ("https://a.b.moments.app/a", "foreign-host"), ("https://*.moments.app/", "foreign-host"),
        ("https://shop.moments.app.evil.example/", "foreign-host"),
        ("https://shop-moments.app/", "foreign-host"), ("https://a_b.moments.app/", "foreign-host"),
        ("https://xn--shp-jna.moments.app/", "international-host"),
        ("https://XN--shp-jna.moments.app/", "international-host"),
        ("https://%73hop.moments.app/", "encoded-host"),
    ])
    func `a wildcard covers one label in ASCII`(text: String, code: String?) {
        let links = UniversalLinks(hosts: ["*.moments.app"])
        #expect(refusal(of: text, from: .outside, links: links)?.reason.rawValue == code)
    }

    private func refusal(
        of text: String, from source: LinkSource, links: UniversalLinks = .sample
    ) -> DeepLinkError? {
        failure { () throws(DeepLinkError) in try DeepLink(text, from: source, of: links) }
    }
}
