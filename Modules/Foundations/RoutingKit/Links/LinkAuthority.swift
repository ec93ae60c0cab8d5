/// Takes scheme, host and the first slash off a URL and leaves its path.
struct LinkAuthority {
    let links: UniversalLinks
    let origin: RouteOrigin

    func path(of reference: LinkParser.Bytes) throws(LinkRefusal) -> LinkParser.Bytes {
        let slash = UInt8(ascii: "/")
        if reference.first == slash {
            if reference.dropFirst().first == slash {
                throw .malformed("it starts with two slashes")
            }
            if origin.isOutside { throw .relative }
            return reference.dropFirst()
        }
        let scheme = reference.prefix { $0 != UInt8(ascii: ":") }
        guard scheme.count < reference.count, !scheme.contains(slash) else {
            if origin.isOutside { throw .relative }
            throw .malformed("a path starts with a slash")
        }
        let isHTTPS = scheme.isText("https")
        guard isHTTPS || links.schemes.contains(where: scheme.isText) else {
            throw .foreignScheme(text(scheme))
        }
        let rest = reference.dropFirst(scheme.count + 1)
        guard rest.starts(with: [slash, slash]) else {
            throw .malformed("the scheme is followed by two slashes")
        }
        return try path(behind: rest.dropFirst(2), isHTTPS: isHTTPS)
    }

    private func path(
        behind rest: LinkParser.Bytes, isHTTPS: Bool
    ) throws(LinkRefusal) -> LinkParser.Bytes {
        let authority = rest.prefix { $0 != UInt8(ascii: "/") }
        if authority.isEmpty { throw .malformed("its host is missing") }
        if authority.contains(UInt8(ascii: "@")) { throw .malformed("it carries a user name") }
        guard isHTTPS else {
            if authority.contains(UInt8(ascii: ":")) { throw .malformed("it carries a port") }
            // In a custom scheme the host is the first segment of the path.
            return rest
        }
        var host = authority
        if host.suffix(4).isText(":443") { host.removeLast(4) }
        guard links.hosts.contains(where: host.isText) else { throw .foreignHost(text(host)) }
        return rest.dropFirst(authority.count + 1)
    }

    private func text(_ bytes: LinkParser.Bytes) -> String {
        String(decoding: bytes, as: UTF8.self).lowercased()
    }
}

extension LinkParser.Bytes {
    /// Whether they are a text that is given in lower case.
    fileprivate func isText(_ text: String) -> Bool {
        count == text.utf8.count
            && zip(self, text.utf8).allSatisfy { byte, expected in
                (UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte ? byte | 0x20 : byte) == expected
            }
    }
}
