import Foundation
import TestSupport
import Testing

@testable import StorageKit

/// A file that a newer version of the app has written: the user went back to an older one, or two
/// versions share a folder.
@Suite
@MainActor
struct `The state of a newer version` {
    private struct Cart: Codable, Hashable, Sendable {
        struct Item: Codable, Hashable, Sendable {
            var name: String
            var note: String?
        }

        var items: [Item] = []
        var notes: [String: String] = [:]
    }

    @Test(arguments: [
        (#"{"items": [], "notes": {}, "gift": true}"#, "gift"),
        (#"{"items": [{"name": "a"}, {"name": "b", "size": 1}], "notes": {}}"#, "items[1].size"),
    ])
    func `is copied before a change drops a part of it, and the log says so`(
        text: String, place: String
    ) async throws {
        try await withTemporaryFolder { folder in
            try folder.write(text, to: "cart.json")
            try folder.write("earlier", to: "cart.newer-1.json")
            var warnings: [String] = []
            let state = launch(folder) { warnings.append($0) }.state("cart", initial: Cart())
            #expect(warnings == [])
            try state.update { $0.notes["a"] = "b" }
            try state.update { $0.notes["c"] = "d" }
            #expect(
                warnings == [
                    "\(folder.path)/cart.json has parts that this version of the app doesn't know, such as "
                        + "'\(place)'. A change removes them; cart.newer-2.json is a copy."
                ])
            #expect(try folder.text(of: "cart.newer-2.json") == text)
        }
    }

    @Test(arguments: [
        #"{"items": [{"name": "a", "note": null}], "notes": {"b": "c"}}"#,
        #"{"notes": {"b": "c", "d": "e"}, "items": [{"note": "x", "name": "a"}]}"#,
    ])
    func `is not copied if all of it is known`(text: String) async throws {
        try await withTemporaryFolder { folder in
            try folder.write(text, to: "cart.json")
            let state = launch(folder).state("cart", initial: Cart())
            try state.update { $0 = Cart() }
        }
    }

    @Test
    func `stays as it is if it can't be copied`() async throws {
        try await withTemporaryFolder { folder in
            let text = #"{"items": [], "notes": {}, "gift": true}"#
            try folder.write(text, to: "cart.json")
            let files = FileAccess(before: { step, _ in
                if case .write = step { throw POSIXError(.ENOSPC) }
            })
            let state = launch(folder, files: files) { _ in }.state("cart", initial: Cart())
            let error = #expect(throws: StateError.self) { try state.update { $0 = Cart() } }
            #expect(error?.description.hasSuffix("the disk is full. Free some space") == true)
            #expect(try folder.text(of: "cart.json") == text)
        }
    }
}
