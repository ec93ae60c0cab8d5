import StorageKit
import RoutingTesting
import Testing

@Suite
@MainActor
struct `A timeline that can't be used` {
    @Test(arguments: [
        (#""type": "URL", "title": "a""#, "Key 'url' not found"),
        (#""type": "URL", "title": "a", "url": null"#, "Path: moments[0].url"),
        (#""type": "PHOTOS", "title": "a", "url": "b""#, "Key 'photos' not found"),
        (#""type": "PHOTOS", "title": "a", "photos": [1]"#, "Path: moments[0].photos[0]"),
        (#""type": "VIDEO", "title": "a""#, "Path: moments[0].type"),
        (#""title": "a""#, "Key 'type' not found"),
        (#""type": "PHOTOS", "photos": []"#, "Key 'title' not found"),
        (
            #""type": "PHOTOS", "title": "a", "photos": [], "createdDate": "soon""#,
            "Path: moments[0].createdDate"
        ),
    ])
    func `refuses a moment, with the place of the error`(
        content: String, place: String
    ) async throws {
        let author = #"{ "id": "u1", "name": "Ana", "avatar": "a.png" }"#
        let moment = #"{ "id": "m1", "userDetails": \#(author), \#(content) }"#
        let storage = Storage.timeline(SmallTimeline.json([moment]))
        let app = try await launchMoments(on: storage)
        let refusal = await app.route(RouteRequest(url: "/moments/m1"))
        #expect(refusal.error?.description.contains(place) == true)
        #expect(storage.documentError?.description.contains(place) == true)
    }

    @Test
    func `refuses a share before the user writes`() async throws {
        let app = try await launchMoments(on: .timeline("{}"))
        let outcome = await app.route(RouteRequest(url: "/moments/share"))
        #expect(outcome.error?.code == "failed")
        #expect(app.path == ["/moments"])
    }
}
