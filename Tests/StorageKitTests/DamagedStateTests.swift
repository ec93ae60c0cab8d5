import Foundation
import TestSupport
import Testing

@testable import StorageKit

@Suite
@MainActor
struct `The file of a state` {
    @Test(arguments: [0, 16 << 20])
    func `a file that is corrupt or too long is set aside once and said, and a new one begins`(
        spaces: Int
    ) async throws {
        let text = spaces == 0 ? "{ half" : "{}" + String(repeating: " ", count: spaces)
        try await withTemporaryFolder { folder in
            try folder.write(text, to: "cart.json")
            var warnings: [String] = []
            let storage = launch(folder) { warnings.append($0) }
            let cart = storage.state("cart", initial: [String]())
            for _ in 1...2 { await storage.load() }
            #expect(cart.value == [] && cart.readError == nil)
            #expect(warnings.count == 1)
            let copy = try #require(
                warnings.first?.firstMatch(of: /is corrupt and now called (cart.corrupt-\d+.json)/))
            #expect(try folder.text(of: String(copy.output.1)) == text)
            try await cart.update { $0 = ["tea"] }
            #expect(try folder.text(of: "cart.json").contains("tea"))
        }
    }

    @Test(arguments: [false, true])
    func `a file that can't be read is said, and kept until it can be`(isKnown: Bool) async throws {
        try await withTemporaryFolder { folder in
            let (file, good) = (folder.appending(path: "cart.json"), folder.appending(path: "good"))
            try await launch(folder).state("cart", initial: "").update { $0 = "tea" }
            var warnings: [String] = []
            let storage = launch(folder) { warnings.append($0) }
            let cart = storage.state("cart", initial: "")
            if isKnown { await storage.load() }
            try FileManager.default.moveItem(at: file, to: good)
            try FileManager.default.createDirectory(at: file, withIntermediateDirectories: true)
            await storage.load()
            let sentence =
                "can't be used: there is a folder in its place. Move the folder elsewhere"
            #expect(cart.readError?.description.hasSuffix(sentence) == true && warnings.count == 1)
            await #expect(throws: StorageError.self) { try await cart.update { $0 = "" } }
            #expect(warnings.count == 1)
            try FileManager.default.removeItem(at: file)
            try FileManager.default.moveItem(at: good, to: file)
            await storage.load()
            #expect(cart.value == "tea" && cart.readError == nil)
        }
    }

    @Test
    func `the file is the last complete one after a kill at any point of a change`() async throws {
        try await withTemporaryFolder { folder in
            var (points, isKilled) = (0, true)
            while isKilled {
                try? FileManager.default.removeItem(at: folder)
                try await launch(folder).state("Shop/cart", initial: 1).update { _ in }
                let log = FileLog.killed(after: points)
                let state = launch(folder, log: log) { _ in }.state("Shop/cart", initial: 0)
                let isSaved = (try? await state.update { $0 = 2 }) != nil
                isKilled = log.calls.count > points
                let next = launch(folder)
                let found = next.state("Shop/cart", initial: 0)
                await next.load()
                #expect(found.value == 2 || found.value == 1 && !isSaved, "point \(points)")
                try await found.update { $0 += 3 }
                #expect(found.value > 3)
                points += 1
            }
            #expect(points > 6)
            // `.ci/proofs` adds up such lines.
            if ProcessInfo.processInfo.environment["ROUTING_PROOF"] == "full" {
                print("PROOF\tstates\t\(points) kills while one is written\t0 states lost")
            }
        }
    }

    @Test
    func `a file that can't be written keeps the last state, and says why once`() async throws {
        try await withTemporaryFolder { folder in
            try await launch(folder).state("cart", initial: 0).update { $0 = 1 }
            var warnings: [String] = []
            let log = FileLog { call, _, _ in if call == .create { throw POSIXError(.ENOSPC) } }
            let storage = launch(folder, log: log) { warnings.append($0) }
            let cart = storage.app.userState("cart", initial: 0)
            await storage.load()
            for _ in 1...2 {
                await #expect(throws: StorageError.self) { try await cart.update { $0 = 2 } }
            }
            await #expect(throws: StorageError.self) { try await storage.removeState(of: "") }
            #expect(cart.value == 1)
            let path = folder.appending(path: "cart.json").path
            let sentence = "changes aren't saved, because \(path) can't be used: the disk"
            #expect(warnings.count == 1)
            #expect(warnings.first?.hasPrefix(sentence) == true, "\(warnings)")
            let next = launch(folder).state("cart", initial: 0)
            await next.load()
            #expect(next.value == 1)
        }
    }

    @Test(arguments: ["cart.json", ".cart.json.new"])
    func `a file isn't written through a link that someone planted`(name: String) async throws {
        try await withTemporaryFolder { folder in
            try folder.write("{}", to: "other")
            try FileManager.default.createSymbolicLink(
                at: folder.appending(path: name),
                withDestinationURL: folder.appending(path: "other"))
            let cart = launch(folder) { _ in }.state("cart", initial: 0)
            let isSaved = (try? await cart.update { $0 = 1 }) != nil
            #expect(try folder.text(of: "other") == "{}")
            #expect(isSaved == (name == "cart.json"))
        }
    }
}
