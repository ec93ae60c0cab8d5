import RoutingTestSupport
import Testing

@testable import RoutingEngine

struct `Access by origin and build` {
    private func launch(
        access: Access = .closed, in build: BuildTarget = .production,
        builds: Set<BuildTarget> = .all
    ) async throws -> Fixture {
        try await Fixture(build: build) {
            $0.pages("/page", access: access, builds: builds)
        }
    }

    @Test(arguments: Access.combinations, RouteOrigin.outside + [.app, .restoration])
    func `a route opens for the origins that its access admits, and always for the app`(
        access: Access, origin: RouteOrigin
    ) async throws {
        let app = try await launch(access: access)
        let url = origin.url(of: "/page")
        // The author of a page chose its links, as on the web.
        let name = origin == .webView ? RouteOrigin.universalLink.name : origin.name
        let isOpen =
            !RouteOrigin.outside.contains(origin) || access == .external
            || access.description.contains(name)
        let error = await app.open(url, from: origin).error
        #expect(error?.reason == (isOpen ? nil : .accessDenied(origin)))
        #expect(app.router.canOpen(url, from: origin) == isOpen)
        #expect(app.path == (isOpen ? ["/home", "/page"] : ["/home"]))
    }

    @Test(
        arguments: [
            (.external, "open to app, universal-link, custom-scheme, push"),
            (.universalLinks, "open to app, universal-link; closed to custom-scheme, push"),
            (.closed, "open to app; closed to universal-link, custom-scheme, push"),
        ] as [(Access, String)])
    func `an explanation says to which origins a route is open`(
        access: Access, sentence: String
    ) async throws {
        let app = try await launch(access: access)
        let lines = app.router.explain("/page", from: .app).description.split(separator: "\n")
        #expect(lines.contains("  \(sentence)"), "\(lines)")
    }

    @Test(arguments: BuildTarget.allCases, BuildTarget.allCases)
    func `a route exists only in its builds, and a closed one is refused as closed in all`(
        build: BuildTarget, running: BuildTarget
    ) async throws {
        let open = try await launch(access: .external, in: running, builds: [build])
        let closed = try await launch(in: running, builds: [build])
        for origin in RouteOrigin.outside + [.app, .restoration] {
            let url = origin.url(of: "/page")
            let expected: RouteError.Reason? = build == running ? nil : .unavailable(running)
            #expect(await open.open(url, from: origin).error?.reason == expected)
            if RouteOrigin.outside.contains(origin) {
                let reason = await closed.open(url, from: origin).error?.reason
                #expect(reason == .accessDenied(origin))
            }
        }
    }

    @Test(
        arguments: [
            ("moments://page", .universalLink, .universalLinks, "access-denied"),
            ("MOMENTS://page", .universalLink, .universalLinks, "access-denied"),
            ("moments://page", .webView, .universalLinks, "access-denied"),
            ("moments://page", .universalLink, .external, nil),
            (
                "https://moments.app/page", .customScheme(caller: nil), .external, "foreign-origin"
            ),
            (
                "HTTPS://moments.app/page", .customScheme(caller: "com.example.other"), .external,
                "foreign-origin"
            ),
        ] as [(String, RouteOrigin, Access, String?)])
    func `a URL that contradicts its origin opens only what is open to both`(
        url: String, origin: RouteOrigin, access: Access, code: String?
    ) async throws {
        let app = try await launch(access: access, in: .debug)
        let error = await app.open(url, from: origin).error
        #expect(error?.code == code)
        #expect(app.router.canOpen(url, from: origin) == (code == nil))
        #expect(app.router.explain(url, from: origin).error?.code == code)
        if code == nil {
            let both = RouteTrust(origin).lowered(to: RouteTrust(.customScheme(caller: nil)))
            #expect(app.stage.state.top?.trust == both)
        } else if code == "foreign-origin" {
            #expect(
                error?.description
                    == "'\(url)' is a link of the web, which no custom scheme delivers. Give it the "
                    + "origin universalLink.")
        }
    }
}

struct `A separator inside a segment` {
    nonisolated struct File: Decodable, Sendable {
        let file: PathText
        let owner: String?
    }

    nonisolated struct Files: Decodable, Sendable {
        let rest: [PathText]
    }

    private let file = PageNavigator<File>()
    private let files = PageNavigator<Files>()

    private func launch() async throws -> Fixture {
        try await Fixture { router in
            router.register(path: "/file/:file", navigator: file, access: .external)
            router.register(path: "/of/:owner/:file", navigator: file, access: .external)
            router.register(path: "/files/**rest", navigator: files, access: .external)
            router.redirect("/old/:file", to: "/file/:file")
            router.redirect("/old/:file/:owner", to: "/of/:owner/:file")
        }
    }

    @Test(arguments: [
        ("/file/a%2Fb", "a/b"), ("/file/a%5Cb", "a\\b"), ("/of/me/%2F", "/"), ("/old/a%2Fb", "a/b"),
        ("/old/a%2Fb/me", "a/b"), ("/file/a%2F%CC%81b", "a/\u{301}b"), ("/file/..%2Fb", "../b"),
        ("/files/a%2Fb/c/%5C", "a/b|c|\\"),
    ])
    func `an encoded separator is accepted by a PathText`(path: String, text: String) async throws {
        for origin in [RouteOrigin.app, .universalLink] {
            let app = try await launch()
            #expect(await app.code(origin.url(of: path), from: origin) == nil)
            let rest = files.received.last?.rest.map(\.rawValue).joined(separator: "|")
            #expect(rest ?? file.received.last?.file.rawValue == text)
        }
    }

    @Test(arguments: [
        "/of/a%2Fb/c", "/of/a%2Fb/c%2Fd", "/old/a/me%2Fb", "/file%2Fa", "/file%2Fa/b", "/%2Ffile/a",
        "/nowhere/a%2Fb",
    ])
    func `an encoded separator is refused from outside elsewhere`(path: String) async throws {
        let app = try await launch()
        for origin in RouteOrigin.outside {
            // In a custom scheme, an empty host keeps the first segment from being read as one.
            let url = origin.url(of: path).replacing("moments://", with: "moments:///")
            #expect(await app.code(url, from: origin) == "hidden-separator")
        }
        #expect(await app.code(path) != "hidden-separator")
    }
}
