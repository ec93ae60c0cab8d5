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
        let hostPrefixes: [String], schemePrefixes: [String]

        init(hosts: [String], schemes: [String]) {
            self.hosts = hosts
            self.schemes = schemes
            answered = hosts.compactMap { LinkHost($0) }
            answeredSchemes = schemes.filter(UniversalLinks.isScheme)
            hostPrefixes = answered.compactMap(\.exact).map { "https://\($0)/" }
            schemePrefixes = answeredSchemes.map { "\($0)://" }
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

    /// `nil` without a host, or if the path can't stand in a URL from outside.
    package func completeLink(to path: String) -> String? {
        guard let host = own.answered.compactMap(\.exact).first else { return nil }
        let text = "https://\(host)\(path)"
        return (try? DeepLink(text, from: .outside, of: self)) == nil ? nil : text
    }

    /// Scheme, host and slash in lower case; empty if they aren't the app's own.
    package func prefix(of text: String) -> String {
        (own.hostPrefixes + own.schemePrefixes).first { prefix in
            text.utf8.withTextBytes { $0.begins(with: prefix) }
        } ?? ""
    }

    /// RFC 3986, section 3.1; for a text in lower case.
    private static func isScheme(_ text: String) -> Bool {
        let letters: ClosedRange<UInt8> = 0x61...0x7A
        return text.utf8.first.map(letters.contains) == true && !["http", "https"].contains(text)
            && text.utf8.allSatisfy {
                letters.contains($0) || 0x30...0x39 ~= $0 || "+-.".utf8.contains($0)
            }
    }
}

extension UniversalLinks {
    /// Zero if the link begins with no host of the app in its usual spelling.
    func knownStart(of bytes: TextBytes) -> Int {
        own.hostPrefixes.first { bytes.begins(with: $0) }?.utf8.count ?? 0
    }

    /// `front` is the link without query and fragment; `takesPaths` lets a path alone do.
    func pathStart(of front: TextBytes, takesPaths: Bool) throws(DeepLinkError) -> Int {
        let slash = UInt8(ascii: "/")
        if front.count > 0, front[0] == slash {
            if front.count > 1, front[1] == slash { throw DeepLinkError(.networkPath) }
            guard takesPaths else { throw DeepLinkError(.relative) }
            return 1
        }
        let colon = front.first(":")
        let scheme = front.extracting(0..<colon)
        guard colon < front.count, !scheme.contains("/") else {
            throw DeepLinkError(takesPaths ? .noSlash : .relative)
        }
        let isHTTPS = scheme.equalsIgnoringCase("https")
        guard
            isHTTPS
                || own.answeredSchemes.contains(where: { scheme.equalsIgnoringCase($0) })
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
        let host = authority.extracting(0..<end)
        let port = authority.extracting(end..<authority.count)
        if host.count == 0 { throw DeepLinkError(.missingHost) }
        guard port.count == 0 || isHTTPS && port.isText(":443") else {
            throw DeepLinkError(.foreignPort, String(port.text.dropFirst()))
        }
        func text() -> String { host.text.lowercased() }
        if host.contains("%") { throw DeepLinkError(.encodedHost, text()) }
        guard isHTTPS else {
            if host.hasInternationalLabel { throw DeepLinkError(.internationalHost) }
            return
        }
        if own.answered.contains(where: { $0.answers(host) }) { return }
        let last =
            host.text.utf8.split(
                separator: UInt8(ascii: "."), omittingEmptySubsequences: false
            ).last ?? ""[...].utf8
        if last.isEmpty { throw DeepLinkError(.trailingDot, text()) }
        if LinkHost.isNumber(last) { throw DeepLinkError(.numericHost, text()) }
        throw DeepLinkError(host.hasInternationalLabel ? .internationalHost : .foreignHost, text())
    }
}

/// `momentsapp.com`, or `*.momentsapp.com` for any one label in front of it.
private struct LinkHost: Sendable {
    private let name: String
    private let isWildcard: Bool

    /// `nil` if no link could have it.
    init?(_ text: String) {
        isWildcard = text.hasPrefix("*.")
        name = String(text.dropFirst(isWildcard ? 2 : 0)).lowercased()
        let labels = name.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        guard labels.allSatisfy(Self.isLabel), let last = labels.last, !Self.isNumber(last),
            !isWildcard || labels.count > 1
        else { return nil }
    }

    var exact: String? { isWildcard ? nil : name }

    func answers(_ host: TextBytes) -> Bool {
        let dot = isWildcard ? host.first(".") : -1
        let label = host.extracting(0..<max(0, dot))
        return dot < host.count
            && host.extracting((dot + 1)..<host.count).equalsIgnoringCase(name)
            && (!isWildcard || Self.isLabel(label.text.utf8) && !label.hasInternationalLabel)
    }

    /// Letters, digits and hyphens, at least one of them.
    private static func isLabel(_ bytes: some Collection<UInt8>) -> Bool {
        !bytes.isEmpty
            && bytes.allSatisfy {
                PercentEncoding.isUnreserved($0) && !".~_".utf8.contains($0)
            }
    }

    /// Whether browsers read a host with this last label as IPv4 (WHATWG URL, ends-in-a-number
    /// checker).
    static func isNumber(_ label: some Collection<UInt8>) -> Bool {
        let isDecimal = label.allSatisfy { 0x30...0x39 ~= $0 }
        let isHex =
            label.first == UInt8(ascii: "0") && label.dropFirst().first.map { $0 | 0x20 } == 0x78
        return !label.isEmpty
            && (isDecimal
                || isHex && label.dropFirst(2).allSatisfy { TextBytes.hexValue($0) != nil })
    }
}

extension TextBytes {
    /// RFC 5890, section 2.3.2.1: Foundation translates it, and a reader takes it for something
    /// else.
    fileprivate var hasInternationalLabel: Bool {
        text.lowercased().split(separator: ".").contains { $0.hasPrefix("xn--") }
    }
}
