import DesignKit
import Foundation
import RoutingTesting
import StorageKit
import Testing

@Suite
@MainActor
struct `The link of a moment` {
    @Test(arguments: [
        "https://momentsapp.com/product/42", "momentsapp://product/42",
        "https://MOMENTSAPP.com/Product/42/?utm_source=m1",
    ])
    func `a link in a moment opens a page of the app with the trust of a link from outside`(
        url: String
    ) async throws {
        let app = try await launchMoments(on: .moments(SmallTimeline.link("m1", to: url)))
        let outcome = try await app.follow(url)
        #expect(outcome.origin == .universalLink)
        #expect((app.stage.topScreen as? StandInScreen<ProductPage>)?.parameters.id == 42)
        #expect(app.path == ["/moments", app.path.last])
    }

    @Test(arguments: [
        // Another site, and links that look like the app's.
        "https://example.org/a?b=1&c=%20#d", "http://momentsapp.com/product/42",
        "https://momentsapp.com.example.org/product/42", "javascript://alert(1)",
        // Routes that are closed to the outside, and links that the app refuses.
        "https://momentsapp.com/cart", "momentsapp://moments/share",
        "https://momentsapp.com/product/abc/def", "https://momentsapp.com/%2Fcart",
    ])
    func `a link in a moment opens in the web view otherwise`(url: String) async throws {
        let app = try await launchMoments(on: .moments(SmallTimeline.link("m1", to: url)))
        let outcome = try await app.follow(url)
        #expect(outcome.route?.description == "/webview")
        #expect(
            (app.stage.topScreen as? StandInScreen<WebPage>)?.parameters.url.absoluteString == url)
    }

    @Test(arguments: ["/cart", "/product/42", "cart", "日本"])
    func `the link of a moment opens nothing if it is only a path`(url: String) async throws {
        let app = try await launchMoments(on: .moments(SmallTimeline.link("m1", to: url)))
        #expect(try await app.follow(url).error != nil)
        #expect(app.path == ["/moments"])
    }

    @Test(arguments: ["", "http://["])
    func `the link of a moment is plain text if it isn't a URL`(url: String) async throws {
        let app = try await launchMoments(on: .moments(SmallTimeline.link("m1", to: url)))
        let row = try app.row(url)
        guard case .text = row.kind else {
            Issue.record("it is \(row.kind)")
            return
        }
    }
}
