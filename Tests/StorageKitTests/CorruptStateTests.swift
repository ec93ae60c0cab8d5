import Foundation
import TestSupport
import Testing

@testable import StorageKit

@Suite
@MainActor
struct `A corrupt state file` {
    @Test(arguments: ["", #"["tea", "#, #"{ "tea": 1 }"#, "[1]", "null", "\u{0}\u{1}"])
    func `is set aside with its bytes, and the initial value is used`(text: String) async throws {
        try await withTemporaryFolder { folder in
            try folder.write(text, to: "cart.json")
            var warnings: [String] = []
            let state = launch(folder) { warnings.append($0) }.state("cart", initial: ["pot"])
            #expect(state.value == ["pot"])
            #expect(try folder.names() == [".cart.lock", "cart.corrupt-1.json"])
            #expect(try folder.text(of: "cart.corrupt-1.json") == text)
            let start = "\(folder.path)/cart.json is corrupt and now called cart.corrupt-1.json: "
            #expect(warnings.count == 1 && warnings.first?.hasPrefix(start) == true)
        }
    }

    @Test
    func `never replaces an earlier one, and doesn't stop the next change`() async throws {
        try await withTemporaryFolder { folder in
            for text in ["first", "second", "third"] {
                try folder.write(text, to: "cart.json")
                try launch(folder) { _ in }.state("cart", initial: ["pot"])
                    .update { $0.append("cup") }
                #expect(launch(folder).state("cart", initial: []).value == ["pot", "cup"])
            }
            let kept = try (1...3).map { try folder.text(of: "cart.corrupt-\($0).json") }
            #expect(kept == ["first", "second", "third"])
        }
    }

    @Test
    func `replaces nothing at its new name, not even a link that leads nowhere`() async throws {
        try await withTemporaryFolder { folder in
            try folder.write("?", to: "cart.json")
            let link = folder.appending(path: "cart.corrupt-1.json")
            let nowhere = folder.appending(path: "nowhere").path
            try FileManager.default.createSymbolicLink(
                atPath: link.path, withDestinationPath: nowhere)
            let state = launch(folder) { _ in }.state("cart", initial: ["pot"])
            #expect(state.value == ["pot"])
            #expect(
                try FileManager.default.destinationOfSymbolicLink(atPath: link.path) == nowhere)
            #expect(try folder.text(of: "cart.corrupt-2.json") == "?")
        }
    }
}
