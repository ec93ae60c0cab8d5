package import Foundation

/// Calls a closure with a folder that doesn't exist, and removes the folder afterwards.
@MainActor @discardableResult
package func withTemporaryFolder<Result>(
    _ body: @MainActor (URL) async throws -> Result
) async throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try await body(folder)
}
