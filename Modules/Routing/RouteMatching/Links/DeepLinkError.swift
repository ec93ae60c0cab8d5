/// Why a text is no link of this app. Nothing is repaired: a doubtful link is refused.
public struct DeepLinkError: Error, Hashable, Sendable {
    /// What is wrong with the text.
    public let reason: Reason
    /// The scheme, the host, a character and its place, a limit; empty where the reason says all.
    package let detail: String

    package init(_ reason: Reason, _ detail: String = "") {
        self.reason = reason
        self.detail = detail
    }
}

extension DeepLinkError {
    /// The ways in which a text is no link. The raw value is a code that stays the same, such as
    /// `foreign-host`; the sentences of RoutingKit say what it means, and what would help.
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
}
