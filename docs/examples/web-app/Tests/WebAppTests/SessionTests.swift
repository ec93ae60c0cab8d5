import AppContainerKit
import Foundation
import HTTPTypes
import HummingbirdTesting
import RoutingEngine
import RoutingTesting
import StorageKit
import Testing
@testable import WebApp

@Suite
@MainActor
struct `The sessions of browsers` {
    @Test func `sessions don't see each other`() async throws {
        try await Server().run { client, _ in
            let (one, other) = (Browser(client), Browser(client))
            try await one.open("/product/42")
            try await one.send("Add to cart")
            try await other.open("/product/42")
            #expect(one.page.text.contains("1 item"))
            #expect(other.page.text.contains("0 items"))
            #expect(one.cookie != other.cookie)
        }
    }

    @Test func `the sessions are where they were after the server was killed`() async throws {
        let server = Server()
        let (cookie, address) = try await server.browse { browser in
            try await browser.open("/product/42")
            try await browser.openCart(as: "Ada")
            return (browser.cookie, browser.address)
        }
        try await server.browse(cookie: cookie) { browser in
            try await browser.open(address)
            #expect(browser.page.title == "Cart")
            #expect(browser.address == address)
            try await browser.open("/")
            #expect(browser.link == "/cart")
        }
    }

    @Test func `sessions forget the pages of a user who has signed out`() async throws {
        try await Server().browse("/product/42") { browser in
            try await browser.openCart(as: "Ada")
            let cart = browser.address
            try await browser.open("/login")
            try await browser.send("Sign out")
            try await browser.load(cart, from: .page)
            #expect(browser.status == .forbidden)
            #expect(!browser.page.text.contains("Checkout"))
        }
    }

    @Test func `the sessions keep 50 pages, however often the user goes back to one`() throws {
        var history = History()
        func visit(_ links: [String]) {
            for link in links {
                history.record(History.Page(of: NavigationState(tabs: [.init(url: link)])))
            }
        }
        visit(["/a"])
        let page = try #require(history.current)
        visit(["/b"])
        let other = try #require(history.current)
        for _ in 0..<History.limit { history.show(page, in: page.state) }
        visit((0..<(History.limit - 2)).map { "/\($0)" })
        #expect(history[page.key] != nil && history[other.key] != nil)
        visit(["/c"])
        #expect(history[page.key] != nil && history[other.key] == nil)
    }

    @Test func `sessions are bounded in memory, and come back from their folders`() async throws {
        let server = Server()
        server.limits.count = 3
        try await server.run { client, sessions in
            let first = Browser(client)
            try await first.open("/product/42")
            try await first.send("Add to cart")
            for _ in 0..<5 {
                let other = Browser(client)
                for _ in 1...2 { try await other.open("/shop") }
            }
            #expect(sessions.count == 3)
            try await first.reload()
            #expect(first.page.text.contains("1 item"))
        }
    }

    @Test func `idle sessions leave memory, and their folders after 30 days`() async throws {
        let server = Server()
        try await server.run { client, sessions in
            let browser = Browser(client)
            for link in ["/shop", "/products"] { try await browser.open(link) }
            for (time, inMemory, onDisk) in [(0, 1, 1), (3_601, 0, 1), (31 * 86_400, 0, 0)] {
                server.clock.advance(by: .seconds(time))
                await sessions.sweep()
                #expect(sessions.count == inMemory)
                #expect(try server.folders.count == onDisk)
            }
            #expect(try await sessions.session(browser.cookie) == nil)
        }
    }

    @Test func `sessions are released when they leave memory`() async throws {
        let server = Server()
        let sessions = try await server.sessions()
        var remains: [@MainActor () -> AnyObject?] = []
        do {
            let session = try await sessions.begin()
            let app = session.app
            _ = await session.open("/product/42")
            remains = [
                { [weak session] in session }, { [weak app] in app },
                { [weak router = app.router] in router }, { [weak stage = app.stage] in stage },
            ]
            #expect(remains.allSatisfy { $0() != nil })
        }
        server.clock.advance(by: .seconds(3_601))
        await sessions.sweep()
        for _ in 0..<100_000 where remains.contains(where: { $0() != nil }) { await Task.yield() }
        #expect(remains.indices.filter { remains[$0]() != nil } == [])
    }

    @Test
    func `sessions have a new cookie when a user signs in or out; the old one opens nothing`()
        async throws
    {
        try await Server().run { client, _ in
            let browser = Browser(client)
            for link in ["/shop", "/login"] { try await browser.open(link) }
            let first = try #require(browser.cookie)
            try await browser.send("Your name", "Ada")
            let second = try #require(browser.cookie)
            #expect(second != first)
            try await browser.open("/login")
            #expect(browser.page.text.contains("Ada"))
            let thief = Browser(client, cookie: first)
            try await thief.open("/login")
            #expect(!thief.page.text.contains("Ada") && thief.cookie != first)
            try await browser.send("Sign out")
            #expect(browser.cookie != second)
        }
    }

    @Test func `sessions have a folder when their browser comes back, or when they ask something`()
        async throws
    {
        let server = Server()
        try await server.run { client, _ in
            for _ in 0..<20 { try await Browser(client).open("/product/42") }
            #expect(try server.folders.count == 0)
            let browser = Browser(client)
            try await browser.open("/product/42")
            try await browser.send("Add to cart")
            #expect(browser.page.text.contains("1 item"))
            #expect(try server.folders.count == 1)
            let asked = Browser(client)
            try await asked.open("/cart/add?id=42", from: .elsewhere)
            #expect(try server.folders.count == 2)
            try await asked.send("Add to cart")
            try await asked.open("/product/42")
            #expect(asked.page.text.contains("1 item"))
        }
    }

    @Test func `sessions have a limited number of folders, the newest ones`() async throws {
        let server = Server()
        (server.limits.folders, server.limits.count) = (10, 1)
        try await server.run { client, _ in
            for _ in 0..<15 {
                server.clock.advance(by: .seconds(10))
                let browser = Browser(client)
                for link in ["/shop", "/products"] { try await browser.open(link) }
            }
            #expect(try server.folders.count <= 10)
        }
    }

    @Test(arguments: [("a", true), ("c", false), ("ab", false), ("", false)])
    func `sessions have secrets that differ in each place`(ending: String, isEqual: Bool) {
        for start in ["x", "y"] {
            #expect(Secret.areEqual("x" + "a", start + ending) == (isEqual && start == "x"))
        }
    }

    @Test(arguments: [
        "", "x", ".", "..", "../../etc", "0123456789abcdef0123456789abcdeF",
        "00000000000000000000000000000000", String(repeating: "0", count: 64),
        String(repeating: "../", count: 21) + "x",
    ])
    func `sessions have names that nobody makes up`(name: String) async throws {
        try await Server().browse(cookie: name) { browser in
            try await browser.open("/shop")
            #expect(browser.cookie != name)
            #expect(Secret.parts(ofCookie: browser.cookie) != nil)
        }
    }

    @Test func `sessions answer eight requests that wait, and refuse more`() async {
        let turns = Turns()
        let (gate, opening) = AsyncStream.makeStream(of: Void.self)
        var (answers, refusals) = (0, 0)
        let requests = (0..<20).map { _ in
            Task {
                let isAnswered: Void? = try? await turns.take { for await _ in gate {} }
                if isAnswered == nil { refusals += 1 } else { answers += 1 }
            }
        }
        while refusals < 19 - Turns.limit, !Task.isCancelled { await Task.yield() }
        opening.finish()
        for request in requests { await request.value }
        #expect(answers == 1 + Turns.limit)
    }
}
