import Foundation
import RoutingEngine
import RoutingKit
import RoutingTestSupport
import Testing

@testable import RoutingRules

@Suite
@MainActor
struct `A part of the app that is degraded` {
    private final class Notices {
        var all: [String] = []
    }

    private let notices = Notices()

    private func launch(_ degradation: Degradation) async throws -> Fixture {
        try await Fixture { [notices] router in
            for path in ["/item/:id", "/itemized/:id", "/plain/:id"] {
                router.register(path: path, navigator: PageNavigator<ItemParameters>())
            }
            router.register(path: "/webview", navigator: PageNavigator<WebPageParameters>())
            router.register(
                DegradeInterceptor(
                    priority: 1, webPages: WebPages(at: "/webview"),
                    notify: { notices.all.append($0) }
                ) { $0.isUnder("/item") ? degradation : nil })
        }
    }

    @Test(
        arguments: [
            (.block(because: "it rests until noon"), "it rests until noon"),
            (.redirect(to: "/plain/:id"), "/plain/7"),
            // The page has its complete URL.
            (
                .webPage(URL(string: "https://example.com/a?b=c&d=%20#e")!),
                "/webview?url=https%3A%2F%2Fexample.com%2Fa%3Fb%3Dc%26d%3D%2520%23e"
            ),
            (.notice("It is slow today."), "/item/7"),
        ] as [(Degradation, String)])
    func `is replaced`(degradation: Degradation, end: String) async throws {
        let app = try await launch(degradation)
        _ = try? await app.router.screen(for: "/item/7")
        #expect(notices.all == [], "a preview shows no notice")
        let outcome = await app.open("/item/7")
        #expect(
            outcome.error.map { "\($0)" }?.contains(end) ?? (app.path.last == end), "\(outcome)")
        #expect(notices.all == (end == "/item/7" ? ["It is slow today."] : []))
        #expect(await app.open("/itemized/1").title != nil, "segments are compared as a whole")
    }

    @Test(arguments: [
        ("/pag", "which no route answers"), ("page", "which is not a URL of the app"),
        ("/home", "which takes no parameter 'url'"),
    ])
    func `shows web pages on a route that is checked when the router starts`(
        path: String, problem: String
    ) {
        let issues = startIssues { router in
            router.register(path: "/home", navigator: PageNavigator<NoParameters>())
            router.register(
                DegradeInterceptor(priority: 1, webPages: WebPages(at: path)) { _ in nil })
        }
        #expect(issues == ["DegradeInterceptor shows web pages at '\(path)', \(problem)"])
    }
}
