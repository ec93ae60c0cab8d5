import CommandLineKit
import DesignKit
import Foundation
import PluginKit
import RoutingTestSupport
import Testing

@testable import AppContainerKit

struct `The plug-ins of the app` {
    @Test func `all start, and each has routes`() async throws {
        let app = try await LaunchedApp()
        #expect(app.container.plugins.error == nil)
        let sets = Set(app.router.routes.compactMap(\.site.set))
        #expect(sets == Set([any Plugin].all.map(\.name)))
    }

    @Test(.needs("Moments", "Shop", "Chat"))
    func `a feature that runs alone has what it needs, and says which links lead nowhere`()
        async throws
    {
        let console = await ScriptedConsole.run(
            ["--features", "moments"], typing: ["open /moments/m1", "open /shop"], width: 200)
        // Each is declared by two Navigators, and named once.
        let paths = ["/chat/:userID", "/product/:id"]
        #expect(console.warnings == paths.map { "warning: no feature here answers \($0)" })
        #expect(console.output.contains("not part of this app") == false, "no row leads nowhere")
        #expect(console.output.contains("/shop -> refused (unknown-route)"))
    }

    @Test(.needs("Moments", "Shop"))
    func `one with an error stops the start of a debug build, and is left out for users`() async {
        // The other two link to the pages that are missing with it.
        let chat = Part("Chat") { $0.degrade("/chats") { nil } }
        let console = await ScriptedConsole.run(
            ["open", "/notes", "--build-target", "debug"],
            plugins: [any Plugin].all.prefix(2) + [chat], width: 400, endingWith: .software)
        let lines = console.warnings.joined().split(separator: "\n")
        #expect(lines.first == "error: the app can't start")
        #expect(lines.dropFirst().map { $0.contains("PluginTests.swift:") } == [true], "\(lines)")
        let users = await ScriptedConsole.run(
            ["open", "/notes", "--build-target", "production"], plugins: .own + [faulty])
        #expect(users.warnings.contains("warning: note: the plug-in 'Faulty' is dropped"))
    }

    @Test(.hangLimit, .needs("Moments", "Shop"))
    func `the badge of the shop follows the cart, leaves with the plug-in and returns with it`()
        async throws
    {
        let app = try await LaunchedApp()
        #expect(app.stage.badges["/shop"] == nil)
        for count in 1...2 {
            await app.open("/cart/add?id=1")
            try await until("a badge") { app.stage.badges["/shop"] == "\(count)" }
        }
        await app.container.setPart("Shop", isPresent: false)
        #expect(app.stage.badges == [:])
        await app.container.setPart("Shop", isPresent: true)
        try await until("a badge") { app.stage.badges["/shop"] == "2" }
    }

    @Test(.everyFeature)
    func `no screen opens a link that it doesn't declare`() async throws {
        let app = try await LaunchedApp()
        var undeclared: [String] = []
        app.router.observe { event in
            if case .undeclaredLink(let url, let pattern) = event {
                undeclared.append("\(pattern) opened \(url)")
            }
        }
        // From the tabs on, one page of each route, and all of its links.
        var urls = app.stage.state.tabs.compactMap { $0.entries.first?.url }
        var seen: Set<String?> = []
        await app.open("/cart/add?id=42")
        while let url = urls.popLast() {
            let outcome = await app.router.route(RouteRequest(url: url, transition: .root))
            guard outcome.title != nil, seen.insert(outcome.route).inserted else { continue }
            await app.router.settle()
            let screen = try #require(app.stage.topScreen)
            for case .link(let link) in app.rows.map(\.kind) {
                await app.router.route(link.request(from: screen))
                app.stage.update { while $0.path.last?.url != url, $0.goBack() {} }
                urls += [link.url].compactMap(\.self)
            }
        }
        #expect(seen.count > 8)
        #expect(undeclared == [])
    }
}

@Suite(.hangLimit)
struct `A plug-in that is taken out of the running app` {
    private let app: LaunchedApp
    private let notes = Part.notes

    init() async throws {
        app = try await LaunchedApp(plugins: [any Plugin].own.reversed())
    }

    private func notices(during change: () async -> Void) async -> [String] {
        var notices: [String] = []
        app.container.notify = { notices.append($0) }
        await change()
        return notices
    }

    @Test
    func `a plug-in takes its tab, its screens and the links to it along, and returns with them`()
        async throws
    {
        let tabs = app.tabs
        let link = try #require(app.rows.first { $0.leads(to: "/notes/") })
        await app.open("/notes/42")
        let removed = await notices { await app.container.setPart(notes.name, isPresent: false) }
        #expect(removed == ["Notes was removed. 2 screens were closed."])
        #expect(app.path == ["/letters"])
        #expect(!app.tabs.contains("/notes"))
        #expect(await app.open("/notes/42").error?.code == "unknown-route")
        let row = try #require(app.rows.first { $0.title == link.title })
        #expect(!row.leads(to: ""))
        #expect(row.detail == "not part of this app")

        await app.open("/letters/bo")
        let added = await notices { await app.container.setPart(notes.name, isPresent: true) }
        #expect(added == ["Notes is part of the app again."])
        #expect(app.tabs == tabs, "in its position")
        #expect(app.path == ["/letters", "/letters/bo"])
        #expect(await app.open("/notes/42").error == nil)
    }

    @Test func `a plug-in whose tab can't be shown isn't added, and can be added later`()
        async throws
    {
        var isBroken = false
        let part = Part("Fragile", tab: "/fragile") { app in
            app.router.action("/fragile") { _ in
                if isBroken { throw NotFound("the tab") }
                return .screen(PageScreen(title: "Fragile"))
            }
        }
        let app = try await LaunchedApp(plugins: .own + [part])
        let tabs = app.tabs
        await app.container.setPart(part.name, isPresent: false)
        isBroken = true
        await app.container.setPart(part.name, isPresent: true)
        #expect(!app.container.plugins.has(part))
        #expect(app.tabs == tabs.dropLast())
        isBroken = false
        await app.container.setPart(part.name, isPresent: true)
        #expect(app.tabs == tabs)
    }

    @Test(arguments: [true, false])
    func `a plug-in that is changed three times at once ends as the last one says`(
        isPresent: Bool
    ) async {
        let changes = [isPresent, !isPresent, isPresent].map { isPresent in
            Task { await app.container.setPart(notes.name, isPresent: isPresent) }
        }
        for change in changes { await change.value }
        #expect(app.container.plugins.has(notes) == isPresent)
        #expect(app.tabs.contains("/notes") == isPresent)
    }
}

/// Has a route that is fine and one that is not.
private let faulty = Part("Faulty") { app in
    app.router.redirect("/fine", to: "/login")
    app.router.redirect("/faulty", to: "/nowhere")
}

extension LaunchedApp {
    /// The URLs of the tabs.
    fileprivate var tabs: [String] { stage.state.tabs.compactMap(\.entries.first?.url) }
}

extension ContentRow {
    fileprivate func leads(to path: String) -> Bool {
        if case .link(let link) = kind { link.url?.hasPrefix(path) == true } else { false }
    }
}
