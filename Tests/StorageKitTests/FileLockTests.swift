import Foundation
import TestSupport
import Testing

@testable import StorageKit

struct `A lock on a file` {
    @Test
    func `is free after its release, though a child process holds a copy of its descriptor`()
        async throws
    {
        try await withTemporaryFolder { folder in
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let file = folder.appending(path: "lock")
            let lock = try #require(try FileLock(file))
            #expect(try FileLock(file) == nil)
            // What a child process has between its fork and the start of its program.
            let copy = try dup(#require(lock.descriptor))
            defer { close(copy) }
            lock.release()
            #expect(try FileLock(file) != nil)
        }
    }

    @Test
    func `of a process that writes a state isn't waited for to remove what a killed one left`()
        async throws
    {
        try await withTemporaryFolder { folder in
            let files = FileAccess(pause: { _ in Issue.record("it waits") })
            let states = StateFolder(folder, files: files) { Issue.record("\($0)") }
            let lock = try states.lock("cart", waits: false)
            try folder.write("{", to: ".cart.new.json")
            states.removeLeftover(of: "cart")
            #expect(try folder.names() == [".cart.lock", ".cart.new.json"])
            lock.release()
            states.removeLeftover(of: "cart")
            #expect(try folder.names() == [".cart.lock"])
        }
    }
}
