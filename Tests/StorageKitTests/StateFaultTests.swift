import Foundation
import TestSupport
import Testing

@testable import StorageKit

@Suite
@MainActor
struct `A state whose file can't be written to the end` {
    private let before = ["tea", "日本"], after = ["tea", "日本", "cup"]

    /// Writes a state, lets a second write stop at a point, and starts again.
    /// - Returns: What the next launch finds, the warnings, and whether it stopped.
    private func write(
        in folder: URL, stoppingAfter points: Int,
        with error: any Error & Sendable = FaultyFiles.Killed()
    ) throws -> (found: [String], warnings: [String], hasStopped: Bool, names: [String]) {
        try? FileManager.default.removeItem(at: folder)
        try launch(folder).state("cart", initial: before).update { _ in }
        var warnings: [String] = []
        let files = FaultyFiles(stopsAfter: points, with: error)
        let state = launch(folder, files: files.access) { warnings.append($0) }
            .state("cart", initial: [String]())
        state.updateOrWarn { [after] in $0 = after }
        #expect(state.value == after, "the app continues with the change")
        let found = launch(folder).state("cart", initial: [String]())
        return (found.value, warnings, files.hasStopped, try folder.names())
    }

    @Test
    func `is the last complete one after a kill at any point`() async throws {
        try await withTemporaryFolder { folder in
            var (points, old) = (0, 0)
            var isNew = false
            while true {
                let result = try write(in: folder, stoppingAfter: points)
                guard result.hasStopped else { break }
                #expect(result.found == before || result.found == after, "point \(points)")
                old += result.found == before ? 1 : 0
                if result.found == after { isNew = true }
                #expect(result.found == after || !isNew, "what is new stays, point \(points)")
                points += 1
            }
            // Each byte is a point; the last one lies behind the moment in which it is replaced.
            #expect(points > 30 && old == points - 1)
            // `.ci/proofs` adds up such lines.
            if ProcessInfo.processInfo.environment["ROUTING_PROOF"] == "full" {
                print("PROOF\tstates\t\(points) kills while one is written\t0 states lost")
            }
        }
    }

    @Test(arguments: [
        (CocoaError.Code.fileWriteOutOfSpace, "the disk is full. Free some space"),
        (.fileWriteNoPermission, "the app has no permission. Unlock the device"),
        (.fileWriteVolumeReadOnly, "the disk is read-only. Unlock the device"),
    ])
    func `is the last complete one, and the user is warned why`(
        code: CocoaError.Code, reason: String
    ) async throws {
        try await withTemporaryFolder { folder in
            for points in [0, 1, 2, 20, 30] {
                let result = try write(
                    in: folder, stoppingAfter: points, with: CocoaError(code))
                #expect(result.found == before, "point \(points)")
                #expect(
                    result.names == [".cart.lock", "cart.json"], "nothing half written is left")
                #expect(result.warnings.count == 1)
                let sentence = result.warnings.first ?? ""
                // The folder is created first.
                let place =
                    points == 0
                    ? "the folder \(folder.path) can't be used: "
                    : "\(folder.appending(path: "cart.json").path) can't be written: "
                let start = "a change lasts until the app ends, because " + place
                #expect(sentence.hasPrefix(start + reason), "\(sentence)")
            }
        }
    }

    @Test
    func `is left as it is if it can be neither read nor set aside`() async throws {
        try await withTemporaryFolder { folder in
            try folder.write("?", to: "cart.json")
            let files = FileAccess(before: { step, _ in
                if case .write = step { throw CocoaError(.fileWriteNoPermission) }
            })
            var warnings: [String] = []
            let state = launch(folder, files: files) { warnings.append($0) }
                .state("cart", initial: before)
            #expect(state.value == before)
            #expect(warnings.count == 1 && warnings.first?.contains("can't be set aside") == true)
            #expect(throws: StateError.self) { try state.update { $0 = after } }
            #expect(try folder.text(of: "cart.json") == "?")
        }
    }

    @Test
    func `is on the disk before it gets its name, and its name before it is reported`() async throws
    {
        try await withTemporaryFolder { parent in
            try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
            let steps = Guarded<[String]>([])
            let files = FileAccess(before: { step, file in
                let name = file.lastPathComponent
                switch step {
                case .sync: steps.change { $0.append("sync \(name)") }
                case .write: steps.change { $0.append("write \(name)") }
                case .replace: steps.change { $0.append("replace \(name)") }
                case .read, .makeFolder, .remove: break
                }
            })
            let state = launch(parent.appending(path: "Library/state"), files: files)
                .state("cart", initial: before)
            try state.update { $0 = after }
            let folders = ["sync \(parent.lastPathComponent)", "sync Library"]
            let write = [
                "write .cart.new.json", "sync .cart.new.json", "replace cart.json", "sync state",
            ]
            #expect(steps.value == folders + write)
            try state.update { $0 = before }
            #expect(steps.value == folders + write + write)
        }
    }

    @Test(arguments: ["", "state"])
    func `is not changed twice because a name may not be on the disk, and the user is warned`(
        name: String
    ) async throws {
        try await withTemporaryFolder { parent in
            try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
            let unsynced = name.isEmpty ? parent : parent.appending(path: name)
            let files = FileAccess(before: { step, file in
                if step == .sync, file.path == unsynced.path { throw POSIXError(.EIO) }
            })
            var warnings: [String] = []
            let state = launch(parent.appending(path: "state"), files: files) {
                warnings.append($0)
            }.state("cart", initial: before)
            try state.update { $0 = after }
            #expect(warnings.count == 1)
            #expect(warnings.first?.contains("may be lost if the power fails") == true)
        }
    }
}
