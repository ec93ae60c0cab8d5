import Foundation

extension FileAccess {
    /// The files of this machine.
    static let system = FileAccess(
        read: { file in
            do throws(POSIXError) {
                return try RegularFile.data(of: file)
            } catch {
                guard [.ENOENT, .ENOTDIR].contains(error.code) else { throw error }
                return nil
            }
        },
        names: { (try? FileManager.default.contentsOfDirectory(atPath: $0.path)) ?? [] },
        makeFolder: { try systemMakeFolder($0) },
        lock: { try FileLock($0) },
        pause: { Thread.sleep(forTimeInterval: $0 / .seconds(1)) },
        write: { data, file in
            let handle = try create(file)
            try handle.write(contentsOf: data)
            try handle.close()
        },
        sync: { try systemSync($0) },
        replace: { file, new in
            // Foundation has nothing that replaces in one step on every platform (POSIX, rename).
            if Foundation.rename(new.path, file.path) != 0 { throw POSIXError.current }
        },
        rename: { file, name in
            // No call renames without replacing on every platform, so reserve the name first.
            try create(name).close()
            if Foundation.rename(file.path, name.path) != 0 {
                let error = POSIXError.current
                unlink(name.path)
                throw error
            }
        },
        remove: { unlink($0.path) })

    private static func systemMakeFolder(_ folder: URL) throws -> [URL] {
        if isFolder(folder) { return [] }
        if mkdir(folder.path, 0o700) == 0 { return [folder] }
        var (created, error) = ([URL](), POSIXError.current)
        let parent = folder.deletingLastPathComponent()
        if error.code == .ENOENT, parent.path != folder.path {
            created = try systemMakeFolder(parent)
            if mkdir(folder.path, 0o700) == 0 { return created + [folder] }
            error = POSIXError.current
        }
        // Another process may have created it at this moment.
        if !isFolder(folder) { throw error }
        return created
    }

    private static func systemSync(_ file: URL) throws {
        let descriptor = open(file.path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw POSIXError.current }
        defer { close(descriptor) }
        guard fsync(descriptor) != 0 else { return }
        let error = POSIXError.current
        // Some file systems of a network can't wait for a folder.
        if ![EINVAL, ENOTSUP, EOPNOTSUPP].contains(error.code.rawValue) { throw error }
    }

    /// Opens a new file that only the user may read and write.
    private static func create(_ file: URL) throws -> FileHandle {
        let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
        let descriptor = open(file.path, flags, 0o600)
        guard descriptor >= 0 else { throw POSIXError.current }
        return FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    }

    private static func isFolder(_ file: URL) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder)
            && isFolder.boolValue
    }
}
