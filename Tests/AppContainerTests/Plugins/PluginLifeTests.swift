import Foundation
import PluginKit
import RoutingRules
import RoutingTestSupport
import StorageKit
import Testing
import ToggleKit

@Suite(.hangLimit)
struct `The life of a plug-in` {
    /// Four plug-ins, of which each but the first needs the one before it.
    private func chain(_ log: EventList) -> [Part] {
        let provided: [[ProvidedService]] = [[.clock], [.diary], [.menu], []]
        let needed: [[NeededService]] = [[], [.clock], [.diary], [.menu]]
        return ["A", "B", "C", "D"].enumerated().map { index, name in
            var part = Part(name, provides: provided[index], needs: needed[index]) {
                log.append("register \(name)")
                $0.router.register(path: "/\(name)", navigator: ClosureNavigator { .value(name) })
            }
            part.whenStarted = { _ in log.append("start \(name)") }
            part.whenEnding = { _ in log.append("end \(name)") }
            return part
        }
    }

    private nonisolated static func orders(of rest: [Int]) -> [[Int]] {
        if rest.isEmpty { return [[]] }
        return rest.flatMap { first in
            orders(of: rest.filter { $0 != first }).map { [first] + $0 }
        }
    }

    @Test(arguments: orders(of: [0, 1, 2, 3]))
    func `plug-ins are made, started and ended by their needs, in whatever order they are named`(
        order: [Int]
    ) async throws {
        let log = EventList()
        let parts = chain(log)
        let host = try PluginHost(order.map { parts[$0] })
        let names = ["A", "B", "C", "D"]
        #expect(log.all == names.map { "register \($0)" } + names.map { "start \($0)" })
        let plugins = host.plugins
        // Each can leave only if nobody needs it, and come back only if what it needs is there.
        for part in parts.dropLast() {
            #expect(throws: PluginError.self) { try plugins.withdraw(part) }
        }
        for part in parts.reversed() { try plugins.withdraw(part) }
        try await until("their ends") { log.all.count { $0.hasPrefix("end ") } == 4 }
        for part in parts.dropFirst() {
            let error = #expect(throws: PluginError.self) { try plugins.register(part) }
            #expect(error?.lines.first?.contains("which no plug-in provides") == true)
        }
        for part in parts {
            #expect(await host.router.open("/\(part.name)").error?.code == "unknown-route")
        }
        for part in parts {
            try plugins.register(part)
            plugins.appDidStart()
            #expect(await host.router.open("/\(part.name)").error == nil)
        }
        await plugins.close()
        let ends = log.all.filter { $0.hasPrefix("end ") }
        #expect(ends.suffix(4) == names.reversed().map { "end \($0)" })
        #expect(ends.count == 8)
        for kind in ["register", "start"] {
            #expect(log.all.count { $0.hasPrefix(kind) } == 8, "each has two lives")
        }
    }

    @Test
    func
        `its tasks begin with the app and are cancelled before it ends, and there is one listener`()
        async throws
    {
        let log = EventList()
        var part = Part("A") { app in
            app.task {
                log.append("listens")
                try? await app.router.clock.sleep(.seconds(1_000))
                log.append("cancelled: \(Task.isCancelled)")
            }
        }
        part.whenEnding = { app in
            app.task { log.append("a task after the end") }
            log.append("ends")
        }
        let host = try PluginHost([part])
        for life in 1...2 {
            try await until("a listener") { log.all.last == "listens" }
            try host.plugins.withdraw(part)
            try await until("the end") { log.all.count { $0 == "ends" } == life }
            try await until("the end of the task") {
                log.all.count { $0 == "cancelled: true" } == life
            }
            try host.plugins.register(part)
            host.plugins.appDidStart()
        }
        try await until("a listener") { log.all.last == "listens" }
        #expect(log.all.count == 7, "one listener in each of three lives, and two ends")
    }

    @Test func `work that its Navigator begins has the trust of the request`() async throws {
        let log = EventList()
        let part = Part("A") { app in
            let navigator = ClosureNavigator {
                app.task { log.append("full trust: \(app.router.trust == .full)") }
                return .value("A")
            }
            app.router.register(path: "/A", navigator: navigator, access: .external)
        }
        let host = try PluginHost([part])
        await host.router.route(RouteRequest(url: "https://a.com/A", origin: .universalLink))
        try await until("the work") { !log.all.isEmpty }
        #expect(log.all == ["full trust: false"])
    }

    @Test
    func `what its end throws, or how long it takes, doesn't keep it in the app`() async throws {
        let door = Door()
        var slow = Part("Slow", needs: [.clock])
        slow.whenEnding = { _ in await door.pass() }
        var provider = Part("Provider", provides: [.clock])
        var isProviderEnding = false
        provider.whenEnding = { _ in
            isProviderEnding = true
            await door.pass()
        }
        var broken = Part("Broken")
        broken.whenEnding = { _ in throw NotFound("the end") }
        let host = try PluginHost([slow, broken, provider])
        try host.plugins.withdraw(slow)
        #expect(!host.plugins.has(slow))
        try host.plugins.register(slow)
        host.plugins.appDidStart()
        var isClosed = false
        let close = Task {
            await host.plugins.close()
            isClosed = true
        }
        try await until("the end of one") {
            host.warnings.contains { $0.hasPrefix("Broken didn't end well: ") }
        }
        #expect(!isClosed)
        // Both ends of the slow one are still going on, and the provider waits for them.
        await host.clock.sleepers(2)
        host.clock.advance(by: .seconds(10))
        try await until("the end of the provider") { isProviderEnding }
        #expect(!isClosed)
        host.clock.advance(by: .seconds(10))
        await close.value
        for name in ["Slow", "Provider"] {
            let sentence = "\(name) takes longer than 20 seconds to end"
            #expect(host.warnings.contains(sentence), "\(host.warnings)")
        }
        door.open()
    }

    @Test(arguments: [true, false])
    func `ends with the services that it needs, before the plug-in that provides them`(
        isOptional: Bool
    ) async throws {
        let log = EventList()
        let door = Door()
        var provider = Part("A", provides: [.clock])
        provider.whenEnding = { _ in log.append("A ends") }
        var user = Part("B", needs: [isOptional ? .optionalClock : .clock])
        user.whenEnding = { app in
            await door.pass()
            _ = try app.service((any Clock).self)
            log.append("B ends")
        }
        let host = try PluginHost(isOptional ? [user] : [user, provider])
        if isOptional {
            try host.plugins.register(provider)
            host.plugins.appDidStart()
        } else {
            for part in [user, provider] { try host.plugins.withdraw(part) }
        }
        let close = Task { await host.plugins.close() }
        await door.visitors()
        door.open()
        await close.value
        #expect(log.all == ["B ends", "A ends"], "\(host.warnings)")
    }

    @Test func `one that has left while the others start doesn't start`() async throws {
        let log = EventList()
        let host = try PluginHost([])
        var late = Part("B")
        late.whenStarted = { _ in log.append("B starts") }
        var first = Part("A")
        first.whenStarted = { [late] _ in _ = try? host.plugins.withdraw(late) }
        for part in [first, late] { try host.plugins.register(part) }
        host.plugins.appDidStart()
        #expect(host.plugins.all.filter(host.plugins.has).map(\.name) == ["A"])
        #expect(log.all == [])
    }

    @Test func `what it and its services add goes with it`() async throws {
        var events = 0
        let clock = ProvidedService((any Clock).self) { app in
            app.router.register(path: "/a", navigator: ClosureNavigator { .value(1) })
            app.router.observe { _ in events += 1 }
            return Sundial()
        }
        let toggle = FeatureToggle("isA", by: .internal)
        let part = Part("A", provides: [clock], toggles: [toggle]) { app in
            app.degrade("/a") { .block(because: "it rests") }
        }
        let host = try PluginHost([part, page("b")])
        #expect(await host.router.open("/a").error?.code == "blocked")
        #expect(await host.router.open("/b").error == nil)
        #expect(events > 0)
        #expect(host.toggles.declared == [toggle])
        try host.plugins.withdraw(part)
        events = 0
        #expect(await host.router.open("/a").error?.code == "unknown-route")
        #expect(events == 0)
        #expect(host.toggles.declared == [])
        #expect(throws: PluginError.self) {
            try host.plugins.register(Part("C", needs: [.clock]))
        }
        try host.plugins.register(page("a"))
        #expect(await host.router.open("/a").error == nil)
    }
}

/// A plug-in with a page of its name, to which an older path leads.
private func page(_ name: String, degrading paths: [String] = []) -> Part {
    Part(name) { app in
        app.router.register(path: "/\(name)", navigator: ClosureNavigator { .value(1) })
        app.router.redirect("/old-\(name)", to: "/\(name)")
        for path in paths { app.degrade(path) { .block(because: "\(name) rests") } }
    }
}

@Suite(.hangLimit)
struct `A plug-in that can't be a part of the app` {
    @Test(arguments: [
        ("another name", "a and A have one name; rename one of them"),
        ("a service", "PluginLifeTests.swift:"), ("a service", " provide Clock; keep one"),
        ("a document", "B and A read the document 'a'; open a URL"),
        ("a toggle", "B and A declare the toggle 'isA'; rename one of them"),
        ("a route", "/a"), ("an error", "B can't be registered: "),
        ("a state", "B can't be registered: a state of B has an empty name"),
    ])
    func `is refused whenever it comes, and changes nothing`(
        kind: String, sentence: String
    ) async throws {
        var makes = 0
        func provided() -> ProvidedService {
            ProvidedService((any Clock).self) { _ in
                makes += 1
                return Sundial()
            }
        }
        let toggle = FeatureToggle("isA", by: .internal)
        let first = Part("A", provides: [provided()], documents: ["a"], toggles: [toggle]) { app in
            app.router.register(path: "/a", navigator: ClosureNavigator { .value(1) })
        }
        let host = try PluginHost([first])
        let ownToggle = FeatureToggle("isB", by: .internal)
        let part = Part(
            kind == "another name" ? "a" : "B", provides: kind == "a service" ? [provided()] : [],
            documents: kind == "a document" ? ["a"] : [],
            toggles: [kind == "a toggle" ? toggle : ownToggle]
        ) { app in
            let path = kind == "a route" ? "/a" : "/b"
            app.router.register(path: path, navigator: ClosureNavigator { .value(2) })
            app.task { Issue.record("its task begins") }
            app.router.observe { _ in Issue.record("its listener is called") }
            if kind == "a state" { _ = app.storage.state("", initial: 0) }
            if kind == "an error" { throw NotFound("what it needs") }
        }
        let error = #expect(throws: PluginError.self) { try host.plugins.register(part) }
        #expect(error?.description.contains(sentence) == true, "\(error?.description ?? "")")
        host.plugins.appDidStart()
        #expect(host.plugins.all.map(\.name) == ["A"])
        #expect(host.toggles.declared == [toggle])
        #expect(makes == 1, "the service is the first one's")
        #expect(await host.router.open("/a").value?.json == "1")
        #expect(await host.router.open("/b").error?.code == "unknown-route")
        try host.plugins.register(Part("B"))
    }

    @Test func `is dropped in production with those that need it, and that is said`() async throws {
        let provider = Part("A", provides: [.clock]) {
            $0.router.redirect("/a", to: "/nowhere")
            $0.router.observe { _ in Issue.record("its listener is called") }
        }
        let user = Part("B", needs: [.clock])
        let broken = Part("C") { _ in throw NotFound("what it needs") }
        let host = try PluginHost([provider, user, broken, Part("D")], build: .production)
        #expect(host.plugins.all.filter(host.plugins.has).map(\.name) == ["D"])
        for name in ["A", "B", "C"] {
            #expect(host.warnings.contains("note: the plug-in '\(name)' is dropped"))
        }
        #expect(host.warnings.contains { $0.contains("B needs Clock, which no plug-in provides") })
        #expect(host.warnings.contains { $0.contains("PluginLifeTests.swift") })
        #expect(!host.warnings.contains { $0.contains("\n") }, "each is a line")
        #expect(await host.router.open("/a").error?.code == "unknown-route")
        #expect(throws: PluginError.self) { try PluginHost([provider, user]) }
    }
}

@Suite(.hangLimit)
struct `A degradation` {
    @Test func `that comes after the registration has no effect, which the log says`() async throws
    {
        var late = page("a")
        late.whenStarted = { $0.degrade("/b") { .block(because: "a says so") } }
        let host = try PluginHost([late, page("b")])
        #expect(await host.router.open("/b").error == nil)
        #expect(
            host.warnings.first?.hasSuffix("a degrades '/b' too late; do it in 'register'") == true)
    }

    @Test(arguments: [
        (["/b"], "a degrades '/b', which is no path of its Navigators; write one as it is "),
        (["/old-a"], "which is no path of its Navigators"),
        (["/a", "/a"], "a degrades '/a', as it does at "),
    ])
    func `of another path, or a second one, is an error with its place`(
        paths: [String], sentence: String
    ) async throws {
        let host = try PluginHost([page("b")])
        let wrong = page("a", degrading: paths)
        let error = #expect(throws: PluginError.self) { try host.plugins.register(wrong) }
        let line = error?.lines.first ?? ""
        #expect(line.contains("PluginLifeTests.swift:"), "\(line)")
        #expect(line.contains(sentence), "\(line)")
        #expect(await host.router.open("/a").error?.code == "unknown-route")
    }
}
