import FeatureTestSupport
import Foundation
import MomentsPlugin
import RoutingTestSupport
import Testing

@Suite(.hangLimit, .page("/moments/pick", of: MomentsPlugin()))
struct `Picking a moment` {
    @Test func `picking a moment lists the moments of the timeline, page by page`() async throws {
        let first = [SmallTimeline.product, SmallTimeline.photos]
        let app = try await launchMoments(
            on: .reading([
                "moments": SmallTimeline.json(first, next: "moments/2"),
                "moments/2": SmallTimeline.json([SmallTimeline.own], next: "moments/3"),
            ]))
        #expect(await app.open("/moments/pick").title == "Pick a moment")
        #expect(app.titles == ["Title of m1", "Title of m2", "Older moments"])
        #expect(try app.detail("Title of m2") == "小林 葵")
        try await app.choose("Older moments")
        let titles = ["Title of m1", "Title of m2", "Title of m3", "Older moments"]
        #expect(app.titles == titles)
        try await app.choose("Older moments")
        #expect(app.titles == titles)
        #expect(try app.detail("Older moments") == "The moments can't be loaded.")
    }

    @Test func `a pick returns the id, the title and a link that others can open`() async throws {
        let app = try await launchMoments(
            on: .moments(SmallTimeline.product, SmallTimeline.photos("ü 2")))
        app.onAwaiting { try await app.choose("Title of ü 2") }
        let answer = try await app.result(
            of: URL(string: "/moments/pick"), as: [String: String].self, from: app.stage.topScreen)
        let url = "https://momentsapp.com/moments/%C3%BC%202"
        #expect(answer == ["id": "ü 2", "title": "Title of ü 2", "url": url])
    }

    @Test func `picking a moment is cancelled by going back`() async throws {
        let app = try await launchMoments(on: .moments(SmallTimeline.product))
        app.onAwaiting { app.goBack() }
        let error = await #expect(throws: RouteError.self) {
            try await app.result(of: URL(string: "/moments/pick"), as: String.self, from: nil)
        }
        #expect(error?.reason == .cancelled)
        #expect(app.path == ["/moments"])
    }

    @Test func `a pick says that there is none`() async throws {
        let app = try await launchMoments(on: .moments(), at: "/moments/pick")
        #expect(app.stage.topScreen?.title == "Pick a moment")
        #expect(app.titles == ["There are no moments yet."])
    }
}
