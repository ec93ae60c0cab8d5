/// Takes scheme and host off a URL and leaves its path, which starts with `/`.
struct LinkAuthority {
    let links: UniversalLinks
    let origin: RouteOrigin

    func path(of reference: ArraySlice<UInt8>) throws(LinkRefusal) -> ArraySlice<UInt8> {
        let slash = UInt8(ascii: "/")
        if reference.first == slash {
            if reference.dropFirst().first == slash {
                throw .malformed("it starts with two slashes")
            }
            if origin.isOutside { throw .relative }
            return reference
        }
        let scheme = reference.prefix { $0 != UInt8(ascii: ":") }
        guard scheme.count < reference.count, !scheme.contains(slash) else {
            if origin.isOutside { throw .relative }
            throw .malformed("a path starts with a slash")
        }
        let name = text(scheme)
        guard name == "https" || links.schemes.contains(name) else { throw .foreignScheme(name) }
        let rest = reference.dropFirst(scheme.count + 1)
        guard rest.starts(with: [slash, slash]) else {
            throw .malformed("the scheme is followed by two slashes")
        }
        return try path(behind: rest.dropFirst(2), scheme: name)
    }

    private func path(
        behind rest: ArraySlice<UInt8>, scheme: String
    ) throws(LinkRefusal) -> ArraySlice<UInt8> {
        let authority = rest.prefix { $0 != UInt8(ascii: "/") }
        if authority.isEmpty { throw .malformed("its host is missing") }
        if authority.contains(UInt8(ascii: "@")) { throw .malformed("it carries a user name") }
        guard scheme == "https" else {
            if authority.contains(UInt8(ascii: ":")) { throw .malformed("it carries a port") }
            // In a custom scheme the host is the first segment of the path.
            return ArraySlice([UInt8(ascii: "/")] + rest)
        }
        var host = text(authority)
        if host.hasSuffix(":443") { host.removeLast(4) }
        guard links.hosts.contains(host) else { throw .foreignHost(host) }
        return authority.count == rest.count ? [UInt8(ascii: "/")] : rest.dropFirst(authority.count)
    }

    private func text(_ bytes: ArraySlice<UInt8>) -> String {
        String(decoding: bytes, as: UTF8.self).lowercased()
    }
}
