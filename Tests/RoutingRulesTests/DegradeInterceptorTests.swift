import Foundation
import RoutingTestSupport
import Testing

@testable import RoutingRules

struct `A degraded part of an app` {
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
    func `a degraded screen is replaced, and no other`(degradation: Degradation, end: String)
        async throws
    {
        let notices = EventList()
        let app = try await Fixture { router in
            router.items("/item/:id", "/itemized/:id", "/plain/:id")
            router.pages("/webview", of: WebPageParameters.self)
            router.register(
                DegradeInterceptor(
                    priority: 1, webPages: WebPages(at: "/webview"),
                    notify: { notices.append($0) }
                ) { $0.isUnder("/item") ? degradation : nil })
        }
        _ = try? await app.router.screen(for: "/item/7")
        #expect(notices.all == [], "a preview shows no notice")
        let outcome = await app.open("/item/7")
        #expect(outcome.error.map { "\($0)".contains(end) } ?? (app.path.last == end), "\(outcome)")
        #expect(notices.all == (end == "/item/7" ? ["It is slow today."] : []))
        #expect(await app.code("/itemized/1") == nil, "segments are compared as a whole")
    }

    @Test(arguments: [
        ("/pag", "which no route answers"), ("page", "which is not a URL of the app"),
        ("/home", "which takes no parameter 'url'"),
    ])
    func `the route for web pages is checked when the router starts`(path: String, problem: String)
    {
        let pages = WebPages(at: path)
        let byInterceptor = startIssues { router in
            router.pages("/home")
            router.register(DegradeInterceptor(priority: 1, webPages: pages) { _ in nil })
        }
        let byRules = startIssues { router in
            router.pages("/home")
            router.use(RouteRules(for: AppVersion(1), webPages: pages))
        }
        let sentence = "shows web pages at '\(path)', \(problem)"
        #expect(byInterceptor == ["DegradeInterceptor \(sentence)"])
        #expect(byRules == ["RouteRules \(sentence)"])
    }
}
