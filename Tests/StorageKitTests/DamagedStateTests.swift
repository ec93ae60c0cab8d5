import Foundation
import MomentsTestSupport
import RoutingTestSupport
import Testing

@testable import StorageKit

@MainActor
struct `The file of a state` {
    private let folder = URL.newTemporaryFolder
    private let log = EventList()
    private var warnings: [String] { log.all }

    @Test(arguments: [0, 16 << 20])
    func `a file that is corrupt or too long is set aside once and said, and a new one begins`(
        spaces: Int
    ) async throws {
        let text = spaces == 0 ? "{ half" : "{}" + String(repeating: " ", count: spaces)
        let place = "device/=app"
        try folder.write(text, to: "\(place)/cart.json")
        let storage = launch(folder) { log.append($0) }
        let cart = storage.app.state("cart", initial: [String]())
        for _ in 1...2 { await storage.load() }
        #expect(cart.value == [])
        #expect(cart.readError == nil)
        #expect(warnings.count == 1)
        let copy = try #require(
            warnings.first?.firstMatch(of: /is corrupt and now called (cart=damaged-\d+.json)/))
        #expect(try folder.text(of: "\(place)/\(copy.output.1)") == text)
        #expect(cart.damage == warnings.first)
        try await cart.update { $0 = ["tea"] }
        #expect(try folder.text(of: "\(place)/cart.json").contains("tea"))
        try await launch(folder).app.state("cart", initial: [""]).update { $0 += ["milk"] }
        await storage.load()
        #expect(cart.value == ["tea", "milk"])
        #expect(cart.damage == warnings.first)
        try folder.write(text, to: "\(place)/cart.json")
        try await cart.update { $0 = [] }
    }

    @Test func `a corrupt file that another process mends meanwhile is read again`() async throws {
        try folder.write("{ half", to: "device/=app/cart.json")
        let other = FileLog { [folder] call, _, _ in
            guard call == .lock else { return }
            try folder.write(#"{"value":"tea"}"#, to: "device/=app/cart.json")
        }
        let cart = launch(folder, log: other).app.state("cart", initial: "")
        await cart.load()
        #expect(cart.value == "tea")
    }

    @Test(arguments: [false, true])
    func `a file that can't be read is said, and kept until it can be`(isKnown: Bool) async throws {
        let file = folder.appending(path: "device/=app/cart.json")
        let good = folder.appending(path: "good")
        try await launch(folder).app.state("cart", initial: "").update { $0 = "tea" }
        let storage = launch(folder) { log.append($0) }
        let cart = storage.app.state("cart", initial: "")
        if isKnown { await storage.load() }
        try FileManager.default.moveItem(at: file, to: good)
        try FileManager.default.createDirectory(at: file, withIntermediateDirectories: true)
        await storage.load()
        let sentence =
            "can't be used: there is a folder in its place. Move the folder elsewhere"
        #expect(cart.readError?.description.hasSuffix(sentence) == true)
        #expect(warnings.count == 1)
        await #expect(throws: StorageError.self) { try await cart.update { $0 = "" } }
        #expect(warnings.count == 1)
        try FileManager.default.removeItem(at: file)
        try FileManager.default.moveItem(at: good, to: file)
        await storage.load()
        #expect(cart.value == "tea")
        #expect(cart.readError == nil)
    }

    @Test
    func `the file is the last complete one after a kill at any point of a change`() async throws {
        let kills = try await killed { folder, log, place in
            try await launch(folder).app.state("Shop/cart", initial: 1).update { _ in }
            let state = launch(folder, log: log) { _ in }.app.state("Shop/cart", initial: 0)
            let isSaved = (try? await state.update { $0 = 2 }) != nil
            let found = launch(folder).app.state("Shop/cart", initial: 0)
            await found.load()
            #expect(isSaved ? found.value == 2 : 1...2 ~= found.value, place)
            try await found.update { $0 += 3 }
            #expect(found.value > 3)
        }
        #expect(kills > 6)
        // `.ci/proofs` adds up such lines.
        if ProcessInfo.processInfo.environment["ROUTING_PROOF"] == "full" {
            print("PROOF\tstates\t\(kills) kills while one is written\t0 states lost")
        }
    }

    @Test
    func `a file that can't be written keeps the last state, and says why once`() async throws {
        try await launch(folder).app.state("cart", initial: 0).update { $0 = 1 }
        let full = FileLog { call, _, _ in if call == .create { throw POSIXError(.ENOSPC) } }
        let storage = launch(folder, log: full) { log.append($0) }
        let cart = storage.app.state("cart", initial: 0)
        await storage.load()
        for _ in 1...2 {
            await #expect(throws: StorageError.self) { try await cart.update { $0 = 2 } }
        }
        #expect(cart.value == 1)
        let path = folder.appending(path: "device/=app/cart.json").path
        let sentence = "changes aren't saved, because \(path) can't be used: the disk"
        #expect(warnings.count == 1)
        #expect(warnings.first?.hasPrefix(sentence) == true, "\(warnings)")
        let next = launch(folder).app.state("cart", initial: 0)
        await next.load()
        #expect(next.value == 1)
    }

    enum Plant: CaseIterable { case link, hardLink, pipe }

    @Test(arguments: Plant.allCases, ["cart.json", ".cart.json.new"])
    func `no file is read or written through a link or a pipe that someone planted`(
        plant: Plant, name: String
    ) async throws {
        try folder.write(#"{"value":7}"#, to: "device/=app/other")
        let app = folder.appending(path: "device/=app")
        let (place, other) = (app.appending(path: name), app.appending(path: "other"))
        let result =
            switch plant {
            case .link: symlink(other.path, place.path)
            case .hardLink: link(other.path, place.path)
            case .pipe: mkfifo(place.path, 0o600)
            }
        try #require(result == 0)
        let storage = launch(folder) { log.append($0) }
        let cart = storage.app.state("cart", initial: 0)
        await storage.load()
        let isSaved = (try? await cart.update { $0 += 1 }) != nil
        #expect(try app.text(of: "other") == #"{"value":7}"#)
        if name == "cart.json", plant != .hardLink {
            #expect(cart.value == 0)
            #expect(!isSaved)
            let sentence = "a link or a device in its place. Remove it."
            #expect(warnings.first?.hasSuffix(sentence) == true, "\(warnings)")
        } else {
            #expect(isSaved, "\(warnings)")
            #expect(warnings.isEmpty, "\(warnings)")
        }
    }

    private struct Order: Codable {
        @Count var quantity = 1
        var note = ""
    }

    @Test(arguments: [
        ("its numbers", "0 to 1000000000 is expected, not 1000000001"),
        ("its length", "it is longer than 16 MB. Remove what you no longer need."),
    ])
    func `a change is refused that the next launch couldn't read`(
        what: String, reason: String
    ) async throws {
        let storage = launch(folder) { log.append($0) }
        let order = storage.app.state("order", initial: Order())
        try await order.update { $0.quantity = 2 }
        await #expect(throws: StorageError.self) {
            try await order.update { order in
                if what == "its length" {
                    order.note = String(repeating: "a", count: 16 << 20)
                } else {
                    order.quantity = 1_000_000_001
                }
            }
        }
        #expect(order.value.quantity == 2)
        #expect(warnings.count == 1, "\(warnings)")
        #expect(warnings.first?.contains(reason) == true, "\(warnings)")
        let kept = launch(folder).app.state("order", initial: Order())
        await kept.load()
        #expect(kept.value.quantity == 2)
    }
}
