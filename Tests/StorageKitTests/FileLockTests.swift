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
}
