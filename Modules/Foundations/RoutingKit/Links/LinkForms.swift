/// How the links look that an app answers, read once. All that parse a link share it.
final class LinkForms: Sendable {
    /// The hosts and schemes as they were declared, in lower case.
    let hosts: [String], schemes: [String]
    /// The hosts that links can have.
    let answered: [LinkHost]
    /// The schemes that links can have.
    let answeredSchemes: [String]
    /// What a link from outside begins with, unless its host is one of many.
    let prefixes: [LinkPrefix]

    init(hosts: [String], schemes: [String]) {
        self.hosts = hosts.map { $0.lowercased() }
        self.schemes = schemes.map { $0.lowercased() }
        answered = hosts.compactMap { LinkHost($0) }
        answeredSchemes = self.schemes.filter(Self.isScheme)
        prefixes =
            answered.compactMap(\.exact).map { LinkPrefix("https://\($0)/") }
            + answeredSchemes.map { LinkPrefix("\($0)://") }
    }

    /// Whether a text in lower case is a scheme of its own (RFC 3986, section 3.1).
    private static func isScheme(_ text: String) -> Bool {
        let letters: ClosedRange<UInt8> = 0x61...0x7A
        return text.utf8.first.map(letters.contains) == true && !["http", "https"].contains(text)
            && text.utf8.allSatisfy {
                letters.contains($0) || 0x30...0x39 ~= $0 || "+-.".utf8.contains($0)
            }
    }
}
