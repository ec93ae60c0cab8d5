public import Foundation

/// A photo that is a PNG file, and that a host serves under its name.
///
/// A document comes from a backend, and a host serves what its pages show to everyone. So a
/// document reaches PNG files that lie in its own folder itself, and no other file of the machine,
/// whether by a full path, by `..` or by a symbolic link.
public struct PhotoFile: Sendable {
    private let file: URL

    /// The photo with a URL; `nil` if it isn't a PNG file of a folder.
    /// - Parameters:
    ///   - url: The URL that a document has.
    ///   - folder: The folder of the documents.
    public init?(_ url: String, in folder: URL) {
        let folder = folder.resolvingSymlinksInPath()
        guard let named = URL(string: url), named.isFileURL, named.pathExtension == "png",
            !named.lastPathComponent.contains("/"),
            named.deletingLastPathComponent().resolvingSymlinksInPath().path == folder.path
        else { return nil }
        file = folder.appending(path: named.lastPathComponent)
        guard open() != nil else { return nil }
    }

    /// Such as `place-1.png`.
    public var name: String { file.lastPathComponent }

    /// Reads the photo.
    /// - Returns: `nil` if it can't be read any more, or if another kind of file has its name now.
    public func data() -> Data? {
        guard let file = open(), (try? file.seek(toOffset: 0)) != nil else { return nil }
        return try? file.readToEnd()
    }

    /// Opens the file if it is a regular one that begins as a PNG file does. A pipe of that name
    /// keeps nobody waiting, and a symbolic link isn't followed.
    private func open() -> FileHandle? {
        // Source: Portable Network Graphics (PNG) Specification, 5.2.
        let signature = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
        let flags = O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC
        let descriptor = Foundation.open(file.path, flags)
        guard descriptor >= 0 else { return nil }
        let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
            (try? handle.read(upToCount: signature.count)) == signature
        else { return nil }
        return handle
    }
}
