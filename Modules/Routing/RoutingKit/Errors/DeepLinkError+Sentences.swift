import RouteMatching

/// What a developer reads about a text that is no link, as about each other refusal.
extension DeepLinkError {
    /// The problem as it follows the URL, and what would help.
    var sentences: (problem: String, help: String) {
        switch reason {
        case .empty: ("has no URL to open", "Give a path such as /name, or a link of this app.")
        case .tooLong: ("is longer than \(detail) bytes", "Shorten it.")
        case .tooManySegments:
            ("has more than \(detail) segments in its path", "Shorten it.")
        case .tooManyParameters:
            ("has more than \(detail) parameters in its query", "Leave some out.")
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

    /// The error with another text in place of a part of the link that its sentence shows.
    func replacingQuote(with text: String) -> DeepLinkError {
        switch reason {
        case .foreignScheme, .foreignPort, .encodedHost, .numericHost, .trailingDot, .foreignHost:
            DeepLinkError(reason, text)
        default: self
        }
    }
}
