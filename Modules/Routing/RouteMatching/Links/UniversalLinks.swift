/// The hosts and schemes whose links name the app's routes.
///
///     let links = UniversalLinks(hosts: ["momentsapp.com"], schemes: ["momentsapp"])
///
/// `https://momentsapp.com/product/42` and `momentsapp://product/42` are both `/product/42`: in a
/// custom scheme the host is the first segment of the path. `momentsapp:///product/42` is the same
/// link: there the host is empty, and the path is after three slashes. `*.momentsapp.com` means
/// every host with one more label, such as `shop.momentsapp.com`, in ASCII only.
public struct UniversalLinks: Sendable {
    /// The hosts of `https` links, in lower case; the first one without a star is used for links to
    /// share.
    public let hosts: [String]
    /// The custom schemes, in lower case.
    public let schemes: [String]
    /// The hosts that links can have.
    private let answered: [LinkHost]
    /// The schemes that links can have.
    private let answeredSchemes: [String]
    /// What nearly all links begin with, and whether the path begins with a host.
    private let prefixes: [(bytes: [UInt8], isBeforeHost: Bool)]

    /// Makes the set of links that an app answers; upper and lower case are the same.
    public init(hosts: [String], schemes: [String] = []) {
        self.hosts = hosts.map { $0.lowercased() }
        self.schemes = schemes.map { $0.lowercased() }
        answered = hosts.compactMap { LinkHost($0) }
        answeredSchemes = self.schemes.filter(Self.isScheme)
        prefixes =
            answered.compactMap(\.exact).map { (Array("https://\($0)/".utf8), false) }
            + answeredSchemes.map { (Array("\($0)://".utf8), true) }
    }

    /// The hosts and schemes that no link can have, as sentences.
    package var issues: [String] {
        hosts.filter { LinkHost($0) == nil }.map {
            "no link can have the host '\($0)'; name one in ASCII, such as example.com or "
                + "*.example.com"
        }
            + schemes.filter { !answeredSchemes.contains($0) }.map {
                "no link of the app's own can have the scheme '\($0)'; use letters, digits and "
                    + "'+-.', and neither http nor https"
            }
    }

    /// The complete link of a path, `https://momentsapp.com/product/42` for `/product/42`, or `nil`
    /// if there is no host or the path can't stand in a URL from outside.
    package func completeLink(to path: String) -> String? {
        guard let host = answered.compactMap(\.exact).first else { return nil }
        let text = "https://\(host)\(path)"
        return (try? DeepLink(text, from: .outside, of: self)) == nil ? nil : text
    }

    /// Scheme, host and the slash after them, as a text begins with them, in lower case; empty if they
    /// aren't the app's own.
    package func prefix(of text: String) -> String {
        prefixes.first { prefix in text.withBytes { $0.begins(with: prefix.bytes) } }
            .map { String(decoding: $0.bytes, as: UTF8.self) } ?? ""
    }

    /// Whether a text in lower case is a scheme of its own (RFC 3986, section 3.1).
    private static func isScheme(_ text: String) -> Bool {
        let letters: ClosedRange<UInt8> = 0x61...0x7A
        return text.utf8.first.map(letters.contains) == true && !["http", "https"].contains(text)
            && text.utf8.allSatisfy {
                letters.contains($0) || 0x30...0x39 ~= $0 || "+-.".utf8.contains($0)
            }
    }

}

extension TextBytes {
    /// Whether they begin with bytes in lower case, without regard to their own case.
    fileprivate func begins(with prefix: [UInt8]) -> Bool {
        guard prefix.count <= count else { return false }
        return prefix.withUnsafeBytes { prefix in
            let prefix = TextBytes(prefix)
            var place = 0
            while place < prefix.count {
                let own = ByteLanes8.lowercased(word(at: place))
                let left = min(8, prefix.count &- place)
                guard ByteLanes8.prefix(own, left) == prefix.word(at: place) else { return false }
                place = place &+ 8
            }
            return true
        }
    }
}

extension UniversalLinks {
    /// Where the path of a link begins, after scheme, host and the first slash.
    /// - Parameters:
    ///   - front: The link without query and fragment.
    ///   - takesPaths: Whether a path alone will do.
    func pathStart(of front: LinkBytes, takesPaths: Bool) throws(DeepLinkError) -> Int {
        let slash = UInt8(ascii: "/")
        if front.first == slash {
            if front.dropFirst().first == slash { throw DeepLinkError(.networkPath) }
            guard takesPaths else { throw DeepLinkError(.relative) }
            return 1
        }
        let bytes = TextBytes(UnsafeRawBufferPointer(rebasing: front))
        for prefix in prefixes where bytes.begins(with: prefix.bytes) {
            if !prefix.isBeforeHost { return prefix.bytes.count }
            break
        }
        let scheme = front.prefix { $0 != UInt8(ascii: ":") }
        guard scheme.count < front.count, !scheme.contains(slash) else {
            throw DeepLinkError(takesPaths ? .noSlash : .relative)
        }
        let isHTTPS = scheme.isText("https")
        guard isHTTPS || answeredSchemes.contains(where: scheme.isText) else {
            throw scheme.isText("http")
                ? DeepLinkError(.insecureScheme)
                : DeepLinkError(.foreignScheme, Self.text(scheme))
        }
        let rest = front.dropFirst(scheme.count + 1)
        guard rest.first == slash, rest.dropFirst().first == slash else {
            throw DeepLinkError(.wrongSlashes)
        }
        return try pathStart(behind: rest.dropFirst(2), isHTTPS: isHTTPS)
    }

    /// - Parameter rest: What is behind the two slashes.
    private func pathStart(behind rest: LinkBytes, isHTTPS: Bool) throws(DeepLinkError) -> Int {
        let authority = rest.prefix { $0 != UInt8(ascii: "/") }
        let path = rest.dropFirst(authority.count + 1).startIndex
        // A custom scheme needs no host: `app:///product/1` is `app://product/1`, and `app://` alone
        // returns to the app.
        if !isHTTPS, authority.isEmpty { return path }
        if authority.contains(UInt8(ascii: "@")) { throw DeepLinkError(.userInfo) }
        let host = authority.prefix { $0 != UInt8(ascii: ":") }
        if host.isEmpty { throw DeepLinkError(.missingHost) }
        let port = authority.dropFirst(host.count)
        guard port.isEmpty || (isHTTPS && port.isText(":443")) else {
            throw DeepLinkError(.foreignPort, Self.text(port.dropFirst()))
        }
        if host.contains(UInt8(ascii: "%")) { throw DeepLinkError(.encodedHost, Self.text(host)) }
        guard isHTTPS else {
            if host.hasInternationalLabel { throw DeepLinkError(.internationalHost) }
            // In a custom scheme the host is the first segment of the path.
            return rest.startIndex
        }
        guard answered.contains(where: { $0.answers(host) }) else {
            throw DeepLinkError(Self.reason(against: host), Self.text(host))
        }
        return path
    }

    private static func reason(against host: LinkBytes) -> DeepLinkError.Reason {
        let last = host.suffix(while: { $0 != UInt8(ascii: ".") })
        if last.isEmpty { return .trailingDot }
        if LinkHost.isNumber(last) { return .numericHost }
        return host.hasInternationalLabel ? .internationalHost : .foreignHost
    }

    private static func text(_ bytes: LinkBytes) -> String {
        String(decoding: bytes, as: UTF8.self).lowercased()
    }
}

/// A host whose links an app answers: `momentsapp.com`, or `*.momentsapp.com` for any one label in
/// front of it.
private struct LinkHost: Sendable {
    /// In lower case, without the star.
    private let name: String
    private let isWildcard: Bool

    /// Reads a declared host; `nil` if no link could have it.
    init?(_ text: String) {
        isWildcard = text.hasPrefix("*.")
        name = String(text.dropFirst(isWildcard ? 2 : 0)).lowercased()
        let labels = name.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        guard labels.allSatisfy(Self.isLabel), let last = labels.last, !Self.isNumber(last),
            !isWildcard || labels.count > 1
        else { return nil }
    }

    /// The host itself; `nil` if this means several hosts.
    var exact: String? { isWildcard ? nil : name }

    /// Whether the host of a link is this one.
    func answers(_ host: LinkBytes) -> Bool {
        guard isWildcard else { return host.isText(name) }
        let label = host.prefix { $0 != UInt8(ascii: ".") }
        return Self.isLabel(label) && !label.hasInternationalLabel
            && host.dropFirst(label.count + 1).isText(name)
    }

    /// Letters, digits and hyphens, at least one of them.
    private static func isLabel(_ bytes: some Collection<UInt8>) -> Bool {
        !bytes.isEmpty
            && bytes.allSatisfy {
                PercentEncoding.isUnreserved($0) && !".~_".utf8.contains($0)
            }
    }

    /// Whether a browser takes the host that ends with this label for an IPv4 address (WHATWG URL,
    /// ends-in-a-number checker).
    static func isNumber(_ label: some Collection<UInt8>) -> Bool {
        let isDecimal = label.allSatisfy { 0x30...0x39 ~= $0 }
        let isHex =
            label.first == UInt8(ascii: "0") && label.dropFirst().first.map { $0 | 0x20 } == 0x78
        return !label.isEmpty
            && (isDecimal
                || isHex && label.dropFirst(2).allSatisfy { PercentEncoding.hexValue($0) != nil })
    }
}

extension LinkBytes {
    /// Whether a label of a host means letters outside of ASCII (RFC 5890, section 2.3.2.1).
    /// Foundation translates it, and a reader takes it for something else.
    fileprivate var hasInternationalLabel: Bool {
        split(separator: UInt8(ascii: ".")).contains { $0.prefix(4).isText("xn--") }
    }

    /// Whether they are a text that is given in lower case.
    fileprivate func isText(_ text: String) -> Bool {
        elementsEqual(text.utf8) { TextBytes.lowercased($0) == $1 }
    }

    /// The bytes behind the last one that doesn't fulfil a condition.
    fileprivate func suffix(while isOne: (UInt8) -> Bool) -> LinkBytes {
        self[(lastIndex { !isOne($0) }.map { $0 + 1 } ?? startIndex)...]
    }
}
