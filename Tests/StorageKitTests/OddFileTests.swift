import Foundation
import TestSupport
import Testing

@testable import StorageKit

/// What isn't a file may have the name of one. Nothing of it stops the app.
@Suite(.timeLimit(.minutes(10)))
@MainActor
struct `In the place of a file` {
    enum Thing: CaseIterable {
        case pipe, folder, loop

        var reason: String {
            switch self {
            case .pipe: "there is a pipe, a device or a socket in its place"
            case .folder: "there is a folder in its place"
            case .loop: "there is a link in its place that can't be followed"
            }
        }

        func put(at file: URL) throws {
            let folder = file.deletingLastPathComponent()
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            switch self {
            case .pipe: #expect(mkfifo(file.path, 0o600) == 0)
            case .folder:
                try FileManager.default.createDirectory(at: file, withIntermediateDirectories: true)
            case .loop:
                try FileManager.default.createSymbolicLink(at: file, withDestinationURL: file)
            }
        }
    }

    @Test(arguments: Thing.allCases)
    func `of a state, it stays and is named`(thing: Thing) async throws {
        try await withTemporaryFolder { folder in
            let file = folder.appending(path: "cart.json")
            try thing.put(at: file)
            var warnings: [String] = []
            let state = launch(folder) { warnings.append($0) }.state("cart", initial: ["tea"])
            let error = #expect(throws: StateError.self) { try state.update { $0.append("cup") } }
            #expect(
                error?.description.contains("cart.json can't be read: \(thing.reason). ") == true)
            #expect(error?.description.contains("ry again") == false, "a request adds it")
            #expect(warnings.count == 1)
            #expect(try FileManager.default.attributesOfItem(atPath: file.path).isEmpty == false)
        }
    }

    @Test(arguments: Thing.allCases)
    func `of a document, it is named`(thing: Thing) async throws {
        try await withTemporaryFolder { folder in
            try thing.put(at: folder.appending(path: "tea.json"))
            let error = await #expect(throws: DocumentError.self) {
                _ = try await Documents.folder(folder).decode("tea", as: [Int].self)
            }
            #expect(error?.description == "tea.json: it can't be read: \(thing.reason)")
        }
    }

    @Test
    func `of a lock, a folder is named with the path of the lock`() async throws {
        try await withTemporaryFolder { folder in
            let lock = folder.appending(path: ".cart.lock")
            try Thing.folder.put(at: lock)
            let state = launch(folder) { _ in }.state("cart", initial: ["tea"])
            let error = #expect(throws: StateError.self) { try state.update { $0.append("cup") } }
            #expect(
                error?.description
                    == "\(folder.path)/cart.json can't be written because of its lock, "
                    + "\(lock.path): there is a folder in its place. Move the folder elsewhere")
        }
    }
}
