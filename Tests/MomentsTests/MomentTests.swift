import MomentsPlugin
import FeatureTestSupport
import StorageKit
import RoutingTesting
import Testing

@Suite(.page("/moments/:id", of: MomentsPlugin()))
@MainActor
struct `The screen of a moment` {
    @Test
    func `shows its photos`() async throws {
        let app = try await launchMoments(on: .moments(SmallTimeline.photos))
        #expect(await app.open("/moments/m2").title == "Moment of 小林 葵")
        #expect(
            app.titles == [
                "Title of m2", "Photo by 小林 葵, photo 1 of 2",
                "Photo by 小林 葵, photo 2 of 2", "Chat with 小林 葵", "♥ Unlike",
            ])
    }

    @Test(arguments: ["m9", "M1", "0", "sharE!"])
    func `doesn't exist for an unknown moment`(id: String) async throws {
        let app = try await launchMoments(on: .moments(SmallTimeline.product))
        let error = try #require(await app.open("/moments/\(id)").error)
        #expect(error.code == "not-found")
        #expect(error.description.contains("there is no moment '\(id)'"))
        #expect(app.path == ["/moments"])
    }
}
