import Foundation
import HTMLTesting
import HTTPTypes
import Hummingbird
@testable import WebApp

/// A browser without scripts: it keeps the cookie, follows redirects and remembers addresses.
@MainActor
final class Browser {
    /// Where a request comes from, as browsers say it.
    enum Site: String, Sendable {
        case typed = "none"
        case page = "same-origin"
        case elsewhere = "cross-site"
    }

    let server: Server
    private var index = -1
    /// The addresses to which back and forward lead.
    private var addresses: [String] = []
    private(set) var cookie: String?
    private(set) var page: Markup
    /// The page as it was sent.
    private(set) var markup = ""
    private(set) var status = HTTPResponse.Status.ok
    var language = "en"

    /// Opens a browser.
    /// - Parameters:
    ///   - server: The server; one of its own if `nil`.
    ///   - link: What the user types first; `nil` for nothing.
    init(_ server: Server? = nil, at link: String? = nil, cookie: String? = nil) async throws {
        self.server = if let server { server } else { try await Server() }
        self.cookie = cookie
        page = try Markup("<p/>")
        if let link { try await open(link) }
    }

    /// Everything that a user reads.
    var text: String { page.text }
    /// The row to which the last answer leads; `nil` for none.
    private(set) var row: String?
    /// The address in the address bar.
    var address: String { addresses.indices.contains(index) ? addresses[index] : "" }
    /// The deep link in the address bar.
    var link: String { PageMark.split(address).link }

    /// Opens an address.
    @discardableResult
    func open(_ address: String, from site: Site = .typed) async throws -> Browser {
        push(try await load(address, from: site))
    }

    /// Follows a link of the page.
    @discardableResult
    func click(_ title: String) async throws -> Browser {
        try await open(page.link(title), from: .page)
    }

    /// Sends the form of a row of the page.
    @discardableResult
    func send(_ title: String, _ value: String? = nil) async throws -> Browser {
        var form = try page.form(title)
        if let value { form.items.append(("value", value)) }
        return try await post(form)
    }

    /// Sends a form that the page needn't have any more.
    @discardableResult
    func post(
        _ form: Markup.Form, from site: Site? = .page, origin: String? = nil
    ) async throws -> Browser {
        let body = form.items.map { "\($0.name)=\(Self.encode($0.value))" }.joined(separator: "&")
        return push(try await load(form.address, .post, from: site, origin: origin, body: body))
    }

    /// Opens the cart, which asks for the user's name.
    func openCart(as name: String) async throws {
        try await click("Cart").send("Your name", name)
    }

    @discardableResult
    func back() async throws -> Browser { try await move(by: -1) }
    @discardableResult
    func forward() async throws -> Browser { try await move(by: 1) }
    @discardableResult
    func reload() async throws -> Browser { try await move(by: 0) }

    private func move(by count: Int) async throws -> Browser {
        index += count
        addresses[index] = try await load(address, from: .page)
        return self
    }

    private func push(_ address: String) -> Browser {
        if address != self.address {
            index += 1
            addresses = Array(addresses.prefix(index)) + [address]
        }
        return self
    }

    /// Requests an address, and follows redirects.
    /// - Returns: The last address.
    private func load(
        _ address: String, _ method: HTTPRequest.Method = .get, from site: Site?,
        origin: String? = nil, body: String = ""
    ) async throws -> String {
        let headers = [
            "Cookie": cookie.map { "session=\($0)" }, "Accept-Language": language,
            "Origin": origin, "Sec-Fetch-Site": site?.rawValue,
        ]
        let response = await server.responder.answer(
            to: address, method, headers: headers, body: body)
        if let set = response.headers[.setCookie], set.hasPrefix("session=") {
            cookie = String(set.dropFirst("session=".count).prefix { $0 != ";" })
        }
        if response.status == .seeOther, let location = response.headers[.location] {
            // A browser keeps the fragment to itself.
            let parts = location.split(separator: "#", maxSplits: 1).map { String($0) }
            row = parts.dropFirst().first
            return try await load(parts[0], from: site)
        }
        status = response.status
        markup = try await response.text()
        // A line break is between elements, for those who read their texts.
        if markup.hasPrefix("<") { page = try Markup(markup.replacing("><", with: "> <")) }
        return address
    }

    private static func encode(_ text: String) -> String {
        text.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
    }
}
