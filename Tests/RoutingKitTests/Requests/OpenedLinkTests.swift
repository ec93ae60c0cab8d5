import Foundation
import Testing

@testable import RoutingKit

@Suite
@MainActor
struct `A link that the system hands to the app` {
    @Test(arguments: [
        ("https://example.com/a?b=c#d", RouteOrigin.universalLink),
        ("HTTP://example.com/a", .universalLink), ("example://a/b", .customScheme(caller: "mail")),
        ("Example:a", .customScheme(caller: "mail")), ("/a", .customScheme(caller: "mail")),
    ])
    func `has its origin from its scheme, and its text unchanged`(
        text: String, origin: RouteOrigin
    ) throws {
        let request = RouteRequest(opening: try #require(URL(string: text)), from: "mail")
        #expect(request.origin == origin)
        #expect(request.url == text)
        #expect(request.trust.isOutside)
    }
}
