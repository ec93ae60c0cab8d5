extension DeepLink {
    /// The longest URL that is read, in bytes.
    package static let maximumLength = 8192
    /// The most segments of a path, and the most parameters of a query, that are read.
    static let maximumParts = 64

    /// Reads a URL.
    /// - Parameters:
    ///   - text: The URL, percent-encoded; from inside the app a path alone will do.
    ///   - source: Who wrote the text.
    ///   - links: The hosts and schemes of the app.
    /// - Throws: ``DeepLinkError``; nothing is repaired.
    @inlinable
    @inline(__always)
    public init(
        _ text: String, from source: LinkSource, of links: UniversalLinks
    ) throws(DeepLinkError) {
        // Inlined, so that a caller who only asks which route answers pays no reference counts.
        let parts: LinkParts
        if let plain = links.forms.plainParts(of: text, takesPaths: source == .app) {
            parts = plain
        } else {
            parts = try Self.parts(of: text, from: source, in: links)
        }
        self.init(text: text, parts: parts)
    }

    @inline(never)
    @usableFromInline
    static func parts(
        of text: String, from source: LinkSource, in links: UniversalLinks
    ) throws(DeepLinkError) -> LinkParts {
        try LinkParser(links: links, source: source).parts(of: text)
    }
}
