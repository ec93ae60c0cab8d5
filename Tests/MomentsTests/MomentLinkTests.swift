import FeatureTestSupport
import Foundation
import RoutingTesting
import Testing

struct `The link of a moment` {
    @Test(arguments: [
        ("https://momentsapp.com/product/42", "/product/:id", RouteOrigin.universalLink),
        ("https://example.org/a?b=1&c=%20#d", "/webview", .app),
        ("https://momentsapp.com/cart", "/webview", .app),
    ])
    func `a link in a moment opens a page of the app as one from outside, or the web view`(
        url: String, route: String, origin: RouteOrigin
    ) async throws {
        let app = try await launchMoments(on: .moments(SmallTimeline.link("m1", to: url)))
        let outcome = try await app.follow(url)
        #expect(outcome.route?.description == route)
        #expect(outcome.origin == origin)
        #expect(app.path == ["/moments", app.path.last])
        let page = (app.stage.topScreen as? StandInScreen<WebPage>)?.parameters
        #expect(page?.url.absoluteString == (route == "/webview" ? url : nil))
    }
}
