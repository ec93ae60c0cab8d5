import Testing

@testable import RoutingKit

@Suite
struct `The sentence of a refused link` {
    @Test(arguments: [
        (
            "ftp://a/b",
            "'ftp://a/b' has the scheme 'ftp', which this app does not answer. Use https."
        ),
        (
            "https://example.com/a",
            "'https://example.com/a' leads to the host 'example.com', which is not this app's. "
                + "Open it in a web view."
        ),
        ("/a b", "'/a b' is malformed: it holds a raw space; percent-encode it."),
        ("/a|b", "'/a|b' is malformed: it holds a raw '|'; percent-encode it."),
        ("/é", "'/é' is malformed: it holds a raw non-ASCII character; percent-encode it."),
        ("/%4", "'/%4' is malformed: it holds a broken percent escape."),
        ("/a//b", "'/a//b' is malformed: a segment of its path is empty."),
        ("/a/..", "'/a/..' is malformed: its path holds a dot segment."),
        ("//a", "'//a' is malformed: it starts with two slashes."),
        ("https://u@moments.app", "'https://u@moments.app' is malformed: it carries a user name."),
        ("moments://a:1", "'moments://a:1' is malformed: it carries a port."),
        ("moments:///a", "'moments:///a' is malformed: its host is missing."),
        (
            "moments:/a",
            "'moments:/a' is malformed: the scheme is followed by two slashes."
        ),
    ])
    func `it names the URL and the problem`(text: String, sentence: String) {
        #expect(self.sentence(text, from: .app) == sentence)
    }

    @Test(arguments: [
        (
            "/shop",
            "'/shop' is no complete link, as one from outside must be. "
                + "Put scheme and host in front."
        ),
        (
            "https://moments.app/%2Fa",
            "'https://moments.app/%2Fa' is malformed: a segment of its path hides a separator."
        ),
        (
            "https://moments.app/%2541",
            "'https://moments.app/%2541' is malformed: its path is encoded twice."
        ),
        (
            "https://moments.app/%E2%80%AE",
            "'https://moments.app/%E2%80%AE' is malformed: it hides the control character U+202E."
        ),
    ])
    func `it says what an outside link must not do`(text: String, sentence: String) {
        #expect(self.sentence(text, from: .push) == sentence)
    }

    private func sentence(_ text: String, from origin: RouteOrigin) -> String? {
        do throws(LinkRefusal) {
            _ = try Link(text, from: origin, of: .sample)
            return nil
        } catch {
            return RouteError(url: text, reason: .link(error)).description
        }
    }
}
