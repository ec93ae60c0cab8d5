import RouteMatching

/// Compared segment by segment: `/cart` covers `/cart` and `/cart/add`, and never `/cartoon`.
public struct RoutePrefix: Hashable, Sendable, ExpressibleByStringLiteral {
    /// In lower case, with a slash after each segment.
    private let text: String

    /// Slashes at the ends are ignored.
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

    init(_ pattern: RoutePattern) {
        text = pattern.segments.map { $0.description + "/" }.joined().asciiLowercased
    }

    /// Compares patterns, because the text of a URL can be spelled in many ways.
    func covers(_ other: RoutePrefix) -> Bool { other.text.hasPrefix(text) }
}
