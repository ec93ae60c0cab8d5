import Foundation
import RoutingTesting

/// What a page has, read from its markup.
struct PageText {
    let markup: String

    init(_ markup: String) { self.markup = markup }

    /// The title of the visible screen.
    var title: String { first(/<h1[^>]*>(.*?)<\/h1>/) ?? "" }
    /// The title in the list of windows.
    var window: String { first(/<title>(.*?)<\/title>/) ?? "" }
    var language: String { first(/<html lang="([^"]*)"/) ?? "" }
    /// Everything that a user reads.
    var text: String { Self.text(of: first(/<body>(.*)<\/body>/) ?? markup) }

    /// The target of the first link whose text contains a title.
    func link(_ title: String) throws -> String {
        for match in markup.matches(
            of: /<a href="([^"]*)"([^>]*>.*?)<\/a>/.dotMatchesNewlines())
        where Self.unescape(String(match.2)).contains(title) {
            return Self.unescape(String(match.1))
        }
        throw NotFound("link '\(title)' in \(text)")
    }

    /// The first form whose text contains a title, or the first of all if it is empty, with what it
    /// sends.
    func form(_ title: String) throws -> (address: String, items: [(String, String)]) {
        let forms = markup.matches(
            of: /<form method="post" action="([^"]*)"[^>]*>(.*?)<\/form>/.dotMatchesNewlines())
        for form in forms where title.isEmpty || Self.text(of: String(form.2)).contains(title) {
            let items = form.2.matches(
                of: /<input type="hidden" name="([^"]*)" value="([^"]*)"/)
            return (
                Self.unescape(String(form.1)),
                items.map { (String($0.1), Self.unescape(String($0.2))) }
            )
        }
        throw NotFound("form '\(title)' in \(text)")
    }

    private func first(_ pattern: Regex<(Substring, Substring)>) -> String? {
        markup.firstMatch(of: pattern.dotMatchesNewlines()).map { Self.unescape(String($0.1)) }
    }

    private static func text(of markup: String) -> String {
        unescape(markup.replacing(/<[^>]*>/, with: " "))
    }

    private static func unescape(_ text: String) -> String {
        [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&amp;", "&")]
            .reduce(text) { $0.replacing($1.0, with: $1.1) }
    }
}
