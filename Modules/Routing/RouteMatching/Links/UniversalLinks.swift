/// The hosts and schemes whose links name the app's routes.
///
///     let links = UniversalLinks(hosts: ["momentsapp.com"], schemes: ["momentsapp"])
///
/// Both `https://momentsapp.com/product/42` and `momentsapp://product/42` are `/product/42`: in a
/// custom scheme the host is the first segment. With an empty host the path is after three slashes.
/// `*.momentsapp.com` means every host with one more label, in ASCII only.
public struct UniversalLinks: Sendable {
    // One reference, so that a parser keeps them at little cost.
    private let own: Own

    private final class Own: Sendable {
        let hosts: [String], schemes: [String]
        let answered: [LinkHost]
        let answeredSchemes: [String]
        /// What nearly all links begin with.
        let hostPrefixes: [String]

        init(hosts: [String], schemes: [String]) {
            self.hosts = hosts
            self.schemes = schemes
            answered = hosts.compactMap { LinkHost($0) }
            answeredSchemes = schemes.filter(UniversalLinks.isScheme)
            hostPrefixes = answered.compactMap(\.exact).map { "https://\($0)/" }
        }
    }

    /// Names what the app answers.
    /// - Parameters:
    ///   - hosts: The hosts of its `https` links, in any case; `*.` in front means one more label.
    ///   - schemes: Its own schemes, in any case and without `://`.
    public init(hosts: [String], schemes: [String] = []) {
        own = Own(hosts: hosts.map { $0.lowercased() }, schemes: schemes.map { $0.lowercased() })
    }

    /// The hosts of `https` links, in lower case. Links to share have the first one without a star.
    public var hosts: [String] { own.hosts }

    /// The app's own schemes, in lower case.
    public var schemes: [String] { own.schemes }

    /// A sentence for each host and scheme that no link can have.
    package var issues: [String] {
        hosts.filter { LinkHost($0) == nil }.map {
            "no link can have the host '\($0)'; name one in ASCII, such as example.com or "
                + "*.example.com"
        }
            + schemes.filter { !own.answeredSchemes.contains($0) }.map {
                "no link of the app's own can have the scheme '\($0)'; use letters, digits and "
                    + "'+-.', and neither http nor https"
            }
    }

    /// A complete link to a path of the app; `nil` without a host, or if the path can't be in a URL
    /// from outside.
    package func completeLink(to path: String) -> String? {
        guard let front = own.hostPrefixes.first else { return nil }
        let text = String(front.dropLast()) + path
        return (try? DeepLink(text, from: .outside, of: self)) == nil ? nil : text
    }

    /// The scheme, the host and the slash of a text in lower case; empty if they aren't the app's
    /// own.
    package func prefix(of text: String) -> String {
        (own.hostPrefixes + own.answeredSchemes.map { "\($0)://" }).first { prefix in
            text.utf8.withTextBytes { $0.begins(with: prefix) }
        } ?? ""
    }

    /// Whether a text in lower case is a scheme (RFC 3986, section 3.1).
    private static func isScheme(_ text: String) -> Bool {
        let scheme = /[a-z][a-z0-9+.\-]*/.matchingSemantics(.unicodeScalar)
        return text.wholeMatch(of: scheme) != nil && !["http", "https"].contains(text)
    }
}

extension UniversalLinks {
    /// Where the path of a link begins; zero if the link begins with no host of the app in its
    /// usual spelling.
    func knownStart(of bytes: TextBytes) -> Int {
        own.hostPrefixes.first { bytes.begins(with: $0) }?.utf8.count ?? 0
    }

    /// `front` is the link without query and fragment; `takesPaths` lets a path alone do.
    func pathStart(of front: TextBytes, takesPaths: Bool) throws(DeepLinkError) -> Int {
        if front.begins(with: "/") {
            if front.begins(with: "//") { throw DeepLinkError(.networkPath) }
            guard takesPaths else { throw DeepLinkError(.relative) }
            return 1
        }
        let colon = front.first(":")
        let scheme = front.extracting(0..<colon)
        guard colon < front.count, !scheme.contains("/") else {
            throw DeepLinkError(takesPaths ? .noSlash : .relative)
        }
        let isHTTPS = scheme.equalsIgnoringCase("https")
        guard isHTTPS || own.answeredSchemes.contains(where: { scheme.equalsIgnoringCase($0) })
        else {
            throw scheme.equalsIgnoringCase("http")
                ? DeepLinkError(.insecureScheme)
                : DeepLinkError(.foreignScheme, scheme.text.lowercased())
        }
        guard front.extracting(colon..<front.count).begins(with: "://") else {
            throw DeepLinkError(.wrongSlashes)
        }
        let start = colon + 3
        let authority = front.extracting(start..<front.segmentEnd(from: start))
        // `app:///product/1` is `app://product/1`, and `app://` alone returns to the app.
        if isHTTPS || authority.count > 0 { try check(authority: authority, isHTTPS) }
        return isHTTPS || authority.count == 0 ? start + authority.count + 1 : start
    }

    private func check(authority: TextBytes, _ isHTTPS: Bool) throws(DeepLinkError) {
        if authority.contains("@") { throw DeepLinkError(.userInfo) }
        let end = authority.first(":")
        let host = authority.extracting(0..<end).text.lowercased()
        let port = authority.extracting(end..<authority.count).text
        if host.isEmpty { throw DeepLinkError(.missingHost) }
        guard port.isEmpty || isHTTPS && port == ":443" else {
            throw DeepLinkError(.foreignPort, String(port.dropFirst()))
        }
        if host.contains("%") { throw DeepLinkError(.encodedHost, host) }
        let isInternational = LinkHost.isInternational(host)
        if !isHTTPS, isInternational { throw DeepLinkError(.internationalHost) }
        if !isHTTPS || own.answered.contains(where: { $0.answers(host) }) { return }
        if host.hasSuffix(".") { throw DeepLinkError(.trailingDot, host) }
        if LinkHost.isNumeric(host) { throw DeepLinkError(.numericHost, host) }
        throw DeepLinkError(isInternational ? .internationalHost : .foreignHost, host)
    }
}

/// `momentsapp.com`, or `*.momentsapp.com` for any one label in front of it.
private struct LinkHost: Sendable {
    private let name: String
    private let isWildcard: Bool

    /// `nil` if no link could have it.
    /// - Parameter text: In lower case.
    init?(_ text: String) {
        isWildcard = text.hasPrefix("*.")
        name = String(text.dropFirst(isWildcard ? 2 : 0))
        let labels = name.split(separator: ".", omittingEmptySubsequences: false)
        guard labels.allSatisfy(Self.isLabel), !Self.isNumeric(name),
            !isWildcard || labels.count > 1
        else { return nil }
    }

    var exact: String? { isWildcard ? nil : name }

    /// - Parameter host: In lower case.
    func answers(_ host: String) -> Bool {
        guard isWildcard else { return host == name }
        let label = host.prefix { $0 != "." }
        return host.dropFirst(label.count) == ".\(name)" && Self.isLabel(label)
            && !Self.isInternational(label)
    }

    private static func isLabel(_ text: Substring) -> Bool {
        !text.isEmpty && text.unicodeScalars.allSatisfy { $0 == "-" || $0.isLetterOrDigit }
    }

    /// Whether browsers read a host as IPv4 (WHATWG URL, ends-in-a-number checker).
    static func isNumeric(_ host: String) -> Bool {
        let last = host.split(separator: ".", omittingEmptySubsequences: false).last ?? ""
        return last.hasPrefix("0x")
            ? last.dropFirst(2).unicodeScalars.allSatisfy(\.properties.isASCIIHexDigit)
            : !last.isEmpty && last.unicodeScalars.allSatisfy(\.isDigit)
    }

    /// Whether a host has an internationalized label (RFC 5890, section 2.3.2.1): Foundation
    /// translates it, and a reader takes it for something else.
    static func isInternational(_ host: some StringProtocol) -> Bool {
        host.split(separator: ".").contains { $0.hasPrefix("xn--") }
    }
}
