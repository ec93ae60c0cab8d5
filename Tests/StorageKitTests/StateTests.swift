import Foundation
import TestSupport
import Testing

@testable import StorageKit

@Suite
@MainActor
struct `The state of the user` {
    @Test
    func `begins with the initial value`() {
        let storage = Storage(documents: .memory([:]))
        #expect(storage.state("cart", initial: ["tea", "pot"]).value == ["tea", "pot"])
    }

    @Test
    func `is shared by all code that asks for its name`() throws {
        let storage = Storage(documents: .memory([:]))
        let one = storage.state("cart", initial: ["tea"])
        let other = storage.state("cart", initial: ["pot"])
        try one.update { $0.append("cup") }
        #expect(other.value == ["tea", "cup"])
    }

    @Test
    func `is another one under another name`() throws {
        let storage = Storage(documents: .memory([:]))
        try storage.state("cart", initial: ["tea"]).update { $0.append("cup") }
        #expect(storage.state("orders", initial: ["tea"]).value == ["tea"])
    }

    @Test
    func `is in memory only if there is no folder`() throws {
        let storage = Storage(documents: .memory([:]))
        try storage.state("cart", initial: ["tea"]).update { $0.append("cup") }
        #expect(storage.state("cart", initial: []).value == ["tea", "cup"])
        #expect(Storage(documents: .memory([:])).state("cart", initial: ["tea"]).value == ["tea"])
    }

    @Test
    func `is there in the next launch`() async throws {
        try await withTemporaryFolder { folder in
            try launch(folder).state("cart", initial: ["a": 1]).update { $0["日本"] = 2 }
            let cart = launch(folder).state("cart", initial: ["other": 0])
            #expect(cart.value == ["a": 1, "日本": 2])
        }
    }

    @Test
    func `touches no disk until it changes`() async throws {
        try await withTemporaryFolder { folder in
            _ = launch(folder).state("cart", initial: ["tea"])
            #expect(!FileManager.default.fileExists(atPath: folder.path))
        }
    }

    @Test
    func `is replaced as a whole`() async throws {
        try await withTemporaryFolder { folder in
            let state = launch(folder).state("cart", initial: ["tea"])
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
    func `lasts until the app ends in a folder that can't be used, with one warning`() async throws
    {
        try await withTemporaryFolder { file in
            try Data().write(to: file)
            var warnings: [String] = []
            let folder = file.appending(path: "state")
            let storage = launch(folder) { warnings.append($0) }
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

@Suite
@MainActor
struct `The changes of a state` {
    private let storage = Storage(documents: .memory([:]))

    @Test
    func `reach all readers, and those that nobody has read are one`() async throws {
        let state = storage.state("count", initial: 0)
        let (one, other) = (state.changes(), state.changes())
        try state.update { $0 += 1 }
        state.updateOrWarn { $0 += 1 }
        for changes in [one, other] {
            for await _ in changes { break }
        }
        #expect(state.value == 2)
    }

    @Test
    func `are none if a change throws`() async throws {
        let state = storage.state("count", initial: 0)
        let changes = state.changes()
        #expect(throws: CancellationError.self) {
            try state.update { _ in throw CancellationError() }
        }
        let read = Task {
            for await _ in changes { return state.value }
            return -1
        }
        await Task.yield()
        try state.update { $0 = 5 }
        #expect(await read.value == 5)
    }
}
