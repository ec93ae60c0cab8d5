package import Foundation

extension Error {
    /// Why a file can't be read or written, as the end of a sentence without its full stop. On some
    /// platforms, an error of Foundation has only a number as its text.
    package var fileReason: String {
        let special = "it is a pipe, a device or a socket, and not a file"
        let cause = (self as? CocoaError)?.userInfo[NSUnderlyingErrorKey]
        let system = [self, cause].compactMap { $0 }.compactMap { error -> POSIXErrorCode? in
            if let error = error as? POSIXError { return error.code }
            let error = error as? NSError
            return error?.domain == NSPOSIXErrorDomain
                ? POSIXErrorCode(rawValue: Int32(error?.code ?? 0)) : nil
        }.first
        return switch ((self as? CocoaError)?.code, system) {
        // Foundation doesn't read pipes and devices, and says so in these words.
        case (.fileReadNoPermission?, _) where isAboutSpecialFile: special
        case (.fileNoSuchFile?, _), (.fileReadNoSuchFile?, _), (_, .ENOENT?):
            "there is no such file or folder"
        case (.fileReadNoPermission?, _), (.fileWriteNoPermission?, _), (_, .EACCES?), (_, .EPERM?):
            "you have no permission"
        case (.fileWriteFileExists?, _), (_, .EEXIST?): "a file of this name exists"
        case (.fileWriteOutOfSpace?, _), (_, .ENOSPC?): "the disk is full"
        case (.fileWriteVolumeReadOnly?, _), (_, .EROFS?): "the disk is read-only"
        case (_, .EISDIR?): "it is a folder"
        case (_, .ENXIO?): special
        case (_, .EPIPE?): "nothing reads it any more"
        case (_, .EBADF?): "it is closed"
        case (_, .ENOTDIR?): "a part of its path is a file, not a folder"
        case (_, .ELOOP?): "its symbolic links lead back to themselves"
        case (_, let code?): String(cString: strerror(code.rawValue))
        case (_, nil): localizedDescription
        }
    }

    private var isAboutSpecialFile: Bool {
        guard let error = self as? CocoaError,
            let path = error.filePath ?? error.url?.path(percentEncoded: false)
        else { return false }
        let file = URL(filePath: path).resolvingSymlinksInPath()
        let attributes = try? FileManager.default.attributesOfItem(atPath: file.path)
        let kinds: [FileAttributeType?] = [nil, .typeRegular, .typeDirectory]
        return !kinds.contains(attributes?[.type] as? FileAttributeType)
    }
}

extension Data {
    /// Replaces the contents of a file that others can edit meanwhile, and keeps its mode and the
    /// links to it.
    /// - Parameters:
    ///   - file: The file, or a link to it.
    ///   - old: The contents that the caller has read; `nil` for a file that must not exist yet.
    /// - Throws: ``CommandError`` with ``ExitCode/output`` if the contents are no longer `old`, or
    ///   can't be written.
    package func write(to file: URL, replacing old: Data?) throws(CommandError) {
        let files = FileManager.default
        let name = file.path(percentEncoded: false)
        let target = file.resolvingSymlinksInPath()
        let draft = target.deletingLastPathComponent()
            .appending(path: ".\(target.lastPathComponent).\(UUID().uuidString)")
        let changed = CommandError.output("\(name) has changed meanwhile; run the command again")
        guard (try? Data(contentsOf: target)) == old else { throw changed }
        do {
            guard old != nil else { return try write(to: target, options: .withoutOverwriting) }
            let mode = try files.attributesOfItem(atPath: target.path)[.posixPermissions] ?? 0o644
            try write(to: draft, options: .withoutOverwriting)
            defer { try? files.removeItem(at: draft) }
            try files.setAttributes([.posixPermissions: mode], ofItemAtPath: draft.path)
            // Writing the draft takes time, too.
            guard (try? Data(contentsOf: target)) == old else { throw changed }
            guard rename(draft.path, target.path) == 0 else {
                throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
            }
        } catch {
            throw error as? CommandError
                ?? .output("\(name) can't be written: \(error.fileReason)")
        }
    }
}

/// A new folder for files that are needed for a moment. It is removed at the end of its scope.
package struct TemporaryFolder: ~Copyable, Sendable {
    package let url: URL

    package init() throws(CommandError) {
        url = FileManager.default.temporaryDirectory
            .appending(path: "tools-\(UUID().uuidString)", directoryHint: .isDirectory)
        do {
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        } catch {
            throw .output("\(url.path) can't be created: \(error.fileReason)")
        }
    }

    deinit { try? FileManager.default.removeItem(at: url) }
}
