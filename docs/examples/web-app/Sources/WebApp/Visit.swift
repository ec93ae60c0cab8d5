import DesignKit
import DesignKitHTML
import Foundation
import HTTPTypes
import Hummingbird

/// A request of a browser: what it asks for, and who made it do so.
struct Visit: Sendable {
    /// The length of the longest form, in bytes.
    private static let formLimit = 16_384

    /// The path and the query without the mark of a page, exactly as they were sent.
    let link: String
    /// The link of a page that the user follows, or the form that they send; `nil` if the link
    /// comes from elsewhere.
    let mark: PageMark?
    /// Whether a form was posted.
    let isForm: Bool
    /// Whether another site has the link. The user may have typed any other one, or go back to it.
    let isFromElsewhere: Bool
    /// The name of the session in the cookie.
    let session: String?

    /// Reads a request.
    /// - Parameter server: The address of the server.
    /// - Throws: ``Refusal`` for one that no page of the app makes.
    init(_ request: Request, to server: ServerAddress) async throws {
        guard server.isNamed(request.head.authority) else {
            throw Refusal(
                .misdirectedRequest,
                "it is for '\(request.head.authority ?? "")'; name the server with --origin")
        }
        let target = request.uri.string
        guard target.hasPrefix("/") else {
            throw Refusal(.badRequest, "the address is no path")
        }
        // This and a proxy before it could read another name of the server each.
        if request.field("Host") != nil {
            throw Refusal(.badRequest, "it has two names of the server")
        }
        for name in ["Sec-Purpose", "Purpose", "X-Moz", "X-Purpose"]
        where request.field(name)?.contains("prefetch") == true {
            throw Refusal(.serviceUnavailable, "the user hasn't opened the page yet")
        }
        let (link, mark) = PageMark.split(target)
        let site = request.field("Sec-Fetch-Site")
        self.link = Self.unlocalized(link)
        isFromElsewhere = !(site.map(["same-origin", "none"].contains) ?? true)
        session = request.cookies[server.cookieName]?.value
        isForm = request.method == .post
        switch request.method {
        // A link of a page that someone else has copied is one from elsewhere.
        case .get, .head: self.mark = site == nil || site == "same-origin" ? mark : nil
        case .post: self.mark = try await Self.form(in: request, to: server, from: site)
        default: throw Refusal(.methodNotAllowed, "it is neither GET, HEAD nor POST")
        }
    }

    /// The deep link of a page that the website has in another language. The app has one link for
    /// all.
    private static func unlocalized(_ link: String) -> String {
        let prefixes = PageHead.languages.map { "/\($0.identifier(.bcp47))/" }
        guard let prefix = prefixes.first(where: { link.utf8.starts(with: $0.utf8) }) else {
            return link
        }
        let path = link.dropFirst(prefix.count - 1)
        return path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : String(path)
    }

    private static func form(
        in request: Request, to server: ServerAddress, from site: String?
    ) async throws -> PageMark {
        if let origin = request.headers[.origin] {
            guard server.isOrigin(origin, of: request.head.authority) else {
                throw Refusal(.forbidden, "its origin is \(origin)")
            }
        }
        guard site == nil || site == "same-origin" else {
            throw Refusal(.forbidden, "it is \(site ?? "")")
        }
        guard let body = try? await request.body.collect(upTo: formLimit) else {
            throw Refusal(.contentTooLarge, "the form has more than \(formLimit) bytes")
        }
        do {
            return try URLEncodedFormDecoder().decode(PageMark.self, from: String(buffer: body))
        } catch {
            throw Refusal(.unprocessableContent, "the form can't be read: \(error)")
        }
    }

    /// The first language of a browser that the app is translated into, or English. A browser names
    /// the one that its user likes best first.
    static func locale(of request: Request) -> Locale {
        let codes = (request.headers[.acceptLanguage] ?? "").lowercased().split(separator: ",")
            .map { $0.trimmingPrefix(" ").prefix { $0.isLetter } }
        let known = PageHead.languages
        let best = codes.lazy.compactMap { code in
            known.first { $0.language.languageCode?.identifier == String(code) }
        }
        return best.first ?? known[0]
    }
}

extension Request {
    /// The value of a header.
    func field(_ name: String) -> String? { HTTPField.Name(name).flatMap { headers[$0] } }
}

/// What the server adds to the forms in its pages, and to the deep links: the item `~` of their
/// queries.
///
/// The address `/cart?~=LINK.KEY` is a link on a page of the session, and only the page has
/// its key. The browser is sent on to `/cart` itself. In the app on a phone, or in another browser,
/// it is a deep link with an item that means nothing.
struct PageMark: Decodable {
    /// The row that the user chooses, and the key of its page.
    let row, key: String
    /// The text of a field, or the new state of a toggle.
    var value: String?

    /// A deep link with this mark.
    func added(to link: String) -> String {
        "\(link)\(link.utf8.contains(UInt8(ascii: "?")) ? "&" : "?")~=\(row).\(key)"
    }

    /// Splits the target of a request into the deep link, exactly as it was sent, and its mark.
    static func split(_ target: String) -> (link: String, mark: PageMark?) {
        let scalars = target.unicodeScalars
        guard let start = scalars.lastIndex(where: { $0 == "?" || $0 == "&" }),
            scalars[start...].dropFirst().starts(with: "~=".unicodeScalars)
        else { return (target, nil) }
        let parts = scalars[start...].dropFirst(3).split(separator: ".").map { String($0) }
        let mark = parts.count == 2 ? PageMark(row: parts[0], key: parts[1]) : nil
        return (String(scalars[..<start]), mark)
    }
}

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

/// Why the server doesn't pass a request on to the app.
struct Refusal: Error {
    let status: HTTPResponse.Status
    /// For the log.
    let reason: String

    init(_ status: HTTPResponse.Status, _ reason: String) {
        self.status = status
        self.reason = reason
    }

    /// For the user, in their language.
    var sentence: String {
        switch status {
        case .forbidden: texts("The page is out of date. Go back and try again.")
        case .contentTooLarge: texts("The text is too long.")
        case .unprocessableContent: texts("The form can't be read. Go back and try again.")
        case .tooManyRequests, .serviceUnavailable:
            texts("The server is busy. Try again in a moment.")
        default: texts("There is no page at this address.")
        }
    }
}
