import RouteMatching
import RoutingKit
import RoutingTestSupport
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

    /// Links to a module that this app doesn't have.
    struct ChatLink: LinkTemplate {
        static let path = "/chat/:userID"
        let userID: String
        let draft: Private<String>?
    }

    struct InviteLink: LinkTemplate {
        static let path = "/invite/:token"
        let token: Private<String>
    }

    struct GiftLink: LinkTemplate {
        static let path = "/gift/:token"
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
            router.register(path: "/seller", navigator: LinkingNavigator<ChatLink>())
            router.register(path: "/friends", navigator: LinkingNavigator<InviteLink>())
            router.register(path: "/gifts", navigator: LinkingNavigator<GiftLink>())
            router.register(
                path: "/gift/:id", navigator: PageNavigator<ItemParameters>(), access: .external)
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

    /// What is shown of a URL of the app, and of the same one from outside in a build for users.
    @Test(
        arguments: [
            ("/note/7?text=hunter2", "/note/7?text=•••", nil),
            ("/note/7?TEXT=hunter2&x=1", "/note/7?TEXT=•••&x=1", "/note/7?TEXT=•••&•••"),
            ("https://moments.app/note/7?text=hunter2", "/note/7?text=•••", nil),
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
            ("/reset/a?next=%2Freset%2Fhunter2", "/reset/•••?next=%2Freset%2F•••", nil),
            ("/nowhere?text=hunter2", "/nowhere?text=•••", "/•••"),
            ("/note/%zz?text=hunter2", "/note/%zz?•••", "/•••"),
            ("https://other.example/a?te%78t=hunter2", "https://other.example/a?•••", "•••"),
            // Its route has no private value, but a link to it has.
            ("/gift/hunter2", "/gift/•••", nil),
            // No route answers these, but links to them are declared.
            ("/chat/u1?draft=hunter2", "/chat/u1?draft=•••", "/•••"),
            ("/invite/hunter2", "/invite/•••", "/•••"),
            ("/next?to=%2Finvite%2Fhunter2", "/next?to=%2Finvite%2F•••", "/•••"),
            ("/chat/%zz?%64raft=hunter2", "/chat/%zz?•••", "/•••"),
            ("/chat/%zz?dr%zzaft=hunter2", "/chat/%zz?•••", "/•••"),
        ] as [(String, String, String?)], [BuildTarget.production, .debug])
    func `nothing else sees it, however the request ends`(
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

    @Test
    func `an error that quotes it with escapes is shown without it`() async throws {
        let error = try #require(await launch().open("/broken/hunter%202").error)
        #expect(
            error.description
                == "'/broken/•••' can't be shown: there is no answer at /broken/•••. "
                + "Check the link, or look for it in the app.")
    }

    @Test(arguments: [
        "/note/7?other=a%20b&x", "https://moments.app/note/7/", "/note/%37", "/chat/%zz",
        "/chta/u1?page=2",
    ])
    func `a URL without one is shown as it was given`(url: String) async throws {
        #expect(try await launch().open(url).url == url)
    }

    @Test
    func `it is declared as one, and holds one value`() async throws {
        let app = try await launch()
        let route = try #require(app.router.routes.first { $0.pattern.description == "/note/:id" })
        #expect(route.parameters.filter(\.isPrivate).map(\.name) == ["text", "codes"])
        #expect(route.parameters.map(\.type) == ["String", "String", "[Int]"])
        let issues = startIssues {
            $0.register(path: "/lists", navigator: PageNavigator<Lists>())
        }
        #expect(issues.count == 1)
    }

    @Test
    func `printing it reveals nothing, and the URL of its link has it`() {
        var dumped = ""
        dump(Note(id: "7", text: Private("hunter2"), codes: nil), to: &dumped)
        #expect(!dumped.contains("hunter2"))
        #expect("\(Private("hunter2"))" == "•••")
        #expect(ChatLink(userID: "u1", draft: Private("hunter2")).text == "/chat/u1?draft=hunter2")
        #expect(ChatLink(userID: "u1", draft: nil).text == "/chat/u1")
        #expect(InviteLink(token: Private("hunter2")).text == "/invite/hunter2")
    }
}
