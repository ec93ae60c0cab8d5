/// Why a text is no link of this app. Nothing is repaired: a doubtful link is refused.
public struct DeepLinkError: Error, Hashable, Sendable {
    /// What is wrong with the text.
    public let reason: Reason
    /// The scheme, the host, a character and its place; empty where the reason says all.
    let detail: String

    package init(_ reason: Reason, _ detail: String = "") {
        self.reason = reason
        self.detail = detail
    }

    /// Shows another text in place of a part of the link.
    package func replacingQuote(with text: String) -> DeepLinkError {
        switch reason {
        case .foreignScheme, .foreignPort, .encodedHost, .numericHost, .trailingDot, .foreignHost:
            DeepLinkError(reason, text)
        default: self
        }
    }
}

extension DeepLinkError {
    /// The ways in which a text is no link. The raw value is a code that stays the same, such as
    /// `foreign-host`; the description of the error says what it means.
    public enum Reason: String, CaseIterable, Sendable {
        case empty = "empty-url"
        case tooLong = "too-long"
        case tooManySegments = "too-many-segments"
        case tooManyParameters = "too-many-parameters"
        case rawCharacter = "raw-character"

        case relative = "relative-url"
        case noSlash = "no-leading-slash"
        case networkPath = "network-path"
        case foreignScheme = "foreign-scheme"
        case foreignOrigin = "foreign-origin"
        case insecureScheme = "insecure-scheme"
        case wrongSlashes = "wrong-slashes"

        case missingHost = "missing-host"
        case userInfo = "user-info"
        case foreignPort = "foreign-port"
        case encodedHost = "encoded-host"
        case bracketedHost = "bracketed-host"
        /// Browsers read it as an IPv4 address: `127.0.0.1`, `2130706433`, `0x7f.1`.
        case numericHost = "numeric-host"
        case trailingDot = "trailing-dot"
        /// A host with characters beyond ASCII, or `xn--` where any label would do.
        case internationalHost = "international-host"
        case foreignHost = "foreign-host"

        case brokenEscape = "broken-escape"
        /// Bytes that are no UTF-8, also escapes that are longer than they need be.
        case invalidUTF8 = "invalid-utf8"
        /// An escape of a control character, of one that reverses text or, in a segment, of one
        /// that readers can't see.
        case hiddenCharacter = "hidden-character"
        /// A segment from outside that is still encoded once it is decoded.
        case doubleEncoding = "double-encoding"
        /// A `%2F` or `%5C` from outside, for a parameter that is no `PathText`.
        case hiddenSeparator = "hidden-separator"
        /// A segment `.` or `..`, however it is spelt.
        case dotSegment = "dot-segment"
        case emptySegment = "empty-segment"
        case matrixParameter = "matrix-parameter"
        case nestedTooDeep = "nested-too-deep"
    }

    /// The problem as it follows the URL, and what would help.
    package var sentences: (problem: String, help: String) {
        switch reason {
        case .empty: ("has no URL to open", "Give a path such as /name, or a link of this app.")
        case .tooLong: ("is longer than \(DeepLink.maximumLength) bytes", "Shorten it.")
        case .tooManySegments:
            ("has more than \(DeepLink.maximumParts) segments in its path", "Shorten it.")
        case .tooManyParameters:
            ("has more than \(DeepLink.maximumParts) parameters in its query", "Leave some out.")
        case .rawCharacter: ("holds a raw \(detail)", "Percent-encode it.")
        case .relative:
            ("is no complete link, which a link from outside must be", "Add its scheme and host.")
        case .noSlash: ("is a path that does not start with a slash", "Put one in front.")
        case .networkPath: ("starts with two slashes", "Leave one out, or put a scheme in front.")
        case .foreignScheme:
            ("has the scheme '\(detail)', which this app does not answer", "Use https.")
        case .foreignOrigin:
            (
                "is a link of the web, which no custom scheme delivers",
                "Give it the origin universalLink."
            )
        case .insecureScheme: ("has the scheme 'http', which anyone can change", "Use https.")
        case .wrongSlashes: ("does not have two slashes behind its scheme", "Write two.")
        case .missingHost: ("has no host behind its scheme", "Name one, behind two slashes.")
        case .userInfo: ("carries a user name in front of its host", "Leave out all up to the @.")
        case .foreignPort: ("has the port '\(detail)'", "Leave it out.")
        case .encodedHost: ("has escapes in its host '\(detail)'", "Write the host without.")
        case .bracketedHost: ("has a host in brackets", "Use the name of a host.")
        case .numericHost:
            ("has the address '\(detail)' instead of a host", "Use the name of a host.")
        case .trailingDot: ("has a dot behind its host '\(detail)'", "Leave it out.")
        case .internationalHost:
            ("has a host of other letters than ASCII's", "Use a host of this app.")
        case .foreignHost:
            (
                "has the host '\(detail)', which is not one of this app's hosts",
                detail.hasPrefix("www.")
                    ? "Open it in a web view, or add the host '*.\(detail.dropFirst(4))'."
                    : "Open it in a web view."
            )
        case .brokenEscape:
            ("has a % without two hexadecimal digits in its \(detail)", "Write %25 for the sign.")
        case .invalidUTF8:
            ("has escapes that are not UTF-8 in its \(detail)", "Encode it as UTF-8.")
        case .hiddenCharacter: ("hides the character \(detail)", "Leave it out.")
        case .doubleEncoding: ("has a path that is encoded twice", "Encode it once.")
        case .hiddenSeparator:
            (
                "hides a slash or a backslash in a segment",
                "Leave it out, or let the route's parameter be a PathText."
            )
        case .dotSegment: ("has the segment '.' or '..' in its path", "Write the path it means.")
        case .emptySegment: ("has an empty segment in its path", "Leave out a slash.")
        case .matrixParameter:
            ("has a ';' behind a value that is not just a text", "Use the query instead.")
        case .nestedTooDeep:
            ("is a link inside a link inside a link", "Open the inner one by itself.")
        }
    }
}
