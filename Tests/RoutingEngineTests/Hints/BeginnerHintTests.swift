import RoutingTestSupport
import Testing

@testable import RoutingEngine

struct `A mistake of a beginner gets a hint` {
    private struct NowhereLink: LinkTemplate {
        static let path = "/nowhere"
    }

    @Test(
        arguments: [
            (.debug, [], true), (.debug, ["/elsewhere"], true), (.debug, ["/nowhere"], false),
            (.debug, nil, false), (.internal, [], false), (.production, [], false),
        ] as [(BuildTarget, Set<String>?, Bool)])
    func `a debug build starts with no link that no route answers, unless it is declared so`(
        build: BuildTarget, unanswered: Set<String>?, isRefused: Bool
    ) {
        let router = AppRouter(links: .sample, stage: HeadlessStage(), build: build)
        let events = EventList(of: router)
        router.register(path: "/home", navigator: LinkingNavigator<NowhereLink, NoParameters>())
        let error = failure { () throws(RegistrationError) in
            try router.start(unanswered: unanswered)
        }
        let messages = error?.issues.map(\.message) ?? []
        let problem = "NowhereLink (/nowhere), but no route answers it"
        #expect(
            messages.map {
                $0.hasSuffix(
                    "declares \(problem); register a route for it, or name '/nowhere' in "
                        + "start(unanswered:)")
            } == (isRefused ? [true] : []), "\(messages)")
        #expect(events.all.count { $0.contains(problem) } == (build == .debug ? 1 : 0))
    }

    @Test
    func `the refusal of a route that is registered after the start names its place`() async throws
    {
        let app = try await Fixture()
        app.router.register(
            path: "/late/:id", navigator: PageNavigator<ItemParameters>(), file: "App/Late.swift",
            line: 7)
        let error = await app.open("/late/1").error
        #expect(error?.code == "registered-late")
        #expect(
            error?.description
                == "'/late/1' has a route that was registered after start(), at App/Late.swift:7, "
                + "and has no effect. Register it before start(), or in register(set:).")
        #expect(await app.code("/lathe/1") == "unknown-route")
    }

    @Test(arguments: [("integer", "int"), ("boolean", "bool")])
    func `a longer name of a type means the type`(name: String, type: String) {
        let issues = startIssues { $0.items("/product/:id(\(name))") }
        #expect(issues.contains { $0.contains("did you mean '\(type)'?") }, "\(issues)")
    }

    @Test func `the hint about a host that begins with www names a pattern for hosts`() throws {
        let links = UniversalLinks(hosts: ["example.com"])
        let error = try #require(throws: DeepLinkError.self) {
            try DeepLink("https://www.example.com/a", from: .outside, of: links)
        }
        let description = RouteError(url: nil, reason: .link(error)).description
        #expect(description.contains("'*.example.com'"))
    }
}
