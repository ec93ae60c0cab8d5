import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import RoutingTesting
import Testing
@testable import WebApp

@Suite
@MainActor
struct `A link from elsewhere` {
    @Test(arguments: [
        ("/nowhere", 404, "Page not found", "There is no page at this address."),
        ("/cart", 403, "This page can't be opened", "It has no address of its own."),
        ("/product/x", 400, "Broken address", "A part of the address is missing"),
        ("/product/999999", 404, "Page not found", "This doesn't exist any more."),
        ("/internalmenu", 403, "This page can't be opened", "It has no address of its own."),
    ])
    func `a link that the app refuses has a page of its own, the same in each session and later`(
        link: String, status: Int, title: String, sentence: String
    ) async throws {
        try await Server().browse { browser in
            for site in [Browser.Site.typed, .elsewhere, .page] {
                try await browser.load(link, from: site)
                #expect(browser.status.code == status)
                #expect(browser.page.title == title)
                #expect(browser.page.text.contains(sentence))
                #expect(browser.page.window == "\(title) · Moments")
                // The way on is the app itself.
                #expect(try browser.page.link("Back to").hasPrefix("/"))
            }
        }
    }

    @Test func `a link isn't trusted because someone has copied it from a page`() async throws {
        try await Server().browse { browser in
            try await browser.open("/product/42")
            try await browser.click("Cart")
            try await browser.send("Your name", "Ada")
            try await browser.open("/product/42")
            let cart = try browser.page.link("Cart")
            try await browser.load(cart, from: .elsewhere)
            #expect(browser.status == .forbidden)
            try await browser.click("Back to Moments")
            try await browser.send("Add to cart")
            #expect(browser.page.text.contains("1 item"))
            try await browser.load("/cart", from: .elsewhere)
            #expect(browser.status == .forbidden)
            // The user may return to what they have seen.
            try await browser.load("/cart", from: .typed)
            #expect(browser.page.title == "Cart")
        }
    }

    @Test func `a link never runs a script or shows a closed page, whatever it is`() async throws {
        let repository = (0..<6).reduce(URL(filePath: #filePath)) { url, _ in
            url.deletingLastPathComponent()
        }
        let url = repository.appending(path: "Tests/RouteMatchingTests/Corpus/hostile-links.json")
        let threats = try JSONDecoder().decode([Threat].self, from: Data(contentsOf: url))
        let links = threats.flatMap(\.links).map(\.url)
        #expect(links.count >= 130)
        try await Server().browse { browser in
            for link in links {
                let path = link.replacing(/^[a-z]+:\/\/[^\/]*/, with: "")
                let target = "/" + path.drop { $0 == "/" }
                guard target.allSatisfy({ $0.isASCII && $0 > " " }) else { continue }
                try await browser.load(target, from: .elsewhere)
                #expect(browser.status.code < 500, "\(link)")
                #expect(!browser.page.markup.contains("<script"), "\(link)")
                #expect(!browser.page.markup.contains("javascript:"), "\(link)")
                #expect(browser.page.title != "Cart", "\(link)")
            }
        }
    }

    private struct Threat: Decodable {
        struct Link: Decodable { let url: String }
        let links: [Link]
    }
}

@Suite
@MainActor
struct `Each response` {
    @Test(arguments: ["/", "/shop", "/nowhere", "/-/style.css", "/-/icon.svg", "/cart"])
    func `each response keeps other sites away`(path: String) async throws {
        try await Server().run { client, _ in
            let response = try await client.execute(uri: path, method: .get)
            let names = [
                "Content-Security-Policy": "default-src 'none'",
                "X-Content-Type-Options": "nosniff",
                "Referrer-Policy": "same-origin", "Cross-Origin-Opener-Policy": "same-origin",
            ]
            for (name, value) in names {
                let field = HTTPField.Name(name).flatMap { response.headers[$0] }
                #expect(field?.hasPrefix(value) == true, "\(name)")
            }
            if let cookie = response.headers[.setCookie] {
                #expect(cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax"))
                #expect(!cookie.contains("Secure"))
            }
        }
    }

    @Test func `the response to HEAD has no body`() async throws {
        try await Server().run { client, _ in
            let response = try await client.execute(uri: "/shop", method: .head)
            #expect(response.status == .ok && response.body.readableBytes == 0)
        }
    }

    @Test func `the response of a server behind a proxy has a cookie for TLS only`() async throws {
        let server = Server()
        server.origin = "https://localhost"
        try await server.run { client, _ in
            let response = try await client.execute(uri: "/shop", method: .get)
            let cookie = try #require(response.headers[.setCookie])
            #expect(cookie.hasPrefix("__Host-session=") && cookie.contains("Secure"))
            #expect(response.headers[.strictTransportSecurity] != nil)
        }
    }

    @Test func `the response to another name of the server is a refusal`() async throws {
        let server = Server()
        server.origin = "https://app.example.com"
        try await server.run { client, _ in
            let response = try await client.execute(uri: "/shop", method: .get)
            #expect(response.status == .misdirectedRequest)
        }
    }

    @Test(arguments: [
        (HTTPRequest.Method.put, "Accept", HTTPResponse.Status.methodNotAllowed),
        (.get, "Host", .badRequest), (.get, "Sec-Purpose", .serviceUnavailable),
        (.get, "Purpose", .serviceUnavailable), (.get, "X-Moz", .serviceUnavailable),
    ])
    func `the response to other methods, two names and a prefetch is a refusal`(
        method: HTTPRequest.Method, name: String, status: HTTPResponse.Status
    ) async throws {
        try await Server().run { client, _ in
            let value = name == "Host" ? "localhost" : "prefetch;prerender"
            let headers: HTTPFields = [try #require(HTTPField.Name(name)): value]
            let response = try await client.execute(uri: "/shop", method: method, headers: headers)
            #expect(response.status == status)
            #expect(response.headers[.setCookie] == nil)
        }
    }
}
