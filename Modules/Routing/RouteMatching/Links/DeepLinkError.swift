/// Why a text is no link of this app. Nothing is repaired: a doubtful link is refused.
public struct DeepLinkError: Error, Hashable, Sendable {
    public let reason: Reason
    /// The scheme, the host, a character and its place; empty where the reason says all.
    package let detail: String

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

    /// Stable, for instance `foreign-host`.
    public var code: String { reason.rawValue }
}

extension DeepLinkError {
    /// By its stable code.
    public enum Reason: String, CaseIterable, Sendable {
        /// There is no URL, or it is empty.
        case empty = "empty-url"
        /// Longer than 8,192 bytes.
        case tooLong = "too-long"
        /// More than `DeepLink.maximumParts` segments.
        case tooManySegments = "too-many-segments"
        /// More than `DeepLink.maximumParts` parameters.
        case tooManyParameters = "too-many-parameters"
        /// A byte that RFC 3986 has no place for: a space, a backslash, a control character.
        case rawCharacter = "raw-character"

        /// A path without scheme and host, from outside.
        case relative = "relative-url"
        /// A path that does not start with a slash.
        case noSlash = "no-leading-slash"
        /// Two slashes and no scheme, which browsers read as a host.
        case networkPath = "network-path"
        case foreignScheme = "foreign-scheme"
        /// A link of the web that arrived as one of a custom scheme.
        case foreignOrigin = "foreign-origin"
        /// Plain `http`.
        case insecureScheme = "insecure-scheme"
        /// There aren't two slashes after the scheme.
        case wrongSlashes = "wrong-slashes"

        /// There is no host after the two slashes.
        case missingHost = "missing-host"
        /// A user name or a password, or the `@` of one.
        case userInfo = "user-info"
        /// A port other than 443.
        case foreignPort = "foreign-port"
        case encodedHost = "encoded-host"
        /// A host in brackets, as of IPv6.
        case bracketedHost = "bracketed-host"
        /// A host that browsers read as an IPv4 address: `127.0.0.1`, `2130706433`, `0x7f.1`.
        case numericHost = "numeric-host"
        /// A host that ends with a dot.
        case trailingDot = "trailing-dot"
        /// A host beyond ASCII, or `xn--` where any label would do.
        case internationalHost = "international-host"
        /// The host is none of the app's.
        case foreignHost = "foreign-host"

        /// A `%` without two hexadecimal digits.
        case brokenEscape = "broken-escape"
        /// Escapes of bytes that are not UTF-8, or longer than they need be.
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
        /// There is a `;` after a value that isn't just a text.
        case matrixParameter = "matrix-parameter"
        /// A link inside a link inside a link.
        case nestedTooDeep = "nested-too-deep"
    }
}
