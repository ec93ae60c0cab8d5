import RouteMatching

/// The beginning of paths, compared segment by segment: `/cart` covers `/cart` and `/cart/add`, and
/// never `/cartoon`.
public struct RoutePrefix: Hashable, Sendable, ExpressibleByStringLiteral {
    /// The segments as patterns spell them, in lower case, each with a slash after it.
    private let text: String

    /// Reads a prefix; slashes at its ends are ignored.
    /// - Parameter path: Segments as patterns spell them, for instance `/product/:id`.
    package init(_ path: String) {
        let slash = UInt8(ascii: "/")
        var bytes: [UInt8] = []
        bytes.reserveCapacity(path.utf8.count + 1)
        // Of several slashes the first one is kept, and none in front.
        for byte in path.utf8 where byte != slash || bytes.last ?? slash != slash {
            bytes.append(byte)
        }
        if bytes.last ?? slash != slash { bytes.append(slash) }
        text = String(decoding: bytes, as: UTF8.self).asciiLowercased
    }

    public init(stringLiteral path: String) {
        self.init(path)
    }

    /// All segments of a pattern.
    init(_ pattern: RoutePattern) {
        text = pattern.segments.map { $0.description + "/" }.joined().asciiLowercased
    }

    /// Whether another prefix begins with these segments. Compares patterns, because the text of a URL
    /// can be spelled in many ways.
    func covers(_ other: RoutePrefix) -> Bool { other.text.hasPrefix(text) }
}
