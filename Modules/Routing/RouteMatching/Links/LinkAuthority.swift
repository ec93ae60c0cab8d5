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

    func path(of reference: LinkBytes) throws(LinkRefusal) -> LinkBytes {
        if reference.first == slash {
            if reference.dropFirst().first == slash { throw LinkRefusal(.networkPath) }
            guard takesPaths else { throw LinkRefusal(.relative) }
            return reference.dropFirst()
        }
        let scheme = reference.prefix(before: UInt8(ascii: ":"))
        guard scheme.count < reference.count, !scheme.contains(slash) else {
            throw LinkRefusal(takesPaths ? .noSlash : .relative)
        }
        let isHTTPS = scheme.isText("https")
        guard isHTTPS || links.answeredSchemes.contains(where: scheme.isText) else {
            throw scheme.isText("http")
                ? LinkRefusal(.insecureScheme) : LinkRefusal(.foreignScheme, text(scheme))
        }
        let rest = reference.dropFirst(scheme.count + 1)
        guard rest.first == slash, rest.dropFirst().first == slash else {
            throw LinkRefusal(.wrongSlashes)
        }
        return try path(behind: rest.dropFirst(2), isHTTPS: isHTTPS)
    }

    private func path(behind rest: LinkBytes, isHTTPS: Bool) throws(LinkRefusal) -> LinkBytes {
        let authority = rest.prefix(before: slash)
        if authority.contains(UInt8(ascii: "@")) { throw LinkRefusal(.userInfo) }
        let host = authority.prefix(before: UInt8(ascii: ":"))
        if host.isEmpty { throw LinkRefusal(.missingHost) }
        let port = authority.dropFirst(host.count)
        guard port.isEmpty || (isHTTPS && port.isText(":443")) else {
            throw LinkRefusal(.foreignPort, text(port.dropFirst()))
        }
        if host.contains(UInt8(ascii: "%")) { throw LinkRefusal(.encodedHost, text(host)) }
        guard isHTTPS else {
            if host.hasInternationalLabel { throw LinkRefusal(.internationalHost) }
            // In a custom scheme the host is the first segment of the path.
            return rest
        }
        guard links.answered.contains(where: { $0.answers(host) }) else {
            throw LinkRefusal(reason(against: host), text(host))
        }
        return rest.dropFirst(authority.count + 1)
    }

    private func reason(against host: LinkBytes) -> LinkRefusal.Reason {
        let last = host.parts(separatedBy: UInt8(ascii: ".")).reduce(host) { $1 }
        if last.isEmpty { return .trailingDot }
        if LinkHost.isNumber(last) { return .numericHost }
        return host.hasInternationalLabel ? .internationalHost : .foreignHost
    }

    private func text(_ bytes: LinkBytes) -> String {
        String(decoding: bytes, as: UTF8.self).lowercased()
    }
}
