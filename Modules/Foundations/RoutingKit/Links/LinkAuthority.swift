/// Takes scheme, host and the first slash off a URL and leaves its path.
struct LinkAuthority {
    let links: UniversalLinks
    let origin: RouteOrigin

    private let slash = UInt8(ascii: "/")

    init(links: UniversalLinks, origin: RouteOrigin) {
        self.links = links
        self.origin = origin
    }

    func path(of reference: LinkBytes) throws(LinkRefusal) -> LinkBytes {
        if reference.first == slash {
            if reference.dropFirst(1).first == slash {
                throw .malformed("it starts with two slashes")
            }
            if origin.isOutside { throw .relative }
            return reference.dropFirst(1)
        }
        let scheme = reference.prefix(before: UInt8(ascii: ":"))
        guard scheme.count < reference.count, !scheme.contains(slash) else {
            if origin.isOutside { throw .relative }
            throw .malformed("a path starts with a slash")
        }
        let isHTTPS = scheme.isText("https")
        guard isHTTPS || links.schemes.contains(where: scheme.isText) else {
            throw .foreignScheme(text(scheme))
        }
        let rest = reference.dropFirst(scheme.count + 1)
        guard rest.first == slash, rest.dropFirst(1).first == slash else {
            throw .malformed("the scheme is followed by two slashes")
        }
        return try path(behind: rest.dropFirst(2), isHTTPS: isHTTPS)
    }

    private func path(
        behind rest: LinkBytes, isHTTPS: Bool
    ) throws(LinkRefusal) -> LinkBytes {
        let authority = rest.prefix(before: slash)
        if authority.isEmpty { throw .malformed("its host is missing") }
        if authority.contains(UInt8(ascii: "@")) { throw .malformed("it carries a user name") }
        guard isHTTPS else {
            if authority.contains(UInt8(ascii: ":")) { throw .malformed("it carries a port") }
            // In a custom scheme the host is the first segment of the path.
            return rest
        }
        var host = authority
        if host.count > 4, host.suffix(4).isText(":443") { host = host.dropLast(4) }
        guard links.hosts.contains(where: host.isText) else { throw .foreignHost(text(host)) }
        return rest.dropFirst(authority.count + 1)
    }

    private func text(_ bytes: LinkBytes) -> String {
        String(decoding: bytes, as: UTF8.self).lowercased()
    }
}
