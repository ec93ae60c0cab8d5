import CommandLineKit
public import Foundation

/// The folder of a Swift package.
public struct PackageFolder: Hashable, Sendable {
    /// The folder that contains `Package.swift`.
    package let url: URL
    /// Whether the packages inside it on which it depends by a path are read as parts of it.
    private(set) var includesLocalPackages = true
    /// The targets to read instead of Xcode projects.
    let buildGraph: BuildGraph?

    /// Describes the folder of a package.
    /// - Throws: `noPackage` if it contains no `Package.swift`.
    public init(at url: URL) throws(EvidenceError) {
        guard Self.holdsManifest(url) else { throw .noPackage(url.path) }
        self.init(unchecked: url.standardizedFileURL)
    }

    init(unchecked url: URL, buildGraph: BuildGraph? = nil) {
        self.url = url
        self.buildGraph = buildGraph
    }

    /// The folder of the package alone: the packages on which it depends by a path are external.
    package var withoutLocalPackages: PackageFolder {
        var folder = self
        folder.includesLocalPackages = false
        return folder
    }

    /// Finds the nearest folder above a file that contains a `Package.swift`.
    ///
    /// ```swift
    /// let package = try PackageFolder(around: #filePath)
    /// ```
    /// - Throws: `noPackage` if there is none.
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

    /// The bytes of a file, whose path is relative to the package's folder.
    /// - Throws: `unreadableFile` if it can't be read.
    func bytes(of file: String) throws(EvidenceError) -> [UInt8] {
        do {
            return Array(try Data(contentsOf: url.appending(path: file)))
        } catch {
            throw .unreadableFile(file, reason: "can't be read: \(FileReason(error))")
        }
    }

    /// The contents of a file that can be outside of the package's folder.
    /// - Throws: `unreadableFile` if it can't be read.
    func data(of file: URL) throws(EvidenceError) -> Data {
        do {
            return try Data(contentsOf: file)
        } catch {
            throw .unreadableFile(
                name(of: file), reason: "can't be read: \(FileReason(error))")
        }
    }

    /// The contents of a file that can be outside of the package's folder; `nil` if there is none.
    /// - Throws: `unreadableFile` if it can't be read.
    func dataIfAny(of file: URL) throws(EvidenceError) -> Data? {
        // A link to a file that is missing isn't a missing file.
        let path = file.path(percentEncoded: false)
        let exists = (try? FileManager.default.attributesOfItem(atPath: path)) != nil
        return exists ? try data(of: file) : nil
    }

    /// An absolute path relative to the package's folder; `nil` if the file is outside of it.
    func path(of absolute: String) -> String? {
        let root = url.path + "/"
        return absolute.hasPrefix(root) ? String(absolute.dropFirst(root.count)) : nil
    }

    /// The path of a file in findings: relative to the package's folder if it is inside, else
    /// absolute.
    func name(of file: URL) -> String {
        let absolute = file.standardizedFileURL.path
        return path(of: absolute) ?? absolute
    }

    /// Whether a folder contains a manifest.
    static func holdsManifest(_ folder: URL) -> Bool {
        FileManager.default.fileExists(atPath: folder.appending(path: "Package.swift").path)
    }
}
