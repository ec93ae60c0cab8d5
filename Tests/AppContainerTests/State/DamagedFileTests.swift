import CommandLineKit
import Foundation
import RoutingTestSupport
import RoutingTesting
import TestSupport
import TerminalKit
import Testing

@testable import AppContainer
@testable import CompositionRoot

@Suite(.wholeApp, .timeLimit(.minutes(20)))
@MainActor
struct `A damaged file of the user's state` {
    /// The damage to files.
    private enum Damage: CaseIterable {
        case cut, flipped, zeroed, inserted, doubled, emptied, foreign

        func damage(_ data: Data, by random: inout SeededRandom) -> Data {
            var data = data
            let place = Int.random(in: 0..<max(data.count, 1), using: &random)
            let end = Int.random(in: place...data.count, using: &random)
            switch self {
            case .cut: data = data.prefix(place)
            case .flipped where !data.isEmpty:
                data[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
            case .flipped: data = Data([0])
            case .zeroed: data.replaceSubrange(place..<end, with: Data(count: end - place))
            case .inserted: data.insert(UInt8.random(in: 0...255, using: &random), at: place)
            case .doubled: data += data.suffix(from: place)
            case .emptied: data = Data()
            case .foreign: data = Data("[[{\"a\":1e999}]]".utf8)
            }
            return data
        }
    }

    @Test
    func `is used or set aside with its bytes, and the other files stay`() async throws {
        try await withTemporaryFolder { folder in
            let files = try await state(in: folder)
            let seed = RunSeeds.count(1)[0]
            var random = SeededRandom(seed: seed)
            let count = ProofSize.count(42, full: 921)
            var setAside = 0
            for number in 0..<count {
                let name = try #require(files.keys.sorted().randomElement(using: &random))
                let damage = Damage.allCases[number % Damage.allCases.count]
                let damaged = damage.damage(try #require(files[name]), by: &random)
                let isAside = try await withTemporaryFolder { copy in
                    try write(files.merging([name: damaged]) { $1 }, to: copy)
                    return try await launch(in: copy, with: name, holding: damaged)
                }
                #expect(isAside != nil, "\(damage) of \(name), number \(number) of seed \(seed)")
                if isAside == true { setAside += 1 }
            }
            #expect(setAside > count / 4, "most damages are found")
            ProofSize.report(
                "state files damaged", ["corruptions": count, "set aside": setAside, "lost": 0])
        }
    }

    /// Launches the app with a damaged file.
    /// - Returns: Whether the file is set aside; `nil` if a byte of any file is lost.
    private func launch(
        in folder: URL, with name: String, holding damaged: Data
    ) async throws -> Bool? {
        let before = try contents(of: folder)
        var warnings: [String] = []
        let app = try await LaunchedApp(stateFolder: folder, isReady: false) {
            warnings.append($0)
        }
        await app.container.launch(restoresState: true) { _ in }
        await app.open("/cart/add?id=8")
        let after = try contents(of: folder)
        let others = before.keys.filter { $0 != name && !Self.written.contains($0) }
        guard others.allSatisfy({ after[$0] == before[$0] }) else { return nil }
        let aside = name.replacing(".json", with: ".corrupt-1.json")
        if after[aside] == damaged {
            return warnings.count { $0.contains(" \(aside.split(separator: "/").last ?? "")") } == 1
                ? true : nil
        }
        return after[aside] == nil && after[name] != nil ? false : nil
    }

    /// The files that a launch writes by itself; the session has expired by its clock.
    private static let written: Set = [
        "navigation.json", "Shop/cart.json", "analytics.json", "sign-in.json",
    ]

    /// The files of a user who has done a bit of everything.
    private func state(in folder: URL) async throws -> [String: Data] {
        let console = ScriptedConsole([
            "open /cart", "1 Ada", "open /cart/add?id=8&quantity=3", "open /moments/share",
            "1 Hello", "open /chat/u3", "1 Hello", "open /internalmenu", "1", "open /shop",
        ])
        #expect(await console.run(["--state", folder.path]) == .success)
        let files = try contents(of: folder).filter { $0.key.hasSuffix(".json") }
        #expect(files.count >= 8, "\(files.keys.sorted())")
        return files
    }

    private func contents(of folder: URL) throws -> [String: Data] {
        let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
        return try names.filter { $0.hasSuffix(".json") || $0.hasSuffix(".lock") }
            .reduce(into: [:]) { $0[$1] = try Data(contentsOf: folder.appending(path: $1)) }
    }

    private func write(_ files: [String: Data], to folder: URL) throws {
        for (name, data) in files {
            let file = folder.appending(path: name)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try data.write(to: file)
        }
    }
}
