import Foundation
import TestSupport
import Testing

@testable import StorageKit

@Suite
@MainActor
struct `A state at whose change the power fails` {
    struct Cart: Codable, Hashable, Sendable {
        var items: [String]
    }

    /// What a folder holds before the change.
    struct Case: CustomTestStringConvertible {
        let testDescription: String
        var file: String?
        var leftover: String?
        var old: [String] = []
        /// Whether another version or a person may still need the old file.
        var keepsFile = false
    }

    private nonisolated static let cases = [
        Case(testDescription: "the first one"),
        Case(testDescription: "a later one", file: #"{"items":["tea"]}"#, old: ["tea"]),
        Case(
            testDescription: "one after a kill", file: #"{"items":["tea"]}"#,
            leftover: #"{"items":["te"#, old: ["tea"]),
        Case(testDescription: "one of a corrupt file", file: "?", keepsFile: true),
        Case(
            testDescription: "one of a newer file", file: #"{"gift":1,"items":["tea"]}"#,
            old: ["tea"], keepsFile: true),
    ]

    @Test(arguments: cases)
    func `is the old one or the new one, and what was reported as saved stays`(
        before: Case
    ) async throws {
        try await withTemporaryFolder { parent in
            let folder = parent.appending(path: "Library/state")
            var losses = 0
            for (disk, known) in try await disks(under: parent, folder, before) {
                for remains in disk.remains {
                    losses += 1
                    try put(remains, into: parent)
                    let place: Comment =
                        "\(remains.mapValues { String(decoding: $0, as: UTF8.self) })"
                    let kept = remains.values.contains(Data((before.file ?? "").utf8))
                    #expect(kept || !before.keepsFile, place)
                    let next = launch(folder) { warning in
                        #expect(before.keepsFile, "\(warning) \(place)")
                    }
                    let found = next.state("cart", initial: Cart(items: []))
                    await next.load()
                    #expect(known.contains(found.value.items), place)
                }
            }
            #expect(losses > 20)
            // `.ci/proofs` adds up such lines.
            if ProcessInfo.processInfo.environment["ROUTING_PROOF"] == "full" {
                print(
                    "PROOF\tpower lost between steps of a change\t\(losses) states of the disk\t0 lost"
                )
            }
        }
    }

    /// The disk after each step of two changes, each with what a launch may find there.
    private func disks(
        under parent: URL, _ folder: URL, _ before: Case
    ) async throws -> [(disk: LossyDisk, known: [[String]])] {
        var disk = LossyDisk(parent)
        if let file = before.file {
            for step in [folder.deletingLastPathComponent(), folder] {
                disk.apply(.makeFolder, to: step)
            }
            for (name, text) in [("cart.json", file), (".cart.new.json", before.leftover)] {
                guard let text else { continue }
                try folder.write(text, to: name)
                disk.apply(.write(Data(text.utf8)), to: folder.appending(path: name))
                disk.apply(.sync, to: folder.appending(path: name))
            }
            for synced in [parent, folder.deletingLastPathComponent(), folder] {
                disk.apply(.sync, to: synced)
            }
        } else {
            try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
        }
        let steps = Guarded<[(FileAccess.Step, URL)]>([])
        let files = FileAccess(before: { step, file in steps.change { $0.append((step, file)) } })
        var disks = [(disk: disk, known: [before.old])]
        var saved = before.old
        let state = launch(folder, disk: files) { _ in }.state("cart", initial: Cart(items: []))
        for next in [["cup"], ["cup", "pot"]] {
            try await state.update { $0.items = next }
            for (step, file) in steps.value {
                disk.apply(step, to: file)
                disks.append((disk, [saved, next]))
            }
            steps.change { $0 = [] }
            saved = next
            // It is reported as saved here.
            disks.append((disk, [saved]))
        }
        return disks
    }

    private func put(_ files: [String: Data], into parent: URL) throws {
        try? FileManager.default.removeItem(at: parent)
        try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
        for (path, data) in files {
            let file = URL(filePath: path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try data.write(to: file)
        }
    }
}
