enum MessageLinks {
    /// Finds the URLs in a text, each once. They can begin anywhere: some scripts have no spaces
    /// between words.
    static func find(in text: String) -> [String] {
        // Most texts have none, and a regular expression is compiled for each one that is searched.
        guard text.utf8.contains(UInt8(ascii: ":")) else { return [] }
        return text.matches(of: /[A-Za-z][A-Za-z0-9+.\-]*:\/\/[A-Za-z0-9\-._~:\/?#@!$&'()*+,;=%]+/)
            .map { withoutPunctuation($0.output) }
            .reduce(into: []) { links, link in
                if !link.hasSuffix("://"), !links.contains(link) { links.append(link) }
            }
    }

    /// Removes the punctuation after a URL, and the closing parenthesis around it.
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
