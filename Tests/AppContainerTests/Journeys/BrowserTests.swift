import Foundation
import RoutingKit
import Testing

@testable import AppContainer
@testable import CompositionRoot

@Suite
@MainActor
struct `A link that only the site can open` {
    private func offers(
        for urls: [String], from origin: RouteOrigin = .universalLink
    ) async throws -> [String] {
        let app = try await LaunchedApp()
        var offers: [String] = []
        app.container.browse = { page, _ in offers.append(page) }
        for url in urls {
            await app.openLink(url, origin: origin)
        }
        return offers
    }

    @Test(.needs("Moments"))
    func `it opens in the browser, once`() async throws {
        let url = "https://momentsapp.com/moments/m1/print"
        #expect(try await offers(for: [url, url]) == [url])
    }

    @Test
    func `a browser that delivers it again doesn't receive it again`() async throws {
        let app = try await LaunchedApp()
        var count = 0
        var handed: [Task<Void, Never>] = []
        app.container.browse = { url, _ in
            count += 1
            handed.append(Task { _ = await app.openLink(url) })
        }
        await app.openLink("https://momentsapp.com/imprint")
        for task in handed { await task.value }
        #expect(count == 1)
    }

    @Test(
        .needs("Shop"),
        arguments: [
            "https://momentsapp.com/product/42", "https://momentsapp.com/cart",
            "https://momentsapp.com//imprint", "https://evil.example/imprint",
        ])
    func `a URL that a route answers, or that is malformed, doesn't`(
        url: String
    ) async throws {
        #expect(try await offers(for: [url]) == [])
    }
}
