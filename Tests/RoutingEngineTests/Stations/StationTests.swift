import Foundation
import RoutingTestSupport
import TestSupport
import Testing

@testable import RoutingEngine

/// Requests pass the stations that `RequestStation` lists.
@Suite(.hangLimit)
@MainActor
struct `The stations of a request` {
    /// A link for each station but the last, which is refused there and would be refused at every
    /// later one, with the code of its error.
    nonisolated static let refusals: [(RequestStation, path: String, code: String)] = [
        (.read, "/shut//x", "empty-segment"),
        (.admit, "/none/x", "cancelled"),
        (.match, "/none/x", "unknown-route"),
        (.redirect, "/shut/x?id=2", "repeated-parameter"),
        (.access, "/shut/x", "access-denied"),
        (.intercept, "/late/x", "blocked"),
        (.decode, "/page/x", "invalid-parameter"),
        (.navigate, "/page/0", "not-found"),
        (.show, "/page/1", "no-source"),
    ]

    private let clock = TestClock()
    private let door = Door()

    private struct App: RouterFixture {
        let stage = HeadlessStage()
        let router: AppRouter
    }

    /// Every link takes a millisecond in its interceptor, which refuses those under `/late` and waits
    /// for a door under `/slow`.
    private func launch(measuring: Bool = true) async throws -> App {
        let routeClock = measuring ? clock.routeClock.measuringStations() : clock.routeClock
        let app = App(router: AppRouter(links: .sample, stage: HeadlessStage(), clock: routeClock))
        let page = InlineNavigator { (item: ItemParameters) in
            guard item.id > 0 else { throw NotFound("page") }
            return .screen(PageScreen(title: "page"))
        }
        for path in ["/page/:id", "/late/:id", "/slow/:id"] {
            app.router.register(path: path, navigator: page, access: .external)
        }
        app.router.register(path: "/closed/:id", navigator: page)
        app.router.redirect("/old/:id", to: "/page/:id")
        app.router.redirect("/shut/:id", to: "/closed/:id")
        app.router.register(
            ClosureInterceptor { [clock, door] request in
                clock.advance(by: .milliseconds(1))
                if request.isUnder("/slow") { await door.pass() }
                return request.isUnder("/late") ? .refuse(because: "it is late") : .proceed
            })
        try app.router.start()
        return app
    }

    /// The measured stations of an outcome, with what was asked there and the milliseconds.
    private func times(_ outcome: RouteOutcome) -> [String] {
        outcome.stations.map { time in
            [time.station, time.type, "\(Int(time.duration / .milliseconds(1)))"]
                .compactMap(\.self).joined(separator: " ")
        }
    }

    @Test(arguments: refusals)
    func `a request that is refused at a station passes none of the later ones`(
        station: RequestStation, path: String, code: String
    ) async throws {
        let app = try await launch()
        let request = RouteRequest(
            url: "https://moments.app" + path, origin: .universalLink,
            source: PageScreen(title: "not on the stage"))
        let outcome = await Task {
            if station == .admit { withUnsafeCurrentTask { $0?.cancel() } }
            return await app.router.route(request)
        }.value
        #expect(outcome.error?.code == code)
        // The time of decoding belongs to the Navigator.
        let last: RequestStation = station == .decode ? .navigate : station
        let later = RequestStation.allCases.drop { $0 != last }.dropFirst().map(\.rawValue)
        #expect(outcome.stations.allSatisfy { !later.contains($0.station) }, "\(times(outcome))")
    }

    @Test
    func `the times of the stations are in the outcome, up to the one that refuses`() async throws {
        let app = try await launch()
        let asked = ["read 0", "admit 0", "match 0", "intercept ClosureInterceptor 1"]
        #expect(
            times(await app.open("/old/1", using: .root))
                == asked + ["navigate InlineNavigator<ItemParameters> 0", "show 0"])
        #expect(times(await app.open("/late/1")) == asked)
        #expect(times(await app.open("/none")) == asked.dropLast())
        #expect(times(await app.open("//")) == ["read 0"])
        #expect(try await launch(measuring: false).open("/page/1").stations.isEmpty)
    }

    @Test
    func `the times of the stations include the wait for an earlier request`() async throws {
        let app = try await launch()
        let first = app.begin("/slow/1", using: .root)
        await door.visitors()
        let second = app.begin("/page/2")
        clock.advance(by: .milliseconds(3))
        door.open()
        #expect(times(await first.value).contains("intercept ClosureInterceptor 4"))
        #expect(times(await second.value).contains("admit 3"))
    }
}

/// Compares the page with the declarations of the engine; `WrittenPage.command` writes it.
@Suite(.serialized) struct `The page about the path of a request` {
    @Test
    func `the page shows the sentence of each station, and a code seen there`() throws {
        let head = "| station | what happens | an error from there |\n|---|---|---|\n"
        let codes = Dictionary(
            uniqueKeysWithValues: `The stations of a request`.refusals.map { ($0.0, $0.code) })
        let rows = try stations().map { station in
            let code = codes[station.name].map { "`\($0)`" } ?? ""
            return "| \(station.name) | \(station.sentence) | \(code) |\n"
        }
        let difference = try WrittenPage("docs/architecture.md").difference(
            from: head + rows.joined(), after: "<!-- stations -->\n", upTo: "<!-- /stations -->")
        #expect(difference == nil)
    }

    @Test func `the function that a station names on the page is there`() throws {
        let files = try FileManager.default.subpathsOfDirectory(atPath: engine.path)
            .filter { $0.hasSuffix(".swift") }.map(text)
        let stations = try stations()
        #expect(stations.map(\.name) == RequestStation.allCases)
        for station in stations {
            let (type, member) = station.code
            let types = ["class", "struct", "extension"].map { "\($0) \(type)" }
            let members = ["func \(member)(", "var \(member):", "let \(member):"]
            let isThere = files.contains { file in
                types.contains(where: file.contains) && members.contains(where: file.contains)
            }
            #expect(isThere, "\(station.name): \(type).\(member)")
        }
    }

    @Test func `the page lists the doors that an extension has`() throws {
        let doors = try text(of: "Extensions/RouterExtension.swift")
            .matches(of: /Door \*(\w+)\*: (.+)\.\n(?: *\/\/\/.*\n)* +func (\w+)/)
            .map { "- **\($0.output.1)** (`\($0.output.3)`) \($0.output.2)\n" }
        #expect(!doors.isEmpty)
        let difference = try WrittenPage("docs/architecture.md").difference(
            from: doors.joined(), after: "<!-- doors -->\n", upTo: "<!-- /doors -->")
        #expect(difference == nil)
    }

    private let engine = WrittenPage.repository.appending(path: "Modules/Routing/RoutingEngine")

    private func text(of file: String) throws -> String {
        try String(contentsOf: engine.appending(path: file), encoding: .utf8)
    }

    /// What the comments in the code say about the stations, in their order.
    private func stations() throws -> [(
        name: RequestStation, sentence: Substring, code: (type: Substring, member: Substring)
    )] {
        try text(of: "Requests/RequestStation.swift")
            .matches(of: /\/\/\/ (.+): `(\w+)\.(\w+)`\.\n +case (\w+)/)
            .map { match in
                let name = try #require(RequestStation(rawValue: String(match.output.4)))
                return (name, match.output.1, (match.output.2, match.output.3))
            }
    }
}
