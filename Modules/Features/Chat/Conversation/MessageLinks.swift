/// The links inside a message's text.
enum MessageLinks {
    /// The URLs in a text, wherever they begin: other scripts put no spaces between words.
    static func find(in text: String) -> [String] {
        text.matches(of: /[A-Za-z][A-Za-z0-9+.\-]*:\/\/[A-Za-z0-9\-._~:\/?#@!$&'()*+,;=%]+/)
            .map { withoutPunctuation($0.output) }
            .filter { !$0.hasSuffix("://") }
    }

    /// A URL without what ends the sentence, or the brackets, in which it stands.
    private static func withoutPunctuation(_ text: Substring) -> String {
        var url = text
        while let last = url.last,
            ".,;:!?'".contains(last) || (last == ")" && !url.contains("("))
        {
            url.removeLast()
        }
        return String(url)
    }
}
