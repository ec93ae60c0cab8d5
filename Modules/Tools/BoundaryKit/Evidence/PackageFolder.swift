public import Foundation

/// The folder of a Swift package.
public struct PackageFolder: Hashable, Sendable {
    /// The folder that `Package.swift` is in.
    public let url: URL

    /// Takes a folder for that of a package.
    /// - Throws: `noPackage` if there is no `Package.swift` in it.
    public init(at url: URL) throws(EvidenceError) {
        guard Self.holdsManifest(url) else { throw .noPackage(url.path) }
        self.init(unchecked: url.standardizedFileURL)
    }

    init(unchecked url: URL) {
        self.url = url
    }

    /// The nearest folder above a file that holds a `Package.swift`.
    ///
    /// ```swift
    /// let package = try PackageFolder(around: #filePath)
    /// ```
    /// - Throws: `noPackage` if none does.
    public init(around file: String) throws(EvidenceError) {
        var folder = URL(filePath: file).standardizedFileURL
        repeat {
            folder = folder.deletingLastPathComponent()
            if Self.holdsManifest(folder) {
                try self.init(at: folder)
                return
            }
        } while folder.pathComponents.count > 1
        throw .noPackage(file)
    }

    /// The bytes of a file, named by its path from the package's folder.
    /// - Throws: `unreadableFile`.
    func bytes(of file: String) throws(EvidenceError) -> [UInt8] {
        do {
            return Array(try Data(contentsOf: url.appending(path: file)))
        } catch {
            throw .unreadableFile(file, reason: "cannot be read: \(error.localizedDescription)")
        }
    }

    /// A path from the package's folder; `nil` if it leads elsewhere.
    func path(of absolute: String) -> String? {
        let root = url.path + "/"
        return absolute.hasPrefix(root) ? String(absolute.dropFirst(root.count)) : nil
    }

    /// A file as findings name it: by its path from the package's folder if it is in there.
    func name(of file: URL) -> String {
        let absolute = file.standardizedFileURL.path
        return path(of: absolute) ?? absolute
    }

    private static func holdsManifest(_ folder: URL) -> Bool {
        FileManager.default.fileExists(atPath: folder.appending(path: "Package.swift").path)
    }
}
