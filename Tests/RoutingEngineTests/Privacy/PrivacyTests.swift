import Foundation
import RoutingTestSupport
import Testing

@testable import RoutingEngine

@Suite(.hangLimit)
@MainActor
struct `A URL that someone else wrote` {
    private struct Page: Decodable, Sendable {
        let id: String
        let tab: String?
        let next: NestedLink?
    }

    private func launch(in build: BuildTarget = .production) async throws -> Fixture {
        // A screen whose title contains no parameters.
        let silent = InlineNavigator { (_: Page) in .screen(PageScreen(title: "page")) }
        return try await Fixture(build: build) { router in
            router.register(path: "/page/:id", navigator: silent, access: .external)
            router.register(path: "/p-:id.x", navigator: silent, access: .external)
            router.register(path: "/closed/:id", navigator: PageNavigator<ItemParameters>())
            router.pages("/any/*", access: .external)
            router.redirect("/old/:id", to: "/page/:id")
        }
    }

    @Test(arguments: [
        ("https://moments.app/page/7?tab=a", "https://moments.app/page/7?tab=a"),
        ("https://moments.app/page/7?hunter2=1", "/page/7?•••"),
        ("https://moments.app/page/7?tab=a&token=hunter2&x", "/page/7?tab=a&•••&•••"),
        ("https://moments.app/page/7#hunter2", "/page/7"),
        ("https://moments.app/p-hunter2.y", "https://moments.app/•••"),
        ("https://moments.app/old/7?token=hunter2", "/old/7?•••"),
        ("https://moments.app/any/hunter2", "/any/•••"),
        ("https://moments.app/closed/7?token=hunter2", "/closed/7?•••"),
        (
            "https://moments.app/page/7?next=%2Fpage%2F8%3Ftoken%3Dhunter2",
            "/page/7?next=%2Fpage%2F8%3F•••"
        ),
        ("https://hunter2@moments.app/page/7", "•••"),
        ("https://other.example/hunter2?a=hunter2", "•••"),
        ("moments://page//hunter2", "moments://•••"), ("/hunter2", "/•••"), ("hunter2", "•••"),
    ])
    func `a URL that someone else wrote is shown only as far as a route declares it`(
        url: String, redacted: String
    ) async throws {
        let outcome = try await launch().open(url, from: .push)
        #expect(outcome.url == redacted)
        #expect(outcome.sent?.value == url, "it can still be passed on as it was given")
    }

    @Test
    func `a link inside a parameter stays redacted when the app opens it`() async throws {
        let link = try await receive(
            "https://moments.app/next?value=%2Fpage%2F8%3Ftoken%3Dhunter2", at: "/next",
            as: One<NestedLink>.self, from: .push)
        let outcome = try await launch().router.route(
            RouteRequest(to: try #require(link).value))
        #expect(outcome.url == "/page/8?•••")
    }

    @Test(arguments: [
        (BuildTarget.debug, "https://moments.app/forgotten/7"),
        (.internal, "https://moments.app/•••"), (.production, "https://moments.app/•••"),
    ])
    func `a URL that someone else wrote is shown in full to its developer, also before the start`(
        build: BuildTarget, shown: String
    ) async throws {
        let url = "https://moments.app/forgotten/7"
        let app = try await launch(in: build)
        let outcome = await app.open(url, from: .universalLink)
        #expect(outcome.error?.description.hasPrefix("'\(shown)' has no route.") == true)
        #expect(outcome.description.contains("forgotten") == (build == .debug))
        let own = "/page/7?token=a#top"
        #expect(await app.open(own).url == own, "the app itself wrote it")
        let router = AppRouter(links: .sample, stage: HeadlessStage(), build: build, clock: .still)
        #expect(await router.route(RouteRequest(url: url, origin: .push)).url == shown)
    }

    private struct Note: Decodable, Sendable {
        let id: String
        let text: Private<String>?
    }

    @Test(
        arguments: [
            ("/note/1", "/note/1"), ("/note/1?text=secret", nil), ("/closed/1", nil),
            ("/pushed/1", nil), (nil, nil),
        ] as [(String?, String?)])
    func `the URL for another device is one that a link may open, without private values`(
        url: String?, expected: String?
    ) async throws {
        let notes = PageNavigator<Note>()
        let app = try await Fixture(tabs: url.map { [$0] } ?? []) { router in
            router.register(path: "/note/:id", navigator: notes, access: .external)
            router.register(path: "/pushed/:id", navigator: notes, access: .pushes)
            router.register(path: "/closed/:id", navigator: notes)
        }
        #expect(app.stage.state.top?.url == url)
        #expect(app.router.handoffURL?.path() == expected)
        #expect(app.router.handoffURL?.scheme == expected.map { _ in "https" })
    }
}

@Suite(.hangLimit)
@MainActor
struct `A private parameter` {
    private struct Note: Decodable, Sendable {
        let id: String
        let text: Private<String>?
        let codes: [Private<Int>]?
    }

    private struct Token: Decodable, Sendable {
        let token: Private<String>
        let next: NestedLink?
    }

    private struct Lists: Decodable, Sendable {
        let texts: Private<[String]>
    }

    /// Links to a module that this app doesn't have.
    private struct LetterLink: LinkTemplate {
        static let path = "/letter/:userID"
        let userID: String
        let draft: Private<String>?
    }

    private struct InviteLink: LinkTemplate {
        static let path = "/invite/:token"
        let token: Private<String>
    }

    private let notes = PageNavigator<Note>()

    private func launch(in build: BuildTarget = .production) async throws -> Fixture {
        try await Fixture(build: build) { router in
            router.register(path: "/note/:id", navigator: notes, access: .external)
            for path in ["/reset/:token", "/t-:token.x"] {
                router.register(path: path, navigator: PageNavigator<Token>(), access: .external)
            }
            router.redirect("/old/:token", to: "/reset/:token")
            router.register(
                path: "/broken/:token",
                navigator: InlineNavigator { (token: Token) in
                    throw NotFound("answer at /broken/\(PercentEncoding.encode(token.token.value))")
                })
            router.register(path: "/letters", navigator: LinkingNavigator<LetterLink>())
            router.register(path: "/friends", navigator: LinkingNavigator<InviteLink>())
        }
    }

    @Test
    func `a private parameter holds one value, and its Navigator sees it`() async throws {
        let app = try await launch()
        await app.open("/note/7?text=hunter2&codes=1&codes=2")
        #expect(notes.received.first?.text?.value == "hunter2")
        #expect(notes.received.first?.codes?.map(\.value) == [1, 2])
        #expect(app.stage.state.top?.url.contains("hunter2") == true)
        let route = try #require(app.router.routes.first { $0.pattern.description == "/note/:id" })
        #expect(route.parameters.filter(\.isPrivate).map(\.name) == ["text", "codes"])
        #expect(route.parameters.map(\.type) == ["String", "String", "[Int]"])
        let issues = startIssues {
            $0.register(path: "/lists", navigator: PageNavigator<Lists>())
        }
        #expect(issues.count == 1)
    }

    /// What is shown of a URL of the app, and of the same one from outside in a build for users.
    @Test(
        arguments: [
            ("/note/7?text=hunter2", "/note/7?text=•••", nil),
            ("/note/7?TEXT=hunter2&x=1", "/note/7?TEXT=•••&x=1", "/note/7?TEXT=•••&•••"),
            ("/note/7?text=hunter%32", "/note/7?text=•••", nil),
            ("/note/7?codes=hunter2", "/note/7?codes=•••", nil),
            ("/note/7?text=hunter2&text=hunter2", "/note/7?text=•••&text=•••", nil),
            ("/reset/hunter2", "/reset/•••", nil), ("/old/hunter2", "/old/•••", nil),
            ("/broken/hunter2", "/broken/•••", nil), ("/t-hunter2.x", "/t-•••.x", nil),
            ("/T-hunter%32.X?next=%2Freset%2Fhunter2", "/t-•••.x?next=%2Freset%2F•••", nil),
            (
                "/reset/a?next=%2Fnote%2F7%3Ftext%3Dhunter2",
                "/reset/•••?next=%2Fnote%2F7%3Ftext%3D•••", nil
            ),
            ("https://other.example/a?te%78t=hunter2", "•••", nil),
        ] as [(String, String, String?)], [BuildTarget.production, .debug])
    func `nothing but its Navigator sees a private value, however the request ends`(
        request: (url: String, redacted: String, fromOutside: String?), build: BuildTarget
    ) async throws {
        let app = try await launch(in: build)
        for origin in [RouteOrigin.app, .universalLink] {
            let outcome = await app.open(request.url, from: origin)
            let isPlain = origin == .app || build == .debug
            #expect(
                outcome.url
                    == (isPlain ? request.redacted : request.fromOutside ?? request.redacted))
            let said = "\(outcome) \(outcome.logLine) \(app.router.history)"
            #expect(!said.contains("hunter2"))
        }
    }

    /// No route answers these, but links to some of them are declared.
    @Test(arguments: [
        ("/nowhere?text=hunter2", "/nowhere?text=•••"),
        ("/note/%zz?text=hunter2", "/note/%zz?•••"),
        ("/letter/%zz?%64raft=hunter2", "/letter/%zz?•••"),
        ("/letter/%zz?dr%zzaft=hunter2", "/letter/%zz?•••"),
        ("/letter/u1?draft=hunter2", "/letter/u1?draft=•••"),
        ("/next?to=%2Fletter%2Fu1%3Fdraft%3Dhunter2", "/next?to=%2Fletter%2Fu1%3Fdraft%3D•••"),
    ])
    func `only a developer sees a link of the app that no route answers, without private values`(
        url: String, redacted: String
    ) async throws {
        for build in BuildTarget.allCases {
            let outcome = try await launch(in: build).open(url)
            #expect(outcome.url == (build == .debug ? redacted : "/•••"))
            #expect(!"\(outcome)".contains("hunter2"))
        }
    }

    @Test(arguments: ["42", "hunter%202"])
    func `an error that quotes a private value is shown without it`(value: String) async throws {
        let error = try #require(await launch().open("/broken/\(value)").error)
        #expect(
            error.description
                == "'/broken/•••' can't be shown: there is no answer at /broken/•••. "
                + "Check the link, or look for it in the app.")
    }

    @Test(arguments: [
        "/note/7?other=a%20b&x", "https://moments.app/note/7/", "/note/%37",
    ])
    func `a URL of the app without private values is shown whole`(url: String) async throws {
        #expect(try await launch().open(url).url == url)
    }

    @Test
    func `printing a private value reveals nothing, and the URL of its link has it`() {
        var dumped = ""
        dump(Note(id: "7", text: Private("hunter2"), codes: nil), to: &dumped)
        #expect(!dumped.contains("hunter2"))
        #expect("\(Private("hunter2"))" == "•••")
        #expect(
            LetterLink(userID: "u1", draft: Private("hunter2")).text == "/letter/u1?draft=hunter2")
        #expect(InviteLink(token: Private("hunter2")).text == "/invite/hunter2")
    }
}
