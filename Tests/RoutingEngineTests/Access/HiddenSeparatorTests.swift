import RoutingKit
import RoutingTestSupport
import Testing

@testable import RoutingEngine

@Suite
@MainActor
struct `A separator inside a segment` {
    struct File: Decodable, Sendable {
        let file: PathText
        let owner: String?
    }

    struct Files: Decodable, Sendable {
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
    ])
    func `is accepted if the parameter allows it`(path: String, text: String) async throws {
        for url in [path, "https://moments.app\(path)"] {
            let app = try await launch()
            await app.open(url, from: url == path ? .app : .universalLink)
            #expect(file.received.last?.file.text == text)
        }
    }

    @Test
    func `is accepted in each segment of a rest`() async throws {
        let app = try await launch()
        await app.open("https://moments.app/files/a%2Fb/c/%5C", from: .push)
        #expect(files.received.last?.rest.map(\.text) == ["a/b", "c", "\\"])
    }

    @Test(arguments: [
        "/of/a%2Fb/c", "/of/a%2Fb/c%2Fd", "/old/a/me%2Fb", "/file%2Fa", "/file%2Fa/b", "/%2Ffile/a",
        "/nowhere/a%2Fb",
    ])
    func `is refused everywhere else, but only from outside`(path: String) async throws {
        let app = try await launch()
        for origin in RouteOrigin.outside {
            // In a custom scheme, an empty host keeps the first segment from being read as one.
            let url = origin.url(of: path).replacing("moments://", with: "moments:///")
            let outcome = await app.open(url, from: origin)
            #expect(outcome.error?.code == "hidden-separator")
        }
        #expect(await app.open(path).error?.code != "hidden-separator")
    }

    @Test(arguments: ["/file/%252F", "/file/%2525", "/file/%2F%00", "/file/%2e%2e"])
    func `allows nothing else`(path: String) async throws {
        let outcome = try await launch().open("https://moments.app\(path)", from: .push)
        #expect(outcome.error != nil)
    }
}
