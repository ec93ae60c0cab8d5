import Testing

@testable import RoutingKit

@Suite
struct `Links that are refused` {
    @Test(arguments: [
        ("", "empty-url"),
        ("http://moments.app/shop", "foreign-scheme"), ("ftp://moments.app", "foreign-scheme"),
        ("javascript:alert(1)", "foreign-scheme"), ("momentsx://shop", "foreign-scheme"),
        ("moment://shop", "foreign-scheme"), ("data:text/html,x", "foreign-scheme"),
        ("://moments.app", "foreign-scheme"), ("https%3A://moments.app", "foreign-scheme"),
        ("https://example.com/shop", "foreign-host"),
        ("https://moments.app.evil.com", "foreign-host"),
        ("https://evilmoments.app/", "foreign-host"), ("https://m.moments.app/", "foreign-host"),
        ("https://moments.app./shop", "foreign-host"), ("https://127.0.0.1/", "foreign-host"),
        ("https://moments%2Eapp/shop", "foreign-host"), ("https://moments.app,x/", "foreign-host"),
        ("https://moments.app:80/shop", "foreign-host"), ("https://moments.app:/", "foreign-host"),
        ("https://moments.app:443:443/", "foreign-host"),
        ("https://moments.app:0443/", "foreign-host"),
        ("https:///shop", "malformed-url"), ("https:/moments.app/shop", "malformed-url"),
        ("https:moments.app", "malformed-url"), ("https:////shop", "malformed-url"),
        ("https://", "malformed-url"), ("https://?a=1", "malformed-url"),
        ("moments:", "malformed-url"), ("moments:/shop", "malformed-url"),
        ("moments://", "malformed-url"), ("moments:///order/9", "malformed-url"),
        ("moments:////order/9", "malformed-url"), ("moments://order//9", "malformed-url"),
        ("https://user@moments.app/", "malformed-url"),
        ("https://u:p@moments.app/", "malformed-url"),
        ("https://moments.app@evil.com/", "malformed-url"),
        ("https://@moments.app/", "malformed-url"),
        ("moments://user@shop/1", "malformed-url"), ("moments://shop:80/1", "malformed-url"),
        ("//order/5", "malformed-url"), ("//moments.app/shop", "malformed-url"),
    ])
    func `a scheme or host that is not the app's opens nothing`(text: String, code: String) {
        #expect(refusal(of: text, from: .app)?.code == code)
        #expect(refusal(of: text, from: .universalLink)?.code == code)
    }

    @Test(arguments: [
        "/order//5", "/order/5//", "/.", "/..", "/order/../admin", "/order/./5", "/%2e",
        "/%2E%2e/a",
        "/.%2e/admin", "/a b", "/a\tb", "/a\nb", "/a\u{0}b", "/a\\b", "/\u{7F}", "/é", "/商品",
        "/a\"b",
        "/<a>", "/a|b", "/a^b", "/a`b", "/{a}", "/a[0]", "/a?b=[1]", "/a#b c", "/%", "/%4", "/%zz",
        "/a%2", "/%%41", "/a?b=%", "/a?%=b", "/%ff", "/%C0%AF", "/%c1%9c", "/%ED%A0%80", "/a?b=%80",
        "/%F4%90%80%80", "/%E2%82", "/%+1", "/%-1", "/%u0041", "/é\u{301}%2F",
    ])
    func `a doubtful path is malformed, wherever it comes from`(path: String) {
        #expect(refusal(of: path, from: .app)?.code == "malformed-url")
        #expect(refusal(of: "https://moments.app\(path)", from: .push)?.code == "malformed-url")
        #expect(refusal(of: "moments://a\(path)", from: .push)?.code == "malformed-url")
    }

    @Test(arguments: [
        "/%2forder/5", "/order%2F5", "/a%5cb", "/%252e%252e/a", "/%25%32%66", "/a%2541", "/a%2500",
        "/%2F%CC%81order", "/%5C%CC%81", "/%00", "/a%0Ab", "/a%7F", "/%C2%85", "/a?b=%1B[",
        "/a?b=%0D%0A", "/a?b%00=1", "/%E2%80%AEabc", "/%E2%80%8F", "/%E2%81%A6", "/a?b=%E2%80%AD",
        "/a?b=%D8%9C",
    ])
    func `an escape that hides something is refused from outside`(path: String) {
        for origin in RouteOrigin.outside {
            #expect(
                refusal(of: "https://moments.app\(path)", from: origin)?.code == "malformed-url")
        }
    }

    @Test(arguments: [
        "/order/5", "order/5", "?a=1", "#top", "/", "moments.app/shop", "a", "/https://moments.app",
    ])
    func `a URL without scheme and host is relative from outside`(text: String) {
        for origin in RouteOrigin.outside {
            #expect(refusal(of: text, from: origin) == .relative)
        }
    }

    @Test(arguments: ["order/5", "?a=1", "#top", "a", "%2Forder", "\u{301}/order", "/\u{301}order"])
    func `a path from inside starts with a slash`(text: String) {
        #expect(refusal(of: text, from: .app)?.code == "malformed-url")
    }

    @Test
    func `a URL of more than the greatest length is refused`() {
        let text = "/" + String(repeating: "a", count: Link.maximumLength)
        #expect(refusal(of: text, from: .app) == .tooLong)
    }

    @Test
    func `length is counted in bytes as sent`() {
        let text = "/?" + String(repeating: "%41", count: Link.maximumLength / 3 + 1)
        #expect(refusal(of: text, from: .app) == .tooLong)
    }

    private func refusal(of text: String, from origin: RouteOrigin) -> LinkRefusal? {
        do throws(LinkRefusal) {
            _ = try Link(text, from: origin, of: .sample)
            return nil
        } catch {
            return error
        }
    }
}
