import StorageKit
import TestSupport
import Testing

@Suite
@MainActor
struct `A catalogue that can't be used` {
    @Test(arguments: [
        (#"{ "categories": [], "sellers": [] }"#, "products"),
        (
            #"{ "categories": [{ "id": "a" }], "sellers": [], "products": [] }"#,
            "categories[0].name"
        ),
        (#"{ "categories": [], "sellers": [], "products": [{}] }"#, "products[0].id"),
    ])
    func `is reported at launch, with the place of the error`(
        catalogue: String, path: String
    ) async throws {
        let error = try await #require(throws: DocumentError.self) {
            try await launchShop(catalogue)
        }
        #expect(error.file == "catalogue.json")
        #expect(error.path == path)
    }
}
