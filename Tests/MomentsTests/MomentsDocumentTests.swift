import StorageKit
import TestSupport
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
    func `is reported at launch, with the place of the error`(
        content: String, path: String
    ) async throws {
        let author = #"{ "id": "u1", "name": "Ana", "avatar": "a.png" }"#
        let moment = #"{ "id": "m1", "userDetails": \#(author), \#(content) }"#
        let error = try await #require(throws: DocumentError.self) {
            try await launchMoments(on: .timeline(SmallTimeline.json([moment])))
        }
        #expect(error.file == "moments.json")
        #expect(error.path == path)
    }

    @Test
    func `doesn't need the keys of other kinds of moments`() async throws {
        let app = try await launchMoments(
            on: .moments(SmallTimeline.product, SmallTimeline.photos))
        #expect(app.titles.contains("Title of m1") && app.titles.contains("Title of m2"))
    }
}
