import CommandLineKit
public import Foundation

/// The folder of a Swift package, or of several packages and Xcode projects that form one graph.
public struct PackageFolder: Hashable, Sendable {
    /// The folder.
    package let url: URL
    /// The time limit for each start of SwiftPM and git.
    package var limit = ToolRunner.limit
    /// Its path, with and without symbolic links.
    private let roots: [String]

    /// Describes the folder of a package.
    /// - Throws: `noPackage` if it contains no `Package.swift`.
    public init(at url: URL) throws(EvidenceError) {
        guard Self.holdsManifest(url) else { throw .noPackage(url.path) }
        self.init(unchecked: url)
    }

    init(unchecked url: URL) {
        self.url = url.standardizedFileURL
        roots = [self.url.path, self.url.resolvingSymlinksInPath().path]
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
                self.init(unchecked: folder)
                return
            }
        } while folder.pathComponents.count > 1
        throw .noPackage(file)
    }

    /// Describes the folder of a package or, if it contains no `Package.swift`, of several packages
    /// and Xcode projects that form one graph: those in its folders, down to five levels, that are in
    /// no other package.
    ///
    /// ```swift
    /// let app = try PackageFolder(ofPackagesAt: root)   // Packages/Shop, Packages/Chat
    /// ```
    /// - Throws: `noPackage` if it contains neither a package nor a project.
    package init(ofPackagesAt url: URL) throws(EvidenceError) {
        self.init(unchecked: url)
        if !Self.holdsManifest(url), LocalFolders(in: self).isEmpty { throw .noPackage(url.path) }
    }

    /// Whether a folder contains a manifest.
    static func holdsManifest(_ folder: URL) -> Bool {
        FileManager.default.fileExists(atPath: folder.appending(path: "Package.swift").path)
    }

    // MARK: Files

    /// The bytes of a file, whose path is relative to the folder.
    /// - Throws: `unreadableFile` if it can't be read.
    func bytes(of file: String) throws(EvidenceError) -> [UInt8] {
        do {
            return Array(try Data(contentsOf: url.appending(path: file)))
        } catch {
            throw .unreadableFile(file, reason: "can't be read: \(FileReason(error))")
        }
    }

    /// The contents of a file that can be outside of the folder; `nil` if there is none.
    /// - Throws: `unreadableFile` if it can't be read.
    func dataIfAny(of file: URL) throws(EvidenceError) -> Data? {
        // A link to a file that is missing isn't a missing file.
        let path = file.path(percentEncoded: false)
        guard (try? FileManager.default.attributesOfItem(atPath: path)) != nil else { return nil }
        do {
            return try Data(contentsOf: file)
        } catch {
            throw .unreadableFile(name(of: file), reason: "can't be read: \(FileReason(error))")
        }
    }

    /// The files in a folder and its subfolders, also linked ones, except in some of those and in
    /// bundles; ordered.
    func files(
        in folder: String, except others: [String], isIncluded: (String) -> Bool
    ) -> [String] {
        var (found, open) = ([String](), [folder])
        // Links can lead back.
        var known: Set<String> = []
        while let folder = open.popLast() {
            let url = url.appending(folder: folder)
            guard known.insert(url.resolvingSymlinksInPath().path).inserted else { continue }
            let names = try? FileManager.default.contentsOfDirectory(atPath: url.path)
            for name in names ?? [] where !name.hasPrefix(".") {
                let path = name.inside(folder)
                if !isFolder(path) {
                    if isIncluded(path) { found.append(path) }
                } else if !others.contains(path), !Self.isBundle(name) {
                    open.append(path)
                }
            }
        }
        return found.sorted()
    }

    /// Whether a folder is one in which SwiftPM looks for no sources, by its name.
    private static func isBundle(_ name: String) -> Bool {
        name.split(separator: ".").last.map { bundles.contains($0) } ?? false
    }

    /// The extensions of folders in which SwiftPM looks for no sources.
    private static let bundles: Set<Substring> = [
        "docc", "playground", "xcassets", "xcdatamodel", "xcdatamodeld", "xcmappingmodel",
        "xcodeproj", "xcworkspace",
    ]

    /// Whether a path, which can be empty, is that of a folder.
    func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        let path = url.appending(folder: path).path
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
            && isFolder.boolValue
    }

    /// An absolute path relative to this folder, with or without symbolic links in the folder's
    /// path, and empty for the folder itself; `nil` if it is outside.
    func localPath(of absolute: String) -> String? {
        for root in roots {
            if absolute == root { return "" }
            // Comparing bytes is many times faster than comparing characters.
            guard absolute.utf8.starts(with: root.utf8) else { continue }
            let rest = absolute.utf8.dropFirst(root.utf8.count)
            if rest.first == UInt8(ascii: "/") { return String(rest.dropFirst()) }
        }
        return nil
    }

    /// The path of a file in findings: relative to the folder if it is inside, else absolute.
    func name(of file: URL) -> String {
        let absolute = file.standardizedFileURL.path
        return localPath(of: absolute) ?? absolute
    }

    // MARK: Git

    /// The path of the folder in its git repository, such as `Packages/App/`; empty if the folder is
    /// the repository's root, or is in no repository.
    package var pathInRepository: String {
        get async {
            let output = try? await git(["rev-parse", "--show-prefix"], of: "HEAD")
            return output?.trimmingCharacters(in: .newlines) ?? ""
        }
    }

    /// The files that have changed since a revision, are new or are deleted, relative to the folder.
    /// - Parameter revision: A commit as git names it, such as `main` or `HEAD~3`.
    /// - Throws: `unreadableRevision` if git doesn't know the revision.
    package func files(changedSince revision: String) async throws(EvidenceError) -> [String] {
        // Before `git diff`, which compares two files outside a repository.
        let new = try await git(
            ["ls-files", "--others", "--exclude-standard", "-z"], of: revision)
        let changed = try await git(
            [
                "diff", "--name-only", "--no-renames", "--relative", "-z", "--end-of-options",
                revision, "--", ".",
            ], of: revision)
        let files = [changed, new].flatMap { $0.unicodeScalars.split(separator: "\0") }
        return Set(files.map { String($0) }).sorted()
    }

    /// Gives a function the same folder in a work tree of a revision, which is removed afterwards.
    /// - Throws: `unreadableRevision` if git doesn't know the revision, or what the function throws.
    func withWorkTree<Value: Sendable>(
        of revision: String, _ body: @Sendable (PackageFolder) async throws -> Value
    ) async throws -> Value {
        let temporary = try TemporaryFolder()
        defer { temporary.remove() }
        let tree = temporary.url.appending(path: "tree")
        _ = try await git(
            ["worktree", "add", "--quiet", "--detach", "--force", tree.path, revision],
            of: revision)
        var folder = PackageFolder(
            unchecked: tree.appending(folder: String(await pathInRepository.dropLast())))
        folder.limit = limit
        let result: Result<Value, any Error>
        do {
            guard Self.holdsManifest(folder.url) || !LocalFolders(in: folder).isEmpty else {
                throw EvidenceError.unreadableRevision(
                    revision, reason: "it contains no Package.swift and no Xcode project")
            }
            result = .success(try await body(folder))
        } catch {
            result = .failure(error)
        }
        _ = try? await git(["worktree", "remove", "--force", tree.path], of: revision)
        return try result.get()
    }

    private func git(
        _ arguments: [String], of revision: String
    ) async throws(EvidenceError) -> String {
        let tool = Tool(command: ["git"] + arguments, folder: url, limit: limit)
        switch await tool.output() {
        case .success(let output): return String(decoding: output, as: UTF8.self)
        case .failure(.failed(_, let output)):
            throw .unreadableRevision(revision, reason: output)
        case .failure(let failure): throw .failedTool("\(failure)")
        }
    }

    // MARK: Owners

    /// The owners of modules, by the `CODEOWNERS` at the places where hosting sites look for it, in
    /// the folder or in the repository around it; `nil` if there is no such file.
    var owners: CodeOwners? {
        let parents = Array(
            sequence(first: url) { folder in
                folder.pathComponents.count < 2 ? nil : folder.deletingLastPathComponent()
            })
        let top = parents.firstIndex { folder in
            FileManager.default.fileExists(atPath: folder.appending(path: ".git").path)
        }
        let around = parents.prefix((top ?? 0) + 1)
        for folder in around {
            for path in [".github/CODEOWNERS", "CODEOWNERS", "docs/CODEOWNERS"] {
                guard
                    let text = try? String(
                        contentsOf: folder.appending(path: path), encoding: .utf8)
                else { continue }
                let prefix = url.path.dropFirst(folder.path.count).drop { $0 == "/" }
                return CodeOwners(text, in: String(prefix))
            }
        }
        return nil
    }
}

extension URL {
    /// A folder in this one; this one if the path is empty.
    func appending(folder path: String) -> URL { path.isEmpty ? self : appending(path: path) }
}
