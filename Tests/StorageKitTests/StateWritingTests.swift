import Foundation
import StorageKit
import TestSupport
import Testing

@Suite
@MainActor
struct `Writing the state` {
    @Test
    func `replaces the file as a whole`() async throws {
        try await withTemporaryFolder { folder in
            let state = Storage(documents: .memory([:]), folder: StateFolder(folder) { _ in })
                .state("cart", initial: ["tea"])
            try state.update { $0 = ["cup"] }
            // Code that reads while the next state is written gets the complete one before it.
            let reader = try FileHandle(forReadingFrom: folder.appending(path: "cart.json"))
            defer { try? reader.close() }
            try state.update { $0 = Array(repeating: "plate", count: 1000) }
            let read = try JSONDecoder().decode(
                [String].self, from: #require(try reader.readToEnd()))
            #expect(read == ["cup"])
        }
    }

    @Test
    func `leaves nothing else in the folder but its lock`() async throws {
        try await withTemporaryFolder { folder in
            let state = Storage(documents: .memory([:]), folder: StateFolder(folder) { _ in })
                .state("cart", initial: ["tea"])
            for number in 1...20 {
                try state.update { $0.append("cup \(number)") }
            }
            let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
            #expect(names.sorted() == [".cart.lock", "cart.json"])
        }
    }

    @Test
    func `leaves other files as they are`() async throws {
        try await withTemporaryFolder { folder in
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let other = folder.appending(path: "likes.json")
            try Data("not even JSON".utf8).write(to: other)
            try Storage(documents: .memory([:]), folder: StateFolder(folder) { _ in })
                .state("cart", initial: ["tea"]).update { $0.append("cup") }
            #expect(try Data(contentsOf: other) == Data("not even JSON".utf8))
        }
    }

    @Test
    func `makes the folder with those above it`() async throws {
        try await withTemporaryFolder { folder in
            let deep = folder.appending(path: "Library/日本 語/state")
            try Storage(
                documents: .memory([:]), folder: StateFolder(deep) { Issue.record("\($0)") }
            )
            .state("cart", initial: ["tea"]).update { $0.append("cup") }
            #expect(FileManager.default.fileExists(atPath: deep.appending(path: "cart.json").path))
        }
    }

    @Test
    func `warns once of a folder that can't be used, and the app continues`() async throws {
        try await withTemporaryFolder { file in
            try Data().write(to: file)
            var warnings: [String] = []
            let folder = file.appending(path: "state")
            let storage = Storage(
                documents: .memory([:]), folder: StateFolder(folder) { warnings.append($0) })
            for name in ["cart", "wishes"] {
                let state = storage.state(name, initial: ["tea"])
                state.updateOrWarn { $0.append("cup") }
                #expect(state.value == ["tea", "cup"])
            }
            #expect(
                warnings == [
                    "a change lasts until the app ends, because the folder \(folder.path) can't be "
                        + "used: a part of its path is a file. Move the file elsewhere, or choose "
                        + "another folder."
                ])
        }
    }
}
