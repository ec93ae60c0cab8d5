import Foundation
import TestSupport
import Testing

@testable import StorageKit

@Suite
@MainActor
struct `The file of a state` {
    private struct Cart: Codable, Equatable, Sendable {
        var items: [String] = []
    }

    @Test
    func `that is corrupt is set aside once and said, and a new one begins`() async throws {
        try await withTemporaryFolder { folder in
            try folder.write("{ half", to: "cart.json")
            try folder.write("old", to: "cart.corrupt-1.json")
            var warnings: [String] = []
            let storage = launch(folder) { warnings.append($0) }
            let cart = storage.state("cart", initial: Cart())
            await storage.load()
            await storage.load()
            #expect(cart.value == Cart() && cart.readError == nil)
            #expect(warnings.count == 1)
            #expect(
                warnings.first?.contains("is corrupt and now called cart.corrupt-2.json") == true)
            #expect(try folder.text(of: "cart.corrupt-2.json") == "{ half")
            try await cart.update { $0.items = ["tea"] }
            #expect(try folder.text(of: "cart.json").contains("tea"))
        }
    }

    @Test
    func `of a newer version is copied before a change drops a part of it`() async throws {
        try await withTemporaryFolder { folder in
            let newer = #"{"gift":{"to":"Bo"},"items":["tea"]}"#
            try folder.write(newer, to: "cart.json")
            var warnings: [String] = []
            let cart = launch(folder) { warnings.append($0) }.state("cart", initial: Cart())
            for item in ["cup", "pot"] { try await cart.update { $0.items.append(item) } }
            #expect(cart.value.items == ["tea", "cup", "pot"])
            #expect(try folder.text(of: "cart.newer-1.json") == newer)
            #expect(warnings.count == 1 && warnings.first?.contains("cart.newer-1.json") == true)
        }
    }

    @Test
    func `that can't be read is said, is not replaced, and is read as soon as it can be`()
        async throws
    {
        try await withTemporaryFolder { folder in
            try FileManager.default.createDirectory(
                at: folder.appending(path: "cart.json"), withIntermediateDirectories: true)
            var warnings: [String] = []
            let storage = launch(folder) { warnings.append($0) }
            let cart = storage.state("cart", initial: Cart())
            await storage.load()
            let sentence =
                "can't be read: there is a folder in its place. Move the folder elsewhere"
            #expect(cart.readError?.description.hasSuffix(sentence) == true)
            await #expect(throws: StateError.self) { try await cart.update { $0.items = [] } }
            #expect(warnings.count == 1)
            try FileManager.default.removeItem(at: folder.appending(path: "cart.json"))
            try folder.write(#"{"items":["tea"]}"#, to: "cart.json")
            await storage.load()
            #expect(cart.value.items == ["tea"] && cart.readError == nil)
        }
    }

    @Test
    func `is the last complete one after a kill at any point of a change`() async throws {
        try await withTemporaryFolder { folder in
            let (before, after) = (["tea", "日本"], ["tea", "日本", "cup"])
            var points = 0
            var isNew = false
            while true {
                try? FileManager.default.removeItem(at: folder)
                try await launch(folder).state("cart", initial: before).update { _ in }
                let faults = FaultyFiles(stopsAfter: points)
                let state = launch(folder, disk: faults.access) { _ in }
                    .state("cart", initial: [String]())
                let isSaved = (try? await state.update { $0 = after }) != nil
                guard faults.hasStopped else { break }
                let next = launch(folder)
                let found = next.state("cart", initial: [String]())
                await next.load()
                #expect(found.value == before || found.value == after, "point \(points)")
                if found.value == after { isNew = true }
                #expect(found.value == after || !(isNew || isSaved), "point \(points)")
                try await found.update { $0 = after }
                points += 1
            }
            #expect(points > 30)
            // `.ci/proofs` adds up such lines.
            if ProcessInfo.processInfo.environment["ROUTING_PROOF"] == "full" {
                print("PROOF\tstates\t\(points) kills while one is written\t0 states lost")
            }
        }
    }

    @Test(arguments: [
        (CocoaError.Code.fileWriteOutOfSpace, "the disk is full. Free some space"),
        (.fileWriteNoPermission, "the app has no permission. Unlock the device"),
    ])
    func `that can't be written keeps the last state, and the log says why once`(
        code: CocoaError.Code, reason: String
    ) async throws {
        try await withTemporaryFolder { folder in
            try await launch(folder).state("cart", initial: 0).update { $0 = 1 }
            var warnings: [String] = []
            let disk = FileAccess(before: { step, _ in
                if case .write = step { throw CocoaError(code) }
            })
            let storage = launch(folder, disk: disk) { warnings.append($0) }
            let cart = storage.state("cart", initial: 0)
            for _ in 1...2 {
                await #expect(throws: StateError.self) { try await cart.update { $0 = 2 } }
            }
            #expect(cart.value == 1)
            let path = folder.appending(path: "cart.json").path
            let sentence = "a change is not saved, because \(path) can't be written: \(reason)"
            #expect(
                warnings.count == 1 && warnings.first?.hasPrefix(sentence) == true, "\(warnings)")
            cart.updateSoon { $0 = 3 }
            await storage.flush()
            #expect(cart.value == 3 && storage.unsavedError != nil)
            #expect(try folder.text(of: "cart.json") == "1")
        }
    }

    @Test
    func `that is a pipe stops nothing`() async throws {
        try await withTemporaryFolder { folder in
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            #expect(mkfifo(folder.appending(path: "cart.json").path, 0o600) == 0)
            let storage = launch(folder) { _ in }
            let cart = storage.state("cart", initial: 0)
            await storage.load()
            #expect(cart.readError?.description.contains("there is a pipe") == true)
        }
    }

    @Test
    func `isn't written through a link that someone has planted`() async throws {
        try await withTemporaryFolder { folder in
            try folder.write("secret", to: "other")
            for name in [".cart.new.json", "cart.json"] {
                try FileManager.default.createSymbolicLink(
                    at: folder.appending(path: name),
                    withDestinationURL: folder.appending(path: "other"))
            }
            let cart = launch(folder) { _ in }.state("cart", initial: 0)
            try await cart.update { $0 = 1 }
            #expect(try folder.text(of: "other") == "secret")
            #expect(try folder.text(of: "cart.json") == "1")
        }
    }
}
