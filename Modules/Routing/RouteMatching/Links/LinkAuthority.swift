/// Takes scheme, host and the first slash off a URL and leaves its path.
struct LinkAuthority {
    let links: UniversalLinks
    /// Whether a path alone will do.
    let takesPaths: Bool

    private let slash = UInt8(ascii: "/")

    init(links: UniversalLinks, takesPaths: Bool) {
        self.links = links
        self.takesPaths = takesPaths
    }

    func path(of reference: LinkBytes) throws(DeepLinkError) -> LinkBytes {
        if reference.first == slash {
            if reference.dropFirst().first == slash { throw DeepLinkError(.networkPath) }
            guard takesPaths else { throw DeepLinkError(.relative) }
            return reference.dropFirst()
        }
        let scheme = reference.prefix(before: UInt8(ascii: ":"))
        guard scheme.count < reference.count, !scheme.contains(slash) else {
            throw DeepLinkError(takesPaths ? .noSlash : .relative)
        }
        let isHTTPS = scheme.isText("https")
        guard isHTTPS || links.answeredSchemes.contains(where: scheme.isText) else {
            throw scheme.isText("http")
                ? DeepLinkError(.insecureScheme) : DeepLinkError(.foreignScheme, text(scheme))
        }
        let rest = reference.dropFirst(scheme.count + 1)
        guard rest.first == slash, rest.dropFirst().first == slash else {
            throw DeepLinkError(.wrongSlashes)
        }
        return try path(behind: rest.dropFirst(2), isHTTPS: isHTTPS)
    }

    private func path(behind rest: LinkBytes, isHTTPS: Bool) throws(DeepLinkError) -> LinkBytes {
        let authority = rest.prefix(before: slash)
        // A custom scheme needs no host: `app:///product/1` is `app://product/1`.
        if !isHTTPS, authority.isEmpty, rest.first == slash { return rest.dropFirst() }
        if authority.contains(UInt8(ascii: "@")) { throw DeepLinkError(.userInfo) }
        let host = authority.prefix(before: UInt8(ascii: ":"))
        if host.isEmpty { throw DeepLinkError(.missingHost) }
        let port = authority.dropFirst(host.count)
        guard port.isEmpty || (isHTTPS && port.isText(":443")) else {
            throw DeepLinkError(.foreignPort, text(port.dropFirst()))
        }
        if host.contains(UInt8(ascii: "%")) { throw DeepLinkError(.encodedHost, text(host)) }
        guard isHTTPS else {
            if host.hasInternationalLabel { throw DeepLinkError(.internationalHost) }
            // In a custom scheme the host is the first segment of the path.
            return rest
        }
        guard links.answered.contains(where: { $0.answers(host) }) else {
            throw DeepLinkError(reason(against: host), text(host))
        }
        return rest.dropFirst(authority.count + 1)
    }

    private func reason(against host: LinkBytes) -> DeepLinkError.Reason {
        let last = host.parts(separatedBy: UInt8(ascii: ".")).reduce(host) { $1 }
        if last.isEmpty { return .trailingDot }
        if LinkHost.isNumber(last) { return .numericHost }
        return host.hasInternationalLabel ? .internationalHost : .foreignHost
    }

    private func text(_ bytes: LinkBytes) -> String {
        String(decoding: bytes, as: UTF8.self).lowercased()
    }
}
