import RoutingTesting
import TestSupport
import Testing

@testable import AppContainer
@testable import CompositionRoot

@Suite(.wholeApp)
@MainActor
struct `Links from outside` {
    @Test(arguments: [
        "https://ⓜomentsapp。com/", "https://momentsapp.com\u{200B}/", "https://momentsapp。com/",
        "https://help.momentsapp.com/a b",
    ])
    func `a page is checked as its URL was sent, not as Foundation repairs it`(
        page: String
    ) async throws {
        let app = try await LaunchedApp()
        let query = PercentEncoding.encode(page)
        let outcome = await app.openLink("https://momentsapp.com/page?url=\(query)")
        #expect(outcome.error?.code == "invalid-parameter", "\(outcome)")
        #expect(app.path == ["/moments"])
    }
}
