import RoutingKit
import RoutingTestSupport
import StageKit
import Testing

@testable import RoutingEngine

/// A screen of the shop sends links to modules that this app doesn't have.
@Suite(.hangLimit)
@MainActor
struct `A private value in a link that no route answers` {
    struct ChatLink: LinkTemplate {
        static let path = "/chat/:userID"
        let userID: String
        let draft: Private<String>?
    }

    struct ResetLink: LinkTemplate {
        static let path = "/reset/:token"
        let token: Private<String>
    }

    /// Declares the links of its screens.
    private struct SellerNavigator: Navigating {
        static let links: [any LinkTemplate.Type] = [ChatLink.self, ResetLink.self]

        func navigate(
            from source: (any RoutingSource)?, using transition: TransitionType,
            parameters: NoParameters
        ) -> Destination {
            .screen(PageScreen(title: "seller"))
        }
    }

    private func launch(in build: BuildTarget) async throws -> Fixture {
        try await Fixture(build: build) {
            $0.register(path: "/seller", navigator: SellerNavigator())
        }
    }

    @Test
    func `is in the URL of its template`() {
        let link = ChatLink(userID: "u1", draft: Private("hunter2"))
        #expect(link.text == "/chat/u1?draft=hunter2")
        #expect(ChatLink(userID: "u1", draft: nil).text == "/chat/u1")
        #expect(ResetLink(token: Private("hunter2")).text == "/reset/hunter2")
    }

    @Test(
        arguments: [
            ("/chat/u1?draft=hunter2", "/chat/u1?draft=•••"), ("/reset/hunter2", "/reset/•••"),
            ("/next?to=%2Freset%2Fhunter2", "/next?to=%2Freset%2F•••"),
        ], [BuildTarget.production, .debug])
    func `is neither shown nor logged`(
        link: (url: String, shown: String), build: BuildTarget
    ) async throws {
        let app = try await launch(in: build)
        let events = EventList()
        var heard: [String] = []
        app.router.observe(events.add)
        app.router.observe { heard.append("\($0)") }
        await app.open("/seller")
        let outcome = await app.open(link.url, source: app.stage.topScreen)
        #expect(outcome.url == link.shown)
        #expect(outcome.error?.description.hasPrefix("'\(link.shown)' has no route.") == true)
        heard += ["\(outcome)", outcome.logLine, "\(app.router.history)", "\(events.all)"]
        heard.append(app.router.explain(link.url, from: .app).description)
        for text in heard {
            #expect(!text.contains("hunter2"), "\(text)")
        }
    }

    @Test(arguments: [
        ("/chat/%zz?draft=hunter2", "/chat/%zz?•••"),
        ("/chat/%zz?%64raft=hunter2", "/chat/%zz?•••"),
        ("/chat/%zz?dr%zzaft=hunter2", "/chat/%zz?•••"), ("/chat/%zz?page=2", "/chat/%zz?page=2"),
    ])
    func `is not shown if the link can't be read`(url: String, shown: String) async throws {
        #expect(try await launch(in: .production).open(url).url == shown)
    }

    @Test
    func `hides nothing else: a developer reads their own typo`() async throws {
        let outcome = try await launch(in: .production).open("/chta/u1?page=2")
        #expect(
            outcome.error?.description.hasPrefix("'/chta/u1?page=2' has no route.") == true)
    }
}
