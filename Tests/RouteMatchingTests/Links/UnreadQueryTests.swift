import RoutingTestSupport
import Testing

@testable import RouteMatching

struct `What no parameter asks for` {
    @Test(arguments: [
        "?utm_source=x%", "?utm_content=50%_off", "?utm_campaign=%E9t%E9", "?utm_content=a|b",
        "?utm_campaign={{campaign.name}}", "?ref[]=x", "?x=\"a\"", "?x=é", "?x=%00", "?x=%0A",
        "?x=%E2%80%AE", "?%=1", "#a|b", "#a[1]", "#é", "#50%", "?a=`^<>", "?x=\u{202E}",
    ])
    func `what no parameter asks for never refuses a link`(end: String) throws {
        for (text, source) in [
            ("https://moments.app/product/42", LinkSource.outside),
            ("moments://product/42", .outside),
            ("/product/42", .app),
        ] {
            let link = try DeepLink(text + end, from: source, of: .sample)
            #expect(link.segments == ["product", "42"])
            #expect(link.queryError { $0 == "color" } == nil)
            // What is kept of it is percent-encoded, and the same link.
            #expect(link.description.utf8.allSatisfy { 0x21...0x7E ~= $0 })
            let canonical = try DeepLink(link.description, from: .app, of: .sample)
            #expect(canonical.query == link.query)
            #expect(canonical.isEncoded)
        }
    }

    @Test(
        arguments: [
            ("?color=x%", "broken-escape"), ("?COLOR=50%_off", "broken-escape"),
            ("?color=%E9t%E9", "invalid-utf8"), ("?a=1&c%6Flor=%4", "broken-escape"),
            ("?color=%00", "hidden-character"), ("?color=%E2%80%AE", "hidden-character"),
            ("?color=\u{202E}", "hidden-character"), ("?color=a|b", nil), ("?color=é", nil),
            ("?colour=%", nil), ("?color%=1", nil), ("?color", nil), ("#color=%", nil),
        ] as [(String, String?)])
    func `an item is read strictly once a parameter asks`(end: String, code: String?) throws {
        let link = try DeepLink(
            "https://moments.app/product/42" + end, from: .outside, of: .sample)
        let error = link.queryError { $0.asciiLowercased == "color" }
        #expect(error?.reason.rawValue == code)
        let own = try DeepLink("/product/42" + end, from: .app, of: .sample)
        let isHidden = code == "hidden-character"
        let ownError = own.queryError { $0.asciiLowercased == "color" }
        #expect(ownError?.reason.rawValue == (isHidden ? nil : code))
    }
}
