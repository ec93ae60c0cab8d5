import StorageKit
import RoutingTesting
import Testing

@Suite
@MainActor
struct `A timeline that can't be used` {
    @Test(arguments: [
        (#""type": "URL", "title": "a""#, "moments[0].url"),
        (#""type": "URL", "title": "a", "url": null"#, "moments[0].url"),
        (#""type": "PHOTOS", "title": "a", "url": "b""#, "moments[0].photos"),
        (#""type": "PHOTOS", "title": "a", "photos": [1]"#, "moments[0].photos[0]"),
        (#""type": "VIDEO", "title": "a""#, "moments[0].type"),
        (#""title": "a""#, "moments[0].type"),
        (#""type": "PHOTOS", "photos": []"#, "moments[0].title"),
        (
            #""type": "PHOTOS", "title": "a", "photos": [], "createdDate": "soon""#,
            "moments[0].createdDate"
        ),
    ])
    func `refuses a moment, with the place of the error`(
        content: String, path: String
    ) async throws {
        let author = #"{ "id": "u1", "name": "Ana", "avatar": "a.png" }"#
        let moment = #"{ "id": "m1", "userDetails": \#(author), \#(content) }"#
        let storage = Storage.timeline(SmallTimeline.json([moment]))
        let app = try await launchMoments(on: storage)
        let refusal = await app.route(RouteRequest(url: "/moments/m1"))
        #expect(refusal.error?.description.contains("moments.json: \(path): ") == true)
        #expect(storage.documentError?.description.hasPrefix("moments.json: \(path): ") == true)
    }

    @Test
    func `refuses a share before the user writes`() async throws {
        let app = try await launchMoments(on: .timeline("{}"))
        let outcome = await app.route(RouteRequest(url: "/moments/share"))
        #expect(outcome.error?.code == "failed")
        #expect(app.path == ["/moments"])
    }
}
