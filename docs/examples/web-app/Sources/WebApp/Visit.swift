import Foundation
import HTTPTypes
import Hummingbird

/// A request of a browser: what it asks for, and who made it do so.
struct Visit: Sendable {
    /// The length of the longest form, in bytes.
    static let formLimit = 16_384

    /// A form of a page, which performs an action.
    struct Form: Decodable, Sendable {
        /// The page, and its key.
        let page: String, key: String
        /// The row of the page.
        let row: String
        /// The text of a field, or the new state of a toggle.
        let value: String?
    }

    /// The path and the query without the mark of a page, exactly as they were sent.
    let link: String
    /// The link of a page that the user follows; `nil` if the link comes from elsewhere.
    let mark: PageMark?
    /// Whether another site has the link. The user may have typed any other one, or go back to it.
    let isFromElsewhere: Bool
    /// The form; `nil` if nothing was posted.
    let form: Form?
    /// The name of the session in the cookie.
    let session: String?

    /// Reads a request.
    /// - Parameter server: The address of the server.
    /// - Throws: ``Refusal`` for one that no page of the app makes.
    init(_ request: Request, to server: ServerAddress) async throws {
        guard server.isNamed(request.head.authority) else {
            throw Refusal.wrongHost(request.head.authority ?? "")
        }
        let target = request.uri.string
        guard target.hasPrefix("/") else { throw Refusal.badAddress }
        // A second name of the server: this and a proxy before it could read another one each.
        if Self.field("Host", of: request) != nil { throw Refusal.badAddress }
        for name in ["Sec-Purpose", "Purpose", "X-Moz", "X-Purpose"]
        where Self.field(name, of: request)?.contains("prefetch") == true {
            throw Refusal.prefetch
        }
        let (link, mark) = PageMark.split(target)
        let site = Self.field("Sec-Fetch-Site", of: request)
        self.link = Self.unlocalized(link)
        // A link of a page that someone else has copied is one from elsewhere.
        self.mark = site == nil || site == "same-origin" ? mark : nil
        isFromElsewhere = !(site.map(["same-origin", "none"].contains) ?? true)
        session = request.cookies[server.cookieName]?.value
        switch request.method {
        case .get, .head: form = nil
        case .post: form = try await Self.form(in: request, to: server, from: site)
        default: throw Refusal.badMethod(request.method.rawValue)
        }
    }

    private static func field(_ name: String, of request: Request) -> String? {
        HTTPField.Name(name).flatMap { request.headers[$0] }
    }

    /// The deep link of a page that the website has in another language. The app has one link for all.
    private static func unlocalized(_ link: String) -> String {
        let prefix = "/zh-Hans/"
        guard link.utf8.starts(with: prefix.utf8) else { return link }
        let path = link.dropFirst(prefix.count - 1)
        return path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : String(path)
    }

    private static func form(
        in request: Request, to server: ServerAddress, from site: String?
    ) async throws -> Form {
        if let origin = request.headers[.origin] {
            guard server.isOrigin(origin, of: request.head.authority) else {
                throw Refusal.foreignForm("its origin is \(origin)")
            }
        }
        guard site == nil || site == "same-origin" else {
            throw Refusal.foreignForm("it is \(site ?? "")")
        }
        let body: ByteBuffer
        do {
            body = try await request.body.collect(upTo: formLimit)
        } catch {
            throw Refusal.tooLong
        }
        do {
            return try URLEncodedFormDecoder().decode(Form.self, from: String(buffer: body))
        } catch {
            throw Refusal.badForm("\(error)")
        }
    }

    /// The first language of a browser that the app is translated into, or English.
    static func locale(of request: Request) -> Locale {
        let languages = (request.headers[.acceptLanguage] ?? "").split(separator: ",").map { item in
            let parts = item.split(separator: ";")
            let weight = parts.dropFirst().lazy.compactMap { part in
                part.trimmingPrefix(" ").hasPrefix("q=")
                    ? Double(part.trimmingPrefix(" ").dropFirst(2)) : nil
            }.first
            return (name: parts.first?.trimmingPrefix(" ").lowercased() ?? "", weight: weight ?? 1)
        }
        let known = languages.filter { $0.name.hasPrefix("en") || $0.name.hasPrefix("zh") }
        let best = known.reversed().max { $0.weight < $1.weight }
        let isChinese = best?.name.hasPrefix("zh") ?? false
        return Locale(identifier: isChinese ? "zh-Hans" : "en")
    }
}
