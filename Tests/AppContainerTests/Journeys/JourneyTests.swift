import DesignKit
import Foundation
import RoutingEngine
import Testing

@testable import AppContainer
@testable import CompositionRoot

@Suite(.wholeApp)
@MainActor
struct `Journeys through the whole app` {
    @Test
    func `a product is shared to Moments, on top of the timeline`() async throws {
        let app = try await LaunchedApp()
        await app.open(SampleURL.product(42))
        let name = try #require(app.stage.topScreen).title
        try await app.choose("Share to Moments")
        #expect(app.texts.contains { $0.contains(name) })

        try await app.choose("What's on your mind?", typing: "Look at this")
        #expect(app.path.dropLast() == ["/moments", SampleURL.product(42)])
        #expect(app.path.last?.hasPrefix("/moments/") == true)

        app.stage.update { $0.goBack() }
        #expect(app.path == ["/moments", SampleURL.product(42)])
        app.stage.update { $0.goBack() }
        #expect(app.texts.contains { $0.hasPrefix("Look at this") })
        let reopened = try #require(try await app.choose(SampleURL.productLink(42)))
        #expect(reopened.title == name)
    }
}
