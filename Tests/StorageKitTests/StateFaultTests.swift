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
        in folder: URL, stoppingAfter points: Int, with error: any Error = FaultyFiles.Killed()
    ) throws -> (found: [String], warnings: [String], hasStopped: Bool, names: [String]) {
        try? FileManager.default.removeItem(at: folder)
        try Storage(documents: .memory([:]), folder: StateFolder(folder) { Issue.record("\($0)") })
            .state("cart", initial: before).update { _ in }
        var warnings: [String] = []
        let files = FaultyFiles(stopsAfter: points, with: error)
        let state = Storage(
            documents: .memory([:]),
            folder: StateFolder(folder, files: files.access) { warnings.append($0) }
        ).state("cart", initial: [String]())
        state.updateOrWarn { [after] in $0 = after }
        #expect(state.value == after, "the app continues with the change")
        let found = Storage(
            documents: .memory([:]), folder: StateFolder(folder) { Issue.record("\($0)") }
        ).state("cart", initial: [String]())
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        return (found.value, warnings, files.hasStopped, names)
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
            // Each byte is a point; the last three lie behind the moment in which it is replaced.
            #expect(points > 30 && old == points - 3)
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
    func `is written whole as soon as there is room again`() async throws {
        try await withTemporaryFolder { folder in
            let full = FaultyFiles(stopsAfter: 10, with: CocoaError(.fileWriteOutOfSpace))
            var access = full.access
            let system = FileAccess.system
            access.write = { data, file in
                if full.hasStopped { return try system.write(data, file) }
                try full.access.write(data, file)
            }
            access.makeFolder = system.makeFolder
            access.replace = system.replace
            access.sync = system.sync
            var warnings: [String] = []
            let state = Storage(
                documents: .memory([:]),
                folder: StateFolder(folder, files: access) { warnings.append($0) }
            ).state("cart", initial: before)
            state.updateOrWarn { $0.append("pot") }
            state.updateOrWarn { $0.append("cup") }
            #expect(warnings.count == 1)
            let found = Storage(
                documents: .memory([:]), folder: StateFolder(folder) { Issue.record("\($0)") }
            ).state("cart", initial: [String]())
            #expect(found.value == before + ["pot", "cup"])
        }
    }

    @Test
    func `is left as it is if it can be neither read nor set aside`() async throws {
        try await withTemporaryFolder { folder in
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let file = folder.appending(path: "cart.json")
            try Data("?".utf8).write(to: file)
            var access = FileAccess.system
            access.rename = { _, _ in throw CocoaError(.fileWriteNoPermission) }
            var warnings: [String] = []
            let state = Storage(
                documents: .memory([:]),
                folder: StateFolder(folder, files: access) { warnings.append($0) }
            ).state("cart", initial: before)
            #expect(state.value == before)
            #expect(warnings.count == 1 && warnings.first?.contains("can't be set aside") == true)
            #expect(throws: StateError.self) { try state.update { $0 = after } }
            #expect(try Data(contentsOf: file) == Data("?".utf8))
        }
    }

    @Test
    func `is on the disk before it gets its name, and its name before it is reported`() async throws
    {
        try await withTemporaryFolder { folder in
            let steps = Guarded<[String]>([])
            let system = FileAccess.system
            var access = system
            access.write = { data, file in
                try system.write(data, file)
                steps.change { $0.append("write \(file.lastPathComponent)") }
            }
            access.sync = { file in
                try system.sync(file)
                steps.change {
                    $0.append(
                        "sync \(file.path == folder.path ? "folder" : file.lastPathComponent)")
                }
            }
            access.replace = { file, new in
                try system.replace(file, new)
                steps.change { $0.append("replace \(file.lastPathComponent)") }
            }
            let state = Storage(
                documents: .memory([:]), folder: StateFolder(folder, files: access) { _ in }
            ).state("cart", initial: before)
            try state.update { $0 = after }
            #expect(
                steps.value == [
                    "sync \(folder.deletingLastPathComponent().lastPathComponent)",
                    "write .cart.new.json", "sync .cart.new.json", "replace cart.json",
                    "sync folder",
                ])
        }
    }

    @Test
    func `is not changed twice because its name may not be on the disk, and the user is warned`()
        async throws
    {
        try await withTemporaryFolder { folder in
            let system = FileAccess.system
            var access = system
            access.sync = { file in
                if file.path == folder.path { throw POSIXError(.EIO) }
                try system.sync(file)
            }
            var warnings: [String] = []
            let state = Storage(
                documents: .memory([:]),
                folder: StateFolder(folder, files: access) { warnings.append($0) }
            ).state("cart", initial: before)
            try state.update { $0 = after }
            #expect(warnings.count == 1)
            #expect(warnings.first?.contains("may be lost if the power fails") == true)
        }
    }
}
