import Foundation
import RouteMatching
import RoutingKit
import RoutingTesting
import RoutingTestSupport
import StageKit
import Testing

@testable import RoutingEngine

@Suite(.hangLimit)
@MainActor
struct `A private parameter` {
    struct Note: Decodable, Sendable {
        let id: String
        let text: Private<String>?
        let codes: [Private<Int>]?
    }

    struct Token: Decodable, Sendable {
        let token: Private<String>
        let next: NestedLink?
    }

    struct Lists: Decodable, Sendable {
        let texts: Private<[String]>
    }

    private let notes = PageNavigator<Note>()

    private func launch(
        in build: BuildTarget = .production, _ register: (AppRouter) -> Void = { _ in }
    ) async throws -> Fixture {
        try await Fixture(build: build) { router in
            router.register(path: "/note/:id", navigator: notes, access: .external)
            router.register(
                path: "/reset/:token", navigator: PageNavigator<Token>(), access: .external)
            router.register(
                path: "/t-:token.x", navigator: PageNavigator<Token>(), access: .external)
            router.redirect("/old/:token", to: "/reset/:token")
            router.register(
                path: "/broken/:token",
                navigator: FailingNavigator(message: { "no account has \($0)" }))
            register(router)
        }
    }

    /// Throws an error that reveals the value.
    private struct FailingNavigator: Navigating {
        let message: @MainActor (String) -> String

        func navigate(
            from source: (any RoutingSource)?, using transition: TransitionType, parameters: Token
        ) throws -> Destination {
            throw NotFound(message(parameters.token.value))
        }
    }

    @Test
    func `its Navigator sees it`() async throws {
        let app = try await launch()
        await app.open("/note/7?text=hunter2&codes=1&codes=2")
        #expect(notes.received.first?.text?.value == "hunter2")
        #expect(notes.received.first?.codes?.map(\.value) == [1, 2])
        #expect(app.stage.state.top?.url.contains("hunter2") == true)
    }

    /// Every way to have a request reported that holds `hunter2` as a private value.
    nonisolated static let requests:
        [(url: String, redacted: String, redactedExternalURL: String?)] = [
            ("/note/7?text=hunter2", "/note/7?text=•••", nil),
            ("/note/7?TEXT=hunter2&x=1", "/note/7?TEXT=•••&x=1", "/note/7?TEXT=•••&•••"),
            ("https://moments.app/note/7?text=hunter2", "/note/7?text=•••", nil),
            ("/note/7?text=hunter%32", "/note/7?text=•••", nil),
            ("/note/7?codes=hunter2", "/note/7?codes=•••", nil),
            ("/note/7?text=hunter2&text=hunter2", "/note/7?text=•••&text=•••", nil),
            ("/reset/hunter2", "/reset/•••", nil),
            ("/old/hunter2", "/old/•••", nil),
            ("/broken/hunter2", "/broken/•••", nil),
            ("/t-hunter2.x", "/t-•••.x", nil),
            ("/T-hunter%32.X?next=%2Freset%2Fhunter2", "/t-•••.x?next=%2Freset%2F•••", nil),
            (
                "/reset/a?next=%2Fnote%2F7%3Ftext%3Dhunter2",
                "/reset/•••?next=%2Fnote%2F7%3Ftext%3D•••", nil
            ),
            ("/reset/a?next=%2Freset%2Fhunter2", "/reset/•••?next=%2Freset%2F•••", nil),
            ("/nowhere?text=hunter2", "/nowhere?text=•••", "/•••?•••"),
            ("/note/%zz?text=hunter2", "/note/%zz?•••", "•••"),
            ("https://other.example/a?te%78t=hunter2", "https://other.example/a?•••", "•••"),
        ]

    @Test(arguments: requests, [BuildTarget.production, .debug])
    func `nothing else sees it, however the request ends`(
        request: (url: String, redacted: String, redactedExternalURL: String?), build: BuildTarget
    ) async throws {
        let (url, redacted, redactedExternalURL) = request
        var heard: [String] = []
        let app = try await launch(in: build)
        app.router.observe { event in
            if case .moved = event { return }
            heard.append("\(event)")
            if case .awaitsResult = event { app.stage.update { $0.goBack() } }
        }
        for origin in [RouteOrigin.app, .universalLink] {
            let outcome = await app.open(url, from: origin)
            let isPlain = origin == .app || build == .debug
            #expect(outcome.url == (isPlain ? redacted : redactedExternalURL ?? redacted))
            heard += ["\(outcome)", outcome.logLine, "\(app.router.history)"]
            heard.append(app.router.explain(url, from: origin).description)
        }
        await #expect(throws: RouteError.self) {
            try await app.router.result(
                of: URL(string: url), as: Int.self, from: app.stage.topScreen)
        }
        heard.append("\(app.router.history)")
        for text in heard {
            #expect(!text.contains("hunter2"), "\(text)")
        }
    }

    @Test
    func `an error that quotes it with escapes is shown without it`() async throws {
        let app = try await launch { router in
            router.register(
                path: "/quote/:token",
                navigator: FailingNavigator { "answer at /quote/\(PercentEncoding.encode($0))" })
        }
        let error = try #require(await app.open("/quote/hunter%202").error)
        #expect(
            error.description == "'/quote/•••' can't be shown: there is no answer at /quote/•••. "
                + "Check the link, or look for it in the app.")
    }

    @Test
    func `a URL without one is shown as it was given`() async throws {
        let app = try await launch()
        for url in ["/note/7?other=a%20b&x", "https://moments.app/note/7/", "/note/%37"] {
            #expect(await app.open(url).url == url)
        }
    }

    @Test
    func `it is declared as one`() async throws {
        let app = try await launch()
        let route = try #require(app.router.routes.first { $0.pattern.description == "/note/:id" })
        #expect(route.parameters.filter(\.isPrivate).map(\.name) == ["text", "codes"])
        #expect(route.parameters.map(\.type) == ["String", "String", "[Int]"])
    }

    @Test
    func `printing it reveals nothing`() {
        var dumped = ""
        dump(Note(id: "7", text: Private("hunter2"), codes: nil), to: &dumped)
        #expect(!dumped.contains("hunter2"))
        #expect("\(Private("hunter2"))" == "•••")
    }

    @Test
    func `its type holds one value`() {
        let error = #expect(throws: RegistrationError.self) {
            let router = AppRouter(links: .sample, stage: HeadlessStage(), clock: .still)
            router.register(path: "/lists", navigator: PageNavigator<Lists>())
            try router.start()
        }
        #expect(error?.issues.count == 1)
    }
}
