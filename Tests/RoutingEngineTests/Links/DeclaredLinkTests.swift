import RoutingTestSupport
import Testing

@testable import RoutingEngine

/// Makes screens that declare one link.
struct LinkingNavigator<Template: LinkTemplate, Parameters: Decodable & Sendable>: Navigating {
    static var links: [any LinkTemplate.Type] { [Template.self] }

    func destination(for parameters: Parameters) -> Destination {
        .screen(PageScreen(title: "links to \(Template.path)"))
    }
}

@Suite(.hangLimit)
struct `A declared link` {
    private nonisolated enum Tag: String, Codable, CaseIterable, Sendable {
        case new, old
    }

    private struct BookLink: LinkTemplate {
        static let path = "/book/:id"
        let id: Int
        let colour: String?
        let tags: [String]
        let draft: Private<String>?
    }

    private struct OneTagLink: LinkTemplate {
        static let path = "/book/:id"
        let id: Int
        let tags: Tag
    }

    private struct OptionalBookLink: LinkTemplate {
        static let path = "/book"
        let id: Int?
    }

    /// Gives texts for a number and for a private value, several colours, and a size.
    private struct OtherBookLink: LinkTemplate {
        static let path = "/book/:id"
        let id: String
        let colour: [String]
        let draft: String
        let size: Int
    }

    private struct NoSlashLink: LinkTemplate {
        static let path = "book"
    }

    private struct TokenLink: LinkTemplate {
        static let path = "/token/:token(code)"
        let token: Private<String>
    }

    private nonisolated static let invalid =
        "it isn't a valid template: its path or its properties can't make a URL"

    /// An app whose start page declares the link.
    private func launch<Template: LinkTemplate>(
        linking template: Template.Type, in build: BuildTarget = .production,
        _ register: (AppRouter) -> Void
    ) async throws -> Fixture {
        try await Fixture(build: build, tabs: ["/start"]) { router in
            router.register(path: "/start", navigator: LinkingNavigator<Template, NoParameters>())
            router.register(RouteConstraint("code", example: "AB-1") { $0.hasPrefix("AB-") })
            register(router)
        }
    }

    @Test(
        arguments: [
            (BookLink.self, "/book/:id", []), (OneTagLink.self, "/book/:id", []),
            (BookLink.self, "/article/:id", ["no route answers it"]),
            (OptionalBookLink.self, "/book", ["it lacks 'id', which /book requires"]),
            (
                OtherBookLink.self, "/book/:id",
                [
                    "it gives 'id' as String, not Int", "it gives 'colour' as [String], not String",
                    "it gives 'draft' openly, which /book/:id keeps private; declare it as "
                        + "Private<String>", "/book/:id does not take 'size'",
                ]
            ),
            (NoSlashLink.self, "/book/:id", [invalid]),
            (One<ItemParameters>.self, "/book/:id", [invalid]),
            (
                One<String>.self, "/item/:id",
                ["it lacks 'id', which /item/:id requires", "/item/:id does not take 'value'"]
            ),
        ] as [(any LinkTemplate.Type, String, [String])])
    func `a declared link is broken where it doesn't fit its route`(
        template: any LinkTemplate.Type, path: String, expected: [String]
    ) async throws {
        let app = try await launch(linking: template) {
            $0.pages(path, of: BookLink.self)
        }
        let issues = app.router.brokenLinks.compactMap {
            $0.description.split(separator: ", but ").last.map(String.init)
        }
        #expect(issues == expected)
    }

    @Test func `a declared link that some builds lack is named with its Navigator`() async throws {
        let app = try await launch(linking: BookLink.self) {
            $0.pages("/book/:id", of: BookLink.self, builds: [.debug])
        }
        #expect(
            app.router.brokenLinks.map(\.description) == [
                "RoutingEngineTests.LinkingNavigator<BookLink, NoParameters> declares BookLink "
                    + "(/book/:id), but /book/:id is not available in every build that has the link"
            ])
    }

    @Test(arguments: [
        ("/item/:value(s|m|l)", false), ("/item/:value(code)", false),
        ("/item/:value(int)", false), ("/item/size-:value", false), ("/other/:value", true),
    ])
    func `a declared link is unanswered only where none of its values opens a route`(
        path: String, isBroken: Bool
    ) async throws {
        let app = try await launch(linking: One<String>.self) {
            $0.pages(path, of: One<String>.self)
        }
        #expect(app.router.brokenLinks.map(\.isUnanswered) == (isBroken ? [true] : []))
    }

    @Test(arguments: [
        (BuildTarget.debug, "/other", RouteOrigin.app, true),
        (.debug, "/ITEM/a%2Fb?utm_source=x", .app, false),
        (.internal, "/other", .app, false), (.production, "/other", .app, false),
        (.debug, "/other", .restoration, false),
        (.debug, "https://moments.app/other", .universalLink, false),
        (.debug, "moments://other", .customScheme(caller: nil), false),
        (.debug, "https://moments.app/other", .push, false),
    ])
    func `a link that a screen opens undeclared is reported to its developer, and opens`(
        build: BuildTarget, url: String, origin: RouteOrigin, isReported: Bool
    ) async throws {
        let app = try await launch(linking: One<String>.self, in: build) {
            $0.register(
                path: "/item/:value", navigator: LinkingNavigator<One<String>, One<String>>())
            $0.pages("/other", access: .external)
        }
        await app.open("/item/1", source: try app.top)
        let events = EventList(of: app.router)
        #expect(await app.open(url, from: origin, source: try app.top).error == nil)
        #expect(
            events.all.filter { $0.hasPrefix("undeclared") }
                == (isReported ? ["undeclared link: /item/:value opens /other"] : []))
    }

    @Test(arguments: [true, false])
    func `a declared link with a constraint is known by it`(hasRoute: Bool) async throws {
        let app = try await launch(linking: TokenLink.self, in: .debug) {
            guard hasRoute else { return }
            $0.pages("/token/:token(code)", of: PrivateToken.self)
        }
        let events = EventList(of: app.router)
        let outcome = await app.open("/token/AB-12", source: try app.top)
        #expect(outcome.url == (hasRoute ? "/token/•••" : "/token/AB-12"), "its developer sees it")
        #expect((outcome.error == nil) == hasRoute)
        #expect(!events.all.contains { $0.hasPrefix("undeclared") })
        #expect(await app.open("/token/other").url == "/token/other")
    }
}

struct `The hosts and schemes that an app declares` {
    private nonisolated static let hosts = [
        "", "*", "*.app", "a.*.app", "moments.app.", "127.0.0.1", "[::1]", "mömentsapp.com",
        "https://moments.app", "moments.app/a", "moments.app:443", "a b",
    ].map { (UniversalLinks(hosts: [$0]), "https://\($0)/a", "the host '\($0)'") }

    private nonisolated static let schemes = [
        "", "http", "HTTPS", "a b", "1a", "a:", "a_b", "é",
    ].map {
        (UniversalLinks(hosts: [], schemes: [$0]), "\($0)://a/b", "the scheme '\($0.lowercased())'")
    }

    private nonisolated static let none = [
        (UniversalLinks(hosts: []), "https://moments.app/a", "no host and no scheme")
    ]

    @Test(arguments: hosts + schemes + none)
    func `no host or scheme, or one that no link has, stops the start`(
        links: UniversalLinks, url: String, name: String
    ) {
        let router = AppRouter(links: links, stage: HeadlessStage())
        let error = #expect(throws: RegistrationError.self) { try router.start() }
        #expect(error?.issues.first?.message.contains(name) == true)
        #expect(throws: DeepLinkError.self) { try DeepLink(url, from: .outside, of: links) }
    }
}
