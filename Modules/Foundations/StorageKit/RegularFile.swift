package import Foundation

/// Reads files whose content others may have chosen. A pipe or a device in the place of a file is an
/// error, and doesn't stop the app until someone writes into it.
package enum RegularFile {
    /// The content of a file.
    /// - Parameters:
    ///   - file: The file, or a link to it.
    ///   - limit: The largest number of bytes that is read; all if `nil`.
    /// - Throws: `POSIXError`: `EISDIR` for a folder, `ENXIO` for what is neither a file nor a
    ///   folder, `ELOOP` for links that form a loop.
    package static func data(of file: URL, upTo limit: Int? = nil) throws(POSIXError) -> Data {
        let descriptor = open(file.path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { throw POSIXError.current }
        let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw POSIXError.current }
        switch status.st_mode & S_IFMT {
        case S_IFREG: break
        case S_IFDIR: throw POSIXError(.EISDIR)
        default: throw POSIXError(.ENXIO)
        }
        do {
            guard let limit else { return try handle.readToEnd() ?? Data() }
            return try handle.read(upToCount: limit) ?? Data()
        } catch {
            throw FileIssue(error: error).code.map { POSIXError($0) } ?? POSIXError(.EIO)
        }
    }
}
