import Foundation

/// Gives a folder that does not exist yet and removes it afterwards.
@MainActor
func withTemporaryFolder(_ body: @MainActor (URL) async throws -> Void) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    try await body(folder)
}
