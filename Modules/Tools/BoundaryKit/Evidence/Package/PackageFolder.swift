import CommandLineKit
package import Foundation

/// The folder of a Swift package, or of several packages and Xcode projects that form one graph.
public struct PackageFolder: Hashable, Sendable {
    package let url: URL
    /// The time that a manifest and a call of git may take.
    package var limit = Toolchain.limit
    /// The beginnings of the absolute paths of its files, with and without symbolic links.
    private let roots: [String]

    /// Describes a folder that is known to contain a package, or will.
    init(unchecked url: URL) {
        self.url = url.standardizedFileURL
        roots = [self.url.path, self.url.resolvingSymlinksInPath().path].map { $0 + "/" }
    }

    /// Finds the nearest folder above a file, such as `#filePath`, that contains a `Package.swift`.
    /// - Throws: `noPackage` if there is none.
    public init(around file: String) throws(EvidenceError) {
        let folders = URL(filePath: file).deletingLastPathComponent().ancestors
        guard let folder = folders.first(where: Self.holdsManifest) else { throw .noPackage(file) }
        self.init(unchecked: folder)
    }

    /// Describes the folder of a package or, if it contains no `Package.swift`, of several packages
    /// and Xcode projects that form one graph: those in its folders, down to five levels, that are
    /// in no other package.
    /// - Throws: `noPackage` if it contains neither a package nor a project.
    package init(ofPackagesAt url: URL) throws(EvidenceError) {
        self.init(unchecked: url)
        guard holdsPackages else { throw .noPackage(url.path) }
    }

    private var holdsPackages: Bool { Self.holdsManifest(url) || !LocalFolders(in: self).isEmpty }

    static func holdsManifest(_ folder: URL) -> Bool {
        FileManager.default.fileExists(atPath: folder.appending(path: "Package.swift").path)
    }

    // MARK: Files

    func bytes(of file: String) throws(EvidenceError) -> [UInt8] {
        Array(try data(of: url.appending(path: file), as: file))
    }

    /// The contents of a file that can be outside of the folder; `nil` if there is none.
    func dataIfAny(of file: URL) throws(EvidenceError) -> Data? {
        // A link to a file that is missing isn't a missing file.
        let path = file.path(percentEncoded: false)
        guard (try? FileManager.default.attributesOfItem(atPath: path)) != nil else { return nil }
        return try data(of: file, as: name(of: file))
    }

    private func data(of file: URL, as name: String) throws(EvidenceError) -> Data {
        do {
            return try Data(contentsOf: file)
        } catch {
            throw .unreadableFile(name, reason: "can't be read: \(error.fileReason)")
        }
    }

    /// The Swift files in a folder and its subfolders, also linked ones, except in some of those
    /// and in bundles; ordered.
    func sources(in folder: String, except others: [String] = []) -> [String] {
        // SwiftPM looks for no sources in these.
        let bundles: Set<Substring> = [
            "docc", "playground", "xcassets", "xcdatamodel", "xcdatamodeld", "xcmappingmodel",
            "xcodeproj", "xcworkspace",
        ]
        var found = [String]()
        var open = [folder]
        // Links can lead back.
        var known: Set<String> = []
        while let folder = open.popLast() {
            let url = url.appending(folder: folder)
            guard known.insert(url.resolvingSymlinksInPath().path).inserted else { continue }
            for name in url.names where !name.hasPrefix(".") {
                let path = name.inside(folder)
                if !isFolder(path) {
                    if name.hasSuffix(".swift") { found.append(path) }
                } else if !others.contains(path),
                    !bundles.contains(name.split(separator: ".").last ?? "")
                {
                    open.append(path)
                }
            }
        }
        return found.sorted()
    }

    func isFolder(_ path: String) -> Bool { url.appending(folder: path).isFolder }

    /// An absolute path relative to this folder, with or without symbolic links in the folder's
    /// path, and empty for the folder itself; `nil` if it is outside.
    func localPath(of absolute: String) -> String? {
        let folder = absolute + "/"
        // Comparing bytes is many times faster than comparing characters.
        let root = roots.first { folder.utf8.starts(with: $0.utf8) }
        return root.flatMap { String(folder.utf8.dropFirst($0.utf8.count).dropLast()) }
    }

    func name(of file: URL) -> String {
        let absolute = file.standardizedFileURL.path
        return localPath(of: absolute) ?? absolute
    }

    // MARK: Git

    /// The path of the folder in its git repository, such as `Packages/App/`; empty if the folder
    /// is the repository's root, or is in no repository.
    package var pathInRepository: String {
        get async {
            let output = try? await git(["rev-parse", "--show-prefix"], of: "HEAD")
            return output?.trimmingCharacters(in: .newlines) ?? ""
        }
    }

    /// The files that have changed since a revision, are new or are deleted, relative to the
    /// folder.
    package func files(changedSince revision: String) async throws(EvidenceError) -> [String] {
        // Before `git diff`, which compares two files outside a repository.
        let new = try await git(["ls-files", "--others", "--exclude-standard", "-z"], of: revision)
        let diff = ["diff", "--name-only", "--no-renames", "--relative", "-z", "--end-of-options"]
        let changed = try await git(diff + [revision, "--", "."], of: revision)
        let files = [changed, new].flatMap { $0.unicodeScalars.split(separator: "\0") }
        return Set(files.map { String($0) }).sorted()
    }

    /// Gives a function the same folder in a work tree of a revision, which is removed afterwards.
    /// - Parameter files: Patterns of the only files that it reads, if there is one for each.
    func withWorkTree<Value: Sendable>(
        of revision: String, reading files: [String] = [],
        _ body: @escaping @Sendable (PackageFolder) async throws -> Value
    ) async throws -> Value {
        let temporary = try TemporaryFolder()
        let tree = temporary.url.appending(path: "tree").path
        let add = ["worktree", "add", "--quiet", "--no-checkout", "--detach", "--force", tree]
        _ = try await git(add + [revision], of: revision)
        let path = String(await pathInRepository.dropLast())
        var folder = PackageFolder(unchecked: URL(filePath: tree).appending(folder: path))
        folder.limit = limit
        let result = await Task { [folder] in
            let patterns = files.map { ":(glob)" + $0.inside(path) }
            let some = ["-C", tree, "checkout", "--quiet", "HEAD", "--"] + patterns
            // Git takes a pattern without a file for an error.
            if (try? await git(some, of: revision)) == nil || !folder.holdsPackages {
                _ = try await git(["-C", tree, "reset", "--quiet", "--hard"], of: revision)
            }
            guard folder.holdsPackages else {
                throw EvidenceError.unreadableRevision(
                    revision, reason: "it contains no Package.swift and no Xcode project")
            }
            return try await body(folder)
        }.result
        _ = try? await git(["worktree", "remove", "--force", tree], of: revision)
        return try result.get()
    }

    private func git(_ command: [String], of revision: String) async throws(EvidenceError) -> String
    {
        let tool = Tool(command: ["git"] + command, folder: url, limit: limit)
        switch await tool.output() {
        case .success(let output): return String(decoding: output, as: UTF8.self)
        case .failure(.failed(_, let output)): throw .unreadableRevision(revision, reason: output)
        case .failure(let failure): throw .failedTool("\(failure)")
        }
    }
}

extension URL {
    func appending(folder path: String) -> URL { path.isEmpty ? self : appending(path: path) }

    var isFolder: Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
            && isFolder.boolValue
    }

    /// The names of what is in the folder; none if it can't be read.
    var names: [String] {
        (try? FileManager.default.contentsOfDirectory(atPath: path))?.sorted() ?? []
    }

    /// The path from the folder to an absolute one, such as `../Far`.
    func way(to absolute: String) -> String {
        let own = path.split(separator: "/")
        let other = absolute.split(separator: "/")
        let common = zip(own, other).prefix { $0 == $1 }.count
        let up = Array(repeating: "..", count: own.count - common)
        return (up + other.dropFirst(common).map(String.init)).joined(separator: "/")
    }

    var ancestors: [URL] {
        Array(
            sequence(first: standardizedFileURL) { folder in
                folder.pathComponents.count < 2 ? nil : folder.deletingLastPathComponent()
            })
    }
}

extension String {
    /// The name of a target as written after `import`: `my_lib` for `my-lib`, and `_d` for `3d`.
    var moduleName: String {
        var name = String(map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
        if name.first?.isNumber == true { name.replaceSubrange(...name.startIndex, with: "_") }
        return name
    }

    func inside(_ folder: String) -> String {
        folder.isEmpty ? self : isEmpty ? folder : "\(folder)/\(self)"
    }

    func isInside(_ folder: String) -> Bool { folder.isEmpty || hasPrefix(folder + "/") }

    /// The path without `.`, and without `..` where a folder is before it.
    var normalized: String {
        var parts: [Substring] = []
        for part in split(separator: "/") where part != "." {
            if part == "..", let last = parts.last, last != ".." {
                parts.removeLast()
            } else {
                parts.append(part)
            }
        }
        return parts.joined(separator: "/")
    }

    /// The name of a repository by its URL or path, without `.git`.
    var repositoryName: String? {
        split(separator: "/").last.map { String($0.hasSuffix(".git") ? $0.dropLast(4) : $0) }
    }
}
