import Foundation

/// The name under which browsers reach the server.
struct ServerAddress: Sendable {
    /// The scheme and the host of a proxy before the server, such as `https://app.example.com`; the
    /// machine's own if `nil`.
    let publicOrigin: String?

    /// Whether browsers reach it over TLS.
    var isSecure: Bool { publicOrigin?.hasPrefix("https://") ?? false }

    /// The name of the cookie. With the prefix, browsers accept it from this host over TLS only.
    var cookieName: String { isSecure ? "__Host-session" : "session" }

    /// Whether a request is for this server. A page of another host that resolves to this machine
    /// could read the answer otherwise.
    func isNamed(_ authority: String?) -> Bool {
        guard let authority else { return false }
        if let publicOrigin { return publicOrigin.hasSuffix("://\(authority)") }
        let host = authority.split(separator: ":", omittingEmptySubsequences: false).first
        return host == "127.0.0.1" || host == "localhost"
    }

    /// Whether an origin is that of the server's own pages.
    func isOrigin(_ origin: String, of authority: String?) -> Bool {
        origin == publicOrigin ?? "http://\(authority ?? "")"
    }
}
