package import Foundation

/// Writes files that others can edit meanwhile.
package enum FileReplacement {
    /// Replaces the contents of a file, and keeps its mode and the links to it.
    /// - Parameters:
    ///   - data: The new contents.
    ///   - file: The file, or a symbolic link to it.
    ///   - old: The contents when the file was read; `nil` if it didn't exist.
    /// - Throws: ``CommandError`` with the code ``ExitCode/output`` if the contents have changed
    ///   since, or can't be written.
    package static func write(
        _ data: Data, to file: URL, replacing old: Data?
    ) throws(CommandError) {
        let name = file.path(percentEncoded: false)
        let target = file.resolvingSymlinksInPath()
        let path = target.path(percentEncoded: false)
        let draft = target.deletingLastPathComponent()
            .appending(path: ".\(target.lastPathComponent).\(UUID().uuidString)")
        let changed = CommandError.output("\(name) has changed meanwhile; run the command again")
        guard (try? Data(contentsOf: target)) == old else { throw changed }
        do {
            guard old != nil else {
                return try data.write(to: target, options: .withoutOverwriting)
            }
            let attributes = try FileManager.default.attributesOfItem(atPath: path)
            try data.write(to: draft, options: .withoutOverwriting)
            defer { try? FileManager.default.removeItem(at: draft) }
            try FileManager.default.setAttributes(
                [.posixPermissions: attributes[.posixPermissions] ?? 0o644],
                ofItemAtPath: draft.path(percentEncoded: false))
            // Writing the draft takes time, too.
            guard (try? Data(contentsOf: target)) == old else { throw changed }
            guard rename(draft.path(percentEncoded: false), path) == 0 else {
                throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
            }
        } catch let error as CommandError {
            throw error
        } catch {
            throw .output("\(name) can't be written: \(FileReason(error))")
        }
    }
}
