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

    private func file(_ folder: URL, _ text: String) throws -> URL {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = folder.appending(path: "cart.json")
        try Data(text.utf8).write(to: file)
        return file
    }

    private func launch(
        _ folder: URL, files: FileAccess = .system, warn: @escaping (String) -> Void
    ) -> StateFile<Cart> {
        Storage(documents: .memory([:]), folder: StateFolder(folder, files: files, warn: warn))
            .state("cart", initial: Cart())
    }

    @Test(arguments: [
        (#"{"items": [], "notes": {}, "gift": true}"#, "gift"),
        (#"{"items": [{"name": "a"}, {"name": "b", "size": 1}], "notes": {}}"#, "items[1].size"),
    ])
    func `is copied before a change drops a part of it, and the user is told`(
        text: String, place: String
    ) async throws {
        try await withTemporaryFolder { folder in
            let file = try file(folder, text)
            try Data("earlier".utf8).write(to: folder.appending(path: "cart.newer-1.json"))
            var warnings: [String] = []
            let state = launch(folder) { warnings.append($0) }
            #expect(warnings == [])
            try state.update { $0.notes["a"] = "b" }
            try state.update { $0.notes["c"] = "d" }
            #expect(
                warnings == [
                    "\(file.path) has parts that this version of the app doesn't know, such as "
                        + "'\(place)'. A change removes them; cart.newer-2.json is a copy."
                ])
            let copy = try Data(contentsOf: folder.appending(path: "cart.newer-2.json"))
            #expect(copy == Data(text.utf8))
        }
    }

    @Test(arguments: [
        #"{"items": [{"name": "a", "note": null}], "notes": {"b": "c"}}"#,
        #"{"notes": {"b": "c", "d": "e"}, "items": [{"note": "x", "name": "a"}]}"#,
    ])
    func `is not copied if all of it is known`(text: String) async throws {
        try await withTemporaryFolder { folder in
            _ = try file(folder, text)
            let state = launch(folder) { Issue.record("\($0)") }
            try state.update { $0 = Cart() }
        }
    }

    @Test
    func `is not confused with that of an earlier version`() async throws {
        try await withTemporaryFolder { folder in
            _ = try file(folder, #"{"items": [{"name": "a"}], "notes": {}}"#)
            let storage = Storage(
                documents: .memory([:]), folder: StateFolder(folder) { Issue.record("\($0)") })
            let state = storage.userState("cart", initial: Cart())
            try state.update { $0.notes["a"] = "b" }
            #expect(state.value.items.map(\.name) == ["a"])
        }
    }

    @Test
    func `stays as it is if it can't be copied`() async throws {
        try await withTemporaryFolder { folder in
            let text = #"{"items": [], "notes": {}, "gift": true}"#
            let file = try file(folder, text)
            var access = FileAccess.system
            access.write = { _, _ in throw POSIXError(.ENOSPC) }
            let state = launch(folder, files: access) { _ in }
            let error = #expect(throws: StateError.self) { try state.update { $0 = Cart() } }
            #expect(error?.description.hasSuffix("the disk is full. Free some space") == true)
            #expect(try Data(contentsOf: file) == Data(text.utf8))
        }
    }
}
