import Foundation
import RoutingTestSupport
import Testing

@testable import RoutingEngine

@Suite(.hangLimit)
struct `A URL that someone else wrote` {
    @Test(arguments: [
        ("https://moments.app/note/7?tab=a", "https://moments.app/note/7?tab=a"),
        ("https://moments.app/note/7?hunter2=1", "/note/7?•••"),
        ("https://moments.app/note/7?tab=a&token=hunter2&x", "/note/7?tab=a&•••&•••"),
        ("https://moments.app/note/7#hunter2", "/note/7"),
        ("https://moments.app/t-hunter2.y", "https://moments.app/•••"),
        ("https://moments.app/any/hunter2", "/any/•••"),
        ("https://moments.app/closed/7?token=hunter2", "/closed/7?•••"),
        (
            "https://moments.app/note/7?next=%2Fnote%2F8%3Ftoken%3Dhunter2",
            "/note/7?next=%2Fnote%2F8%3F•••"
        ),
        ("https://hunter2@moments.app/note/7", "•••"),
        ("https://other.example/hunter2?a=hunter2", "•••"),
        ("moments://note//hunter2", "moments://•••"), ("/hunter2", "/•••"), ("hunter2", "•••"),
    ])
    func `a URL that someone else wrote is shown only as far as a route declares it`(
        url: String, redacted: String
    ) async throws {
        let outcome = try await Fixture.withPrivateRoutes().open(url, from: .push)
        #expect(outcome.url == redacted)
        #expect(outcome.sent?.value == url, "it can still be passed on as it was given")
    }

    @Test func `a link inside a parameter stays redacted when the app opens it`() async throws {
        let link = try await receive(
            "https://moments.app/next?value=%2Fnote%2F8%3Ftoken%3Dhunter2", at: "/next",
            as: One<NestedLink>.self, from: .push)
        let outcome = try await Fixture.withPrivateRoutes().router.route(
            RouteRequest(to: try #require(link).value))
        #expect(outcome.url == "/note/8?•••")
    }

    @Test(arguments: [
        (BuildTarget.debug, "https://moments.app/forgotten/7"),
        (.internal, "https://moments.app/•••"), (.production, "https://moments.app/•••"),
    ])
    func `a URL that someone else wrote is shown in full to its developer, also before the start`(
        build: BuildTarget, shown: String
    ) async throws {
        let url = "https://moments.app/forgotten/7"
        let app = try await Fixture.withPrivateRoutes(in: build)
        let outcome = await app.open(url, from: .universalLink)
        #expect(outcome.error?.description.hasPrefix("'\(shown)' has no route.") == true)
        #expect(outcome.description.contains("forgotten") == (build == .debug))
        let isDebug = build == .debug
        #expect(await app.open("/home?x=a").url == (isDebug ? "/home?x=a" : "/home?•••"))
        let router = AppRouter(links: .sample, stage: HeadlessStage(), build: build, clock: .still)
        #expect(await router.route(RouteRequest(url: url, origin: .push)).url == shown)
    }

    @Test(
        arguments: [
            ("/note/1", "/note/1"), ("/note/1?text=secret", nil), ("/closed/1", nil),
            ("/pushed", nil), (nil, nil),
        ] as [(String?, String?)])
    func `the URL for another device is one that a link may open, without private values`(
        url: String?, expected: String?
    ) async throws {
        let app = try await Fixture.withPrivateRoutes()
        try app.router.register(set: "Pushed") { app.router.pages("/pushed", access: .pushes) }
        try await app.router.show(tabs: url.map { [$0] } ?? [])
        #expect(app.stage.state.top?.url == url)
        #expect(app.router.handoffURL?.path() == expected)
        #expect(app.router.handoffURL?.scheme == expected.map { _ in "https" })
    }
}

@Suite(.hangLimit)
struct `A private parameter` {
    private nonisolated struct Lists: Decodable, Sendable {
        let texts: Private<[String]>
    }

    private struct InviteLink: LinkTemplate {
        static let path = "/invite/:token"
        let token: Private<String>
    }

    @Test func `a private parameter holds one value, and its Navigator sees it`() async throws {
        let note = try await receive(
            "/note/7?text=hunter2&codes=1&codes=2", at: "/note/:id", as: PrivateNote.self)
        #expect(note?.text?.value == "hunter2")
        #expect(note?.codes?.map(\.value) == [1, 2])
        let routes = try await Fixture.withPrivateRoutes().router.routes
        let route = try #require(routes.first { $0.pattern.description == "/note/:id" })
        #expect(route.parameters.filter(\.isPrivate).map(\.name) == ["text", "codes"])
        #expect(route.parameters.prefix(3).map(\.type) == ["String", "String", "[Int]"])
        let issues = startIssues {
            $0.pages("/lists", of: Lists.self)
        }
        #expect(issues.count == 1)
    }

    /// URLs, what their developer sees of them, and what is shown in a build for users.
    private nonisolated static let requests: [(String, String, String?)] = [
        ("/note/7?text=hunter2", "/note/7?text=•••", nil),
        ("/note/7?TEXT=hunter2&x=1", "/note/7?TEXT=•••&x=1", "/note/7?TEXT=•••&•••"),
        ("/note/7?text=hunter%32", "/note/7?text=•••", nil),
        ("/note/7?codes=hunter2", "/note/7?codes=•••", nil),
        ("/note/7?text=hunter2&text=hunter2", "/note/7?text=•••&text=•••", nil),
        ("/reset/hunter2", "/reset/•••", nil), ("/old/hunter2", "/old/•••", nil),
        ("/quote/hunter2%20x", "/quote/•••", nil), ("/t-hunter2.x", "/t-•••.x", nil),
        ("/T-hunter%32.X?next=%2Freset%2Fhunter2", "/t-•••.x?next=%2Freset%2F•••", nil),
        (
            "/reset/a?next=%2Fnote%2F7%3Ftext%3Dhunter2",
            "/reset/•••?next=%2Fnote%2F7%3Ftext%3D•••", nil
        ),
        ("https://other.example/a?te%78t=hunter2", "•••", nil),
        // No route answers these, but links to some of them are declared.
        ("/nowhere?text=hunter2", "/nowhere?text=•••", "/•••"),
        ("/note/%zz?text=hunter2", "/note/%zz?•••", "/•••"),
        ("/letter/%zz?%64raft=hunter2", "/letter/%zz?•••", "/•••"),
        ("/letter/%zz?dr%zzaft=hunter2", "/letter/%zz?•••", "/•••"),
        ("/letter/u1?draft=hunter2", "/letter/u1?draft=•••", "/•••"),
        (
            "/next?to=%2Fletter%2Fu1%3Fdraft%3Dhunter2", "/next?to=%2Fletter%2Fu1%3Fdraft%3D•••",
            "/•••"
        ),
    ]

    @Test(arguments: requests, BuildTarget.allCases)
    func `nothing but its Navigator sees a private value, however the request ends`(
        request: (url: String, redacted: String, forUsers: String?), build: BuildTarget
    ) async throws {
        let app = try await Fixture.withPrivateRoutes(in: build)
        for origin in [RouteOrigin.app, .universalLink] {
            let outcome = await app.open(request.url, from: origin)
            let forUsers = request.forUsers ?? request.redacted
            #expect(outcome.url == (build == .debug ? request.redacted : forUsers))
            let said = "\(outcome) \(app.router.history)"
            #expect(!said.contains("hunter2"))
        }
    }

    /// In an app that declares nothing private: what isn't declared may be private in another
    /// version of it.
    @Test(
        arguments: [
            ("/item/7?draft=hunter2", "/item/7?•••"), ("/home?a=1&b", "/home?•••&•••"),
            ("/nowhere?draft=hunter2", "/nowhere?•••"), ("/nowhere", "/nowhere"),
            ("/item/7#hunter2", "/item/7"), ("/item/x?draft=hunter2", "/item/x?•••"),
        ], BuildTarget.allCases)
    func `only a developer sees what no route declares`(
        link: (url: String, forUsers: String), build: BuildTarget
    ) async throws {
        let app = try await Fixture(build: build) { $0.items("/item/:id") }
        let outcome = await app.open(link.url)
        let shown = build == .debug ? link.url : link.forUsers
        #expect(outcome.url == shown)
        #expect("\(outcome)".contains("hunter2") == shown.contains("hunter2"))
    }

    @Test func `printing a private value reveals nothing, and the URL of its link has it`() {
        var dumped = ""
        dump(["text": Private("hunter2")], to: &dumped)
        #expect(!dumped.contains("hunter2"))
        #expect("\(Private("hunter2"))" == "•••")
        #expect(
            LetterLink(userID: "u1", draft: Private("hunter2")).text == "/letter/u1?draft=hunter2")
        #expect(InviteLink(token: Private("hunter2")).text == "/invite/hunter2")
    }
}
