import RouteMatching

/// The beginning of paths, compared segment by segment: `/cart` covers `/cart` and `/cart/add`, and
/// never `/cartoon`.
public struct RoutePrefix: Hashable, Sendable, ExpressibleByStringLiteral {
    private let segments: [String]

    /// Reads a prefix; slashes at its ends are ignored.
    /// - Parameter path: Segments as patterns spell them, for instance `/product/:id`.
    package init(_ path: String) {
        segments = path.split(separator: "/").map { String($0).asciiLowercased }
    }

    public init(stringLiteral path: String) {
        self.init(path)
    }

    /// Whether a route begins with these segments. Compares its pattern, because the text of a URL
    /// can be spelled in many ways.
    func covers(_ pattern: RoutePattern) -> Bool {
        pattern.segments.count >= segments.count
            && zip(segments, pattern.segments).allSatisfy { $0 == $1.description.asciiLowercased }
    }
}
