import AppContainerKit
import Foundation
import HTTPTypes
import RoutingEngine
import RoutingTesting
import Testing
@testable import WebApp

@MainActor
struct `The sessions of browsers` {
    @Test func `sessions neither see each other nor take each other's forms`() async throws {
        let one = try await Browser(at: "/product/42")
        let other = try await Browser(one.server, at: "/product/42")
        let nobody = try await Browser(one.server)
        #expect(one.cookie != other.cookie)
        let form = try one.page.form("Add to cart")
        for stranger in [other, nobody] {
            #expect(try await stranger.post(form).status == .forbidden)
            #expect(stranger.text.contains("The page is out of date."))
        }
        #expect(nobody.cookie == nil)
        #expect(try await one.send("Add to cart").text.contains("1 item"))
        #expect(try await other.open("/product/42").text.contains("0 items"))
    }

    @Test func `the sessions are where they were after the server was killed`() async throws {
        let browser = try await Browser(at: "/product/42")
        try await browser.openCart(as: "Ada")
        let address = browser.address
        try await browser.server.restart()
        #expect(try await browser.reload().page.title == "Cart")
        #expect(browser.address == address)
        #expect(try await browser.open("/").link == "/cart")
    }

    @Test func `sessions forget the pages of a user who has signed out`() async throws {
        let browser = try await Browser(at: "/product/42")
        try await browser.openCart(as: "Ada")
        let cart = browser.address
        try await browser.open("/login").send("Sign out")
        #expect(try await browser.open(cart, from: .page).status == .forbidden)
        #expect(!browser.text.contains("Checkout"))
    }

    @Test func `the sessions keep 50 pages, however often the user goes back to one`() throws {
        var history = History()
        func visit(_ links: [String]) {
            for link in links { history.record(NavigationState(tabs: [.init(url: link)])) }
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
        let server = try await Server { $0.limits.count = 3 }
        let first = try await Browser(server, at: "/product/42")
        try await first.send("Add to cart")
        for _ in 0..<5 {
            try await Browser(server, at: "/shop").reload()
        }
        #expect(server.sessions.count == 3)
        #expect(try await first.reload().text.contains("1 item"))
    }

    @Test func `idle sessions leave memory whole, and their folders after 30 days`() async throws {
        let browser = try await Browser(at: "/shop")
        try await browser.open("/products")
        let server = browser.server
        let remains = try await server.sessions.resume(browser.cookie) { session in
            let app = session.app
            let all: [@MainActor () -> AnyObject?] = [
                { [weak session] in session }, { [weak app] in app },
                { [weak router = app.router] in router }, { [weak stage = app.stage] in stage },
            ]
            return all
        }
        let objects = try #require(remains)
        #expect(objects.allSatisfy { $0() != nil })
        for (time, inMemory, onDisk) in [(0, 1, 1), (3_601, 0, 1), (31 * 86_400, 0, 0)] {
            server.clock.advance(by: .seconds(time))
            await server.sessions.sweep()
            #expect(server.sessions.count == inMemory)
            #expect(server.folders.count == onDisk)
        }
        for _ in 0..<100_000 where objects.contains(where: { $0() != nil }) { await Task.yield() }
        #expect(objects.indices.filter { objects[$0]() != nil } == [])
        #expect(try await server.sessions.resume(browser.cookie) { _ in true } == nil)
    }

    @Test
    func `sessions have a new cookie when a user signs in or out; the old one opens nothing`()
        async throws
    {
        let browser = try await Browser(at: "/shop")
        let first = try #require(try await browser.open("/login").cookie)
        let second = try #require(try await browser.send("Your name", "Ada").cookie)
        #expect(second != first)
        #expect(try await browser.open("/login").text.contains("Ada"))
        let thief = try await Browser(browser.server, at: "/login", cookie: first)
        #expect(!thief.text.contains("Ada") && thief.cookie != first)
        #expect(try await browser.send("Sign out").cookie != second)
    }

    @Test func `sessions have a folder when their browser comes back, or when they ask something`()
        async throws
    {
        let server = try await Server()
        for _ in 0..<20 { _ = try await Browser(server, at: "/product/42") }
        #expect(server.folders.count == 0)
        let browser = try await Browser(server, at: "/product/42")
        #expect(try await browser.send("Add to cart").text.contains("1 item"))
        #expect(server.folders.count == 1)
        let asked = try await Browser(server).open("/cart/add?id=42", from: .elsewhere)
        #expect(server.folders.count == 2)
        try await asked.send("Add to cart")
        #expect(try await asked.open("/product/42").text.contains("1 item"))
    }

    @Test func `sessions have a limited number of folders, the newest ones`() async throws {
        let server = try await Server { $0.limits = Sessions.Limits(count: 1, folders: 10) }
        for _ in 0..<15 {
            server.clock.advance(by: .seconds(10))
            try await Browser(server, at: "/shop").open("/products")
        }
        #expect(server.folders.count <= 10)
    }

    @Test(arguments: [("a", true), ("c", false), ("ab", false), ("", false)])
    func `sessions have secrets that differ in each place`(ending: String, isEqual: Bool) {
        for start in ["x", "y"] {
            #expect(Secret.areEqual("x" + "a", start + ending) == (isEqual && start == "x"))
        }
    }

    @Test(arguments: [
        "", "x", ".", "..", "../../etc", "\(UUID())", "\(UUID())\(UUID())",
        "\(UUID())" + String(repeating: "../", count: 12), String(repeating: "0", count: 72),
    ])
    func `sessions have names that nobody makes up`(name: String) async throws {
        let browser = try await Browser(at: "/shop", cookie: name)
        #expect(browser.cookie != name)
        #expect(Secret.parts(ofCookie: browser.cookie) != nil)
    }

    @Test func `sessions answer eight requests that wait, and refuse more`() async {
        let turns = Seat("", isKept: false)
        let (gate, opening) = AsyncStream.makeStream(of: Void.self)
        var (answers, refusals) = (0, 0)
        let requests = (0..<20).map { _ in
            Task {
                let isAnswered: Void? = try? await turns.take { for await _ in gate {} }
                if isAnswered == nil { refusals += 1 } else { answers += 1 }
            }
        }
        while refusals < 19 - Seat.limit, !Task.isCancelled { await Task.yield() }
        opening.finish()
        for request in requests { await request.value }
        #expect(answers == 1 + Seat.limit)
    }
}
