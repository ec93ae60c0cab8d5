import CommandLineKit
import Foundation
import MomentsTestSupport
import Testing

@Suite(.needs("Moments", "Shop"))
struct `The data that a user leaves on the device` {
    private let folder = URL.newTemporaryFolder
    private let secret = "ALICE-SECRET"

    /// Runs the app in the terminal with some lines of input; returns all that it printed.
    private func run(typing lines: [String]) async -> String {
        let console = await ScriptedConsole.run(["--state", folder.path], typing: lines)
        return console.output + console.warnings.joined(separator: "\n")
    }

    private let visit = [
        "open /login", "1 Alice", "open /cart/add?id=8&quantity=3", "open /moments/share",
        "1 Words of ALICE-SECRET",
    ]

    @Test func `the data can be removed when they sign out, and is gone then`() async throws {
        _ = await run(typing: visit)
        let shop = URL(filePath: "\(folder.path)/users/%41lice/%53hop")
        try shop.write("Alice's, damaged", to: "cart.json")
        let signedOut = await run(typing: ["open /login", "1"])
        #expect(signedOut.contains("cart=damaged-"))
        let output = await run(typing: ["open /login", "2"])
        #expect(output.contains("Remove Alice's data from this device"))
        #expect(output.contains("Alice's data is removed from this device."))
        for name in try FileManager.default.subpathsOfDirectory(atPath: folder.path) {
            #expect(!name.contains(/damaged|lice/))
            guard name.hasSuffix(".json") else { continue }
            let data = try Data(contentsOf: folder.appending(path: name))
            let text = String(decoding: data, as: UTF8.self)
            #expect(!text.contains("Alice"), "\(name): \(text)")
            #expect(!text.contains(secret), "\(name): \(text)")
        }
        let back = await run(typing: ["open /login", "1 Alice", "open /cart/count"])
        #expect(back.contains("/cart/count -> performed: 0"))
    }

    @Test func `the data stays the guest's if a sign-in can't be saved`() async throws {
        let file = folder.appending(path: "device/=app/session.json")
        try FileManager.default.createDirectory(at: file, withIntermediateDirectories: true)
        let output = await run(
            typing: ["open /cart/add?id=8"] + visit.prefix(2) + ["open /cart/count"])
        #expect(output.contains("/cart/count -> performed: 1"), "\(output)")
    }
}
