public import Foundation

/// The photos that the pages of a host have shown, which are all that it serves.
///
/// A document comes from a backend, and a host serves what its pages show to everyone. So a
/// document reaches PNG files that lie in its own folder itself, and no other file of the machine,
/// whether by a full path, by `..` or by a symbolic link.
@MainActor
public final class Photos {
    /// The photos by the paths of their addresses, such as `/pictures/place-1.png`.
    public private(set) var files: [String: URL] = [:]
    /// The URLs of the photos that no page shows, since they are no PNG files of the folder.
    public private(set) var omitted: Set<String> = []

    private let folder: URL
    private let names: [String]
    private let omit: (String) -> Void

    /// Shows photos of a folder.
    /// - Parameters:
    ///   - folder: The folder of the documents.
    ///   - names: The names of the folders of the host in which they are served.
    ///   - omit: Receives the URL of each photo that isn't shown, once.
    public init(
        in folder: URL, servedAt names: [String], omit: @escaping (String) -> Void = { _ in }
    ) {
        self.folder = folder.resolvingSymlinksInPath()
        self.names = names
        self.omit = omit
    }

    /// Where a page finds a photo.
    /// - Returns: `nil` if it isn't a PNG file of the folder.
    public func address(of url: String) -> HTMLAddress? {
        let named = URL(string: url)
        let name = named?.lastPathComponent ?? ""
        let address = HTMLAddress(path: names + [name])
        let file = folder.appending(path: name)
        guard let named, named.isFileURL, named.pathExtension == "png", !name.contains("/"),
            named.deletingLastPathComponent().resolvingSymlinksInPath().path == folder.path,
            files[address.text] != nil || Self.data(of: file) != nil
        else {
            if omitted.insert(url).inserted { omit(url) }
            return nil
        }
        files[address.text] = file
        return address
    }

    /// Reads a photo that a page has shown.
    /// - Parameter path: The path of its address.
    /// - Returns: `nil` if no page has shown it, if it can't be read any more, or if another kind of
    ///   file has its name now.
    public func data(at path: String) -> Data? { files[path].flatMap(Self.data) }

    /// Reads a file if it is a regular one that begins as a PNG file does. A pipe of that name keeps
    /// nobody waiting, and a symbolic link isn't followed.
    private static func data(of file: URL) -> Data? {
        let descriptor = open(file.path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
            let data = try? handle.readToEnd(),
            // Source: Portable Network Graphics (PNG) Specification, 5.2.
            data.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
        else { return nil }
        return data
    }
}
