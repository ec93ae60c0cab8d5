import Foundation
import HTTPTypes
import Hummingbird
import Testing
@testable import WebApp

@MainActor
struct `A link from elsewhere` {
    @Test(arguments: [
        ("/nowhere", 404, "Page not found", "There is no page at this address."),
        ("/cart", 403, "This page can't be opened", "It has no address of its own."),
        ("/product/x", 400, "Broken address", "A part of the address is missing"),
        ("/product/999999", 404, "Page not found", "This doesn't exist, or was removed."),
        ("/internalmenu", 403, "This page can't be opened", "It has no address of its own."),
    ])
    func `a link that the app refuses has a page of its own, the same in each session and later`(
        link: String, status: Int, title: String, sentence: String
    ) async throws {
        let browser = try await Browser()
        for site in [Browser.Site.typed, .elsewhere, .page] {
            #expect(try await browser.open(link, from: site).status.code == status)
            #expect(browser.page.title == title)
            #expect(browser.text.contains(sentence))
            #expect(browser.page.window == "\(title) · Moments")
            // The way on is the app itself.
            #expect(try browser.page.link("Back to").hasPrefix("/"))
        }
    }

    @Test func `a link to a page whose data can't be read has a status by which others come back`()
        async throws
    {
        let documents = URL.temporaryDirectory.appending(path: "documents-\(UUID())")
        defer { try? FileManager.default.removeItem(at: documents) }
        try FileManager.default.createDirectory(at: documents, withIntermediateDirectories: true)
        try Data("{".utf8).write(to: documents.appending(path: "catalogue.json"))
        let browser = try await Browser(try await Server { $0.documents = documents })
        for link in ["/shop", "/product/42"] {
            let status = try await browser.open(link, from: .elsewhere).status
            #expect(status == .serviceUnavailable)
            #expect(try browser.page.form("Try again").address == "/-/act")
        }
    }

    @Test func `a link isn't trusted because someone has copied it from a page`() async throws {
        let browser = try await Browser(at: "/product/42")
        try await browser.openCart(as: "Ada")
        let cart = try await browser.open("/product/42").page.link("Cart")
        #expect(try await browser.open(cart, from: .elsewhere).status == .forbidden)
        try await browser.click("Back to Moments").send("Add to cart")
        #expect(browser.text.contains("1 item"))
        #expect(try await browser.open("/cart", from: .elsewhere).status == .forbidden)
        // The user may return to what they have seen.
        #expect(try await browser.open("/cart").page.title == "Cart")
    }

    @Test func `a link never runs a script or shows a closed page, whatever it is`() async throws {
        let repository = URL(filePath: #filePath.replacing(/docs\/examples\/.*/, with: ""))
        let url = repository.appending(path: "Tests/RouteMatchingTests/Corpus/hostile-links.json")
        let threats = try JSONDecoder().decode([Threat].self, from: Data(contentsOf: url))
        let links = threats.flatMap(\.links).map(\.url)
        #expect(links.count >= 130)
        let browser = try await Browser()
        for link in links {
            let path = link.replacing(/^[a-z]+:\/\/[^\/]*/, with: "")
            let target = "/" + path.drop { $0 == "/" }
            guard target.allSatisfy({ $0.isASCII && $0 > " " }) else { continue }
            #expect(try await browser.open(target, from: .elsewhere).status.code < 500, "\(link)")
            #expect(!browser.markup.contains("<script"), "\(link)")
            #expect(!browser.markup.contains("javascript:"), "\(link)")
            #expect(browser.page.title != "Cart", "\(link)")
        }
    }

    private struct Threat: Decodable {
        struct Link: Decodable { let url: String }
        let links: [Link]
    }
}

@MainActor
struct `Each response` {
    /// What a server answers to a program that isn't a browser.
    /// - Parameter origin: The proxy before the server; `nil` for none.
    private func response(
        to path: String, _ method: HTTPRequest.Method = .get, headers: [String: String] = [:],
        origin: String? = nil
    ) async throws -> Response {
        try await Server { $0.origin = origin }
            .responder.answer(to: path, method, headers: headers)
    }

    @Test(arguments: ["/", "/shop", "/nowhere", "/-/style.css", "/-/icon.svg", "/cart"])
    func `each response keeps other sites away`(path: String) async throws {
        let response = try await response(to: path)
        for (name, value) in [
            "Content-Security-Policy": "default-src 'none'",
            "X-Content-Type-Options": "nosniff",
            "Referrer-Policy": "same-origin", "Cross-Origin-Opener-Policy": "same-origin",
        ] {
            let field = HTTPField.Name(name).flatMap { response.headers[$0] }
            #expect(field?.hasPrefix(value) == true, "\(name)")
        }
        guard let cookie = response.headers[.setCookie] else { return }
        #expect(cookie.contains("HttpOnly"))
        #expect(cookie.contains("SameSite=Lax"))
        #expect(!cookie.contains("Secure"))
    }

    @Test func `the response to HEAD has no body`() async throws {
        let response = try await response(to: "/shop", .head)
        #expect(response.status == .ok)
        #expect(try await response.text().isEmpty)
    }

    @Test func `the response of a server behind a proxy has a cookie for TLS only`() async throws {
        let response = try await response(to: "/shop", origin: "https://localhost")
        let cookie = try #require(response.headers[.setCookie])
        #expect(cookie.hasPrefix("__Host-session="))
        #expect(cookie.contains("Secure"))
        #expect(response.headers[.strictTransportSecurity] != nil)
    }

    @Test(arguments: [
        (HTTPRequest.Method.put, "Accept", nil, HTTPResponse.Status.methodNotAllowed),
        (.get, "Host", nil, .badRequest), (.get, "Sec-Purpose", nil, .serviceUnavailable),
        (.get, "Purpose", nil, .serviceUnavailable), (.get, "X-Moz", nil, .serviceUnavailable),
        (.get, "Accept", "https://app.example.com", .misdirectedRequest),
    ])
    func `the response to other methods, other or two names, and a prefetch is a refusal`(
        method: HTTPRequest.Method, name: String, origin: String?, status: HTTPResponse.Status
    ) async throws {
        let value = name == "Host" ? "localhost" : "prefetch;prerender"
        let response = try await response(
            to: "/shop", method, headers: [name: value], origin: origin)
        #expect(response.status == status)
        #expect(response.headers[.setCookie] == nil)
    }
}
