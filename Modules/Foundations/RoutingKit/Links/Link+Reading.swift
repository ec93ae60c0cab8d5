extension Link {
    /// The longest URL that is read, in bytes.
    public static let maximumLength = 8192
    /// The most segments of a path, and the most parameters of a query, that are read.
    public static let maximumParts = 64

    /// Reads a URL.
    /// - Parameters:
    ///   - text: The URL, percent-encoded; from inside the app a path alone will do.
    ///   - origin: Where it comes from.
    ///   - links: The hosts and schemes of the app.
    /// - Throws: ``LinkRefusal``; nothing is repaired.
    @inlinable
    @inline(__always)
    public init(
        _ text: String, from origin: RouteOrigin, of links: UniversalLinks
    ) throws(LinkRefusal) {
        // Inlined, so that a caller who only asks which route answers pays no reference counts.
        if let plain = links.forms.plainLink(in: text, takesPaths: !origin.isOutside) {
            self.init(text: text, path: plain.path, rawQuery: plain.query, isPlain: true)
        } else {
            self = try Link(parsing: text, from: origin, of: links)
        }
    }

    @inline(never)
    @usableFromInline
    init(
        parsing text: String, from origin: RouteOrigin, of links: UniversalLinks
    ) throws(LinkRefusal) {
        self = try LinkParser(links: links, origin: origin).parseCarefully(text)
    }
}
