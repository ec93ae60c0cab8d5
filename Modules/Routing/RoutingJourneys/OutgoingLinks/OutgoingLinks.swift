import RouteMatching

import struct Foundation.URL

/// The links by which the user may leave the app: an allow list of schemes, and of hosts on the web.
///
///     let outgoing = try OutgoingLinks(
///         schemes: ["tel", "mailto", "weixin"], hosts: ["help.example.com"])
///
/// A link of any other scheme or host stays closed, no matter who wrote it.
public struct OutgoingLinks: Hashable, Sendable {
    /// The schemes of other apps, in lower case.
    package let schemes: [String]
    /// The hosts whose `https` pages may open in the browser.
    let hosts: [String]

    /// Makes the list.
    /// - Parameters:
    ///   - schemes: The schemes of other apps; upper and lower case are the same.
    ///   - hosts: The hosts of web pages, as in `UniversalLinks`; `*.example.com` allows one more
    ///     label.
    /// - Throws: ``OutgoingLinksError`` for a scheme or a host that can't be allowed.
    public init(schemes: [String] = [], hosts: [String] = []) throws(OutgoingLinksError) {
        self.schemes = schemes.map { $0.lowercased() }
        self.hosts = hosts
        for scheme in self.schemes where Self.isForbidden(scheme) {
            throw OutgoingLinksError(
                description: "'\(scheme)' can't be the scheme of another app; "
                    + (scheme.hasPrefix("http") ? "allow the hosts of web pages" : "remove it"))
        }
        if let issue = web.issues.first { throw OutgoingLinksError(description: issue) }
    }

    /// Checks that a link may leave the app.
    /// - Throws: ``OutgoingLinkError`` if the list doesn't have its scheme or its host.
    func check(_ url: URL) throws(OutgoingLinkError) {
        let scheme = url.scheme?.lowercased() ?? ""
        if scheme == "https" {
            do {
                _ = try DeepLink(url.absoluteString, from: .outside, of: web)
            } catch {
                throw .hostNotAllowed(url.host() ?? "", hosts: hosts)
            }
        } else if !schemes.contains(scheme) {
            throw .schemeNotAllowed(scheme, schemes: schemes)
        }
    }

    private var web: UniversalLinks { UniversalLinks(hosts: hosts) }

    /// Whether a text isn't the scheme of another app: no scheme at all (RFC 3986, 3.1), one of the
    /// web, or one that runs code or reads files.
    private static func isForbidden(_ scheme: String) -> Bool {
        scheme.wholeMatch(of: /[a-z][a-z0-9+.-]*/) == nil
            || [
                "http", "https", "javascript", "vbscript", "data", "blob", "about", "file",
            ].contains(scheme)
    }
}

/// Why a list of outgoing links can't be made.
public struct OutgoingLinksError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The scheme or the host, and what to write instead, as a sentence without its period.
    public let description: String
}
