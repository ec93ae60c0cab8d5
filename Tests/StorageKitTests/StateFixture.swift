import Foundation
import Testing

@testable import StorageKit

/// A launch of an app that keeps its state in a folder.
@MainActor
func launch(
    _ folder: URL, isShared: Bool = true, disk: FileAccess = FileAccess(),
    warn: @escaping (String) -> Void = { Issue.record("\($0)") }
) -> Storage {
    Storage(
        documents: .memory([:]),
        folder: StateFolder(folder, disk: disk, isShared: isShared, warn: warn))
}

extension URL {
    /// Writes a file into a folder, which it creates.
    func write(_ text: String, to name: String) throws {
        try FileManager.default.createDirectory(at: self, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: appending(path: name))
    }

    /// The text of a file in a folder.
    func text(of name: String) throws -> String {
        String(decoding: try Data(contentsOf: appending(path: name)), as: UTF8.self)
    }

    /// The names of the files in a folder.
    func names() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: path).sorted()
    }
}
