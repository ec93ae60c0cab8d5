import RoutingKit
import RoutingTestSupport
import Testing

@testable import RouteMatching

@Suite
struct `The sentence of a refused link` {
    @Test(arguments: [
        (
            "ftp://a/b",
            "'ftp://a/b' has the scheme 'ftp', which this app does not answer. Use https."
        ),
        (
            "https://example.com/a",
            "'https://example.com/a' has the host 'example.com', which is not one of this app's "
                + "hosts. Open it in a web view."
        ),
        ("/a b", "'/a b' holds a raw space in its path. Percent-encode it."),
        ("/a|", "'/a|' holds a raw '|' in its path. Percent-encode it."),
        ("/é", "'/é' holds a raw non-ASCII character in its path. Percent-encode it."),
        ("moments://a:1", "'moments://a:1' has the port '1'. Leave it out."),
    ])
    func `a link's sentence names the URL and the problem`(text: String, sentence: String) {
        #expect(self.sentence(text, from: .app) == sentence)
    }

    @Test(arguments: [
        (
            "/shop",
            "'/shop' is no complete link, which a link from outside must be. "
                + "Add its scheme and host."
        ),
        (
            "https://moments.app/%E2%80%AE",
            "'https://moments.app/%E2%80%AE' hides the character U+202E in its path. "
                + "Leave it out."
        ),
    ])
    func `a refusal says what an outside link must not do`(text: String, sentence: String) {
        #expect(self.sentence(text, from: .push) == sentence)
    }

    private func sentence(_ text: String, from origin: RouteOrigin) -> String? {
        do throws(DeepLinkError) {
            _ = try DeepLink(text, from: origin.isOutside ? .outside : .app, of: .sample)
            return nil
        } catch {
            return RouteError(url: text, reason: .link(error)).description
        }
    }

    @Test(arguments: DeepLinkError.Reason.allCases)
    func `each reason has a code of its own and a way out`(reason: DeepLinkError.Reason) {
        #expect(reason.rawValue.wholeMatch(of: /[a-z0-9-]+/) != nil)
        #expect(!DeepLinkError(reason).sentences.help.isEmpty)
        let others = DeepLinkError.Reason.allCases.filter { $0 != reason }.map { DeepLinkError($0) }
        #expect(!others.map(\.sentences.problem).contains(DeepLinkError(reason).sentences.problem))
    }
}
