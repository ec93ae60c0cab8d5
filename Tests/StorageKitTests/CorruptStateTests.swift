import Foundation
import StorageKit
import TestSupport
import Testing

@Suite
@MainActor
struct `A corrupt state file` {
    @Test(arguments: ["", #"["tea", "#, #"{ "tea": 1 }"#, "[1]", "null", "\u{0}\u{1}"])
    func `is set aside with its bytes, and the initial value is used`(text: String) async throws {
        try await withTemporaryFolder { folder in
            try write(text, to: "cart.json", in: folder)
            var warnings: [String] = []
            let state = launch(folder) { warnings.append($0) }.state("cart", initial: ["pot"])
            #expect(state.value == ["pot"])
            #expect(try names(in: folder) == [".cart.lock", "cart.corrupt-1.json"])
            #expect(try read("cart.corrupt-1.json", in: folder) == text)
            #expect(warnings.count == 1)
        }
    }

    @Test
    func `is reported by its old and its new name`() async throws {
        try await withTemporaryFolder { folder in
            try write("?", to: "cart.json", in: folder)
            var warnings: [String] = []
            _ = launch(folder) { warnings.append($0) }.state("cart", initial: ["pot"])
            let start = "\(folder.path)/cart.json is corrupt and now called cart.corrupt-1.json"
            #expect(warnings.first?.hasPrefix(start) == true)
        }
    }

    @Test
    func `never takes the name of an earlier one`() async throws {
        try await withTemporaryFolder { folder in
            for text in ["first", "second", "third"] {
                try write(text, to: "cart.json", in: folder)
                _ = launch(folder).state("cart", initial: ["pot"])
            }
            let kept = try (1...3).map { try read("cart.corrupt-\($0).json", in: folder) }
            #expect(kept == ["first", "second", "third"])
        }
    }

    @Test
    func `is never replaced by a later one, however many there are`() async throws {
        try await withTemporaryFolder { folder in
            for number in 1...118 {
                try write("\(number) is no list", to: "cart.corrupt-\(number).json", in: folder)
            }
            for number in 119...120 {
                try write("\(number) is no list", to: "cart.json", in: folder)
                try launch(folder).state("cart", initial: ["pot"]).update { $0.append("cup") }
            }
            let kept = try (1...120).map { try read("cart.corrupt-\($0).json", in: folder) }
            #expect(kept == (1...120).map { "\($0) is no list" })
        }
    }

    @Test
    func `replaces nothing at its new name, not even a link that leads nowhere`() async throws {
        try await withTemporaryFolder { folder in
            try write("?", to: "cart.json", in: folder)
            let link = folder.appending(path: "cart.corrupt-1.json")
            let nowhere = folder.appending(path: "nowhere").path
            try FileManager.default.createSymbolicLink(
                atPath: link.path, withDestinationPath: nowhere)
            #expect(launch(folder).state("cart", initial: ["pot"]).value == ["pot"])
            #expect(
                try FileManager.default.destinationOfSymbolicLink(atPath: link.path) == nowhere)
            #expect(try read("cart.corrupt-2.json", in: folder) == "?")
        }
    }

    @Test
    func `does not stop the next change from being kept`() async throws {
        try await withTemporaryFolder { folder in
            try write("?", to: "cart.json", in: folder)
            try launch(folder).state("cart", initial: ["pot"]).update { $0.append("cup") }
            #expect(launch(folder).state("cart", initial: []).value == ["pot", "cup"])
            #expect(try read("cart.corrupt-1.json", in: folder) == "?")
        }
    }

    @Test
    func `leaves the other state as it is`() async throws {
        try await withTemporaryFolder { folder in
            try launch(folder).state("likes", initial: ["tea"]).update { $0.append("cup") }
            try write("?", to: "cart.json", in: folder)
            let storage = launch(folder)
            _ = storage.state("cart", initial: ["pot"])
            #expect(storage.state("likes", initial: []).value == ["tea", "cup"])
        }
    }

    private func launch(_ folder: URL, warn: @escaping (String) -> Void = { _ in }) -> Storage {
        Storage(documents: .memory([:]), folder: StateFolder(folder, warn: warn))
    }

    private func write(_ text: String, to name: String, in folder: URL) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: folder.appending(path: name))
    }

    private func read(_ name: String, in folder: URL) throws -> String {
        String(decoding: try Data(contentsOf: folder.appending(path: name)), as: UTF8.self)
    }

    private func names(in folder: URL) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    }
}
