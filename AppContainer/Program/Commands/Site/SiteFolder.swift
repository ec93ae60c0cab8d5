import CommandLineKit
import Foundation

/// The folder of a website, with a list of the files that belong to it.
///
/// Each file is replaced as a whole, and the list is written before all of them, so a program that is
/// killed leaves whole files, and a folder that the next run completes.
struct SiteFolder {
    /// The list.
    struct Manifest: Codable {
        let app: SiteApp
        var files: [String]
    }

    private static let manifestName = ".site.json"

    private let folder: URL
    private let manager = FileManager.default

    init(_ folder: URL) { self.folder = folder }

    /// Its path as the user wrote it.
    var name: String { folder.relativePath }

    /// The list of the site that is replaced; `nil` if the folder doesn't exist or is empty.
    /// - Throws: `CommandError` if the folder holds something else.
    func manifestToReplace() throws(CommandError) -> Manifest? {
        if let manifest = try manifest() { return manifest }
        var isFolder: ObjCBool = false
        guard manager.fileExists(atPath: folder.path, isDirectory: &isFolder) else { return nil }
        let content = try? manager.contentsOfDirectory(atPath: folder.path)
        guard isFolder.boolValue, content?.isEmpty == true else {
            throw .output(
                "\(name) is neither empty nor a site that 'site' has written; choose another folder"
            )
        }
        return nil
    }

    /// The list of the site that is checked.
    /// - Throws: `CommandError` if there is none.
    func manifestToCheck() throws(CommandError) -> Manifest {
        if let manifest = try manifest() { return manifest }
        throw .data("\(name) is no site that 'site' has written; choose its folder")
    }

    private func manifest() throws(CommandError) -> Manifest? {
        let file = url(of: Self.manifestName)
        guard manager.fileExists(atPath: file.path) else { return nil }
        do {
            return try JSONDecoder().decode(Manifest.self, from: Data(contentsOf: file))
        } catch {
            throw .data("\(file.relativePath) can't be read: it is no list of a site")
        }
    }

    /// Writes the files that differ, and removes those of an earlier site. Files that no site has
    /// written stay.
    func write(
        _ files: [String: Data], of app: SiteApp, replacing before: Manifest?
    ) throws(CommandError) -> (written: Int, removed: Int) {
        let old = Set(before?.files ?? []).subtracting(files.keys)
        try write(Manifest(app: app, files: (Array(files.keys) + old).sorted()))
        var written = 0
        for (path, data) in files.sorted(by: { $0.key < $1.key }) {
            if try write(data, to: path) { written += 1 }
        }
        let removed = old.sorted().filter(remove)
        try write(Manifest(app: app, files: files.keys.sorted()))
        return (written, removed.count)
    }

    private func write(_ manifest: Manifest) throws(CommandError) {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        guard let data = try? encoder.encode(manifest) else { return }
        try write(data, to: Self.manifestName)
    }

    /// - Returns: Whether the file had another content.
    @discardableResult
    private func write(_ data: Data, to path: String) throws(CommandError) -> Bool {
        let file = url(of: path)
        if (try? Data(contentsOf: file)) == data { return false }
        do {
            try manager.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            guard isInside(file) else {
                throw CommandError.output(
                    "\(file.relativePath) is outside of the folder, by a link")
            }
            try data.write(to: file, options: .atomic)
        } catch let error as CommandError {
            throw error
        } catch {
            throw .output("\(file.relativePath) can't be written: \(FileReason(error))")
        }
        return true
    }

    /// Removes a file that the list names, and the folders that are empty then.
    private func remove(_ path: String) -> Bool {
        var file = url(of: path)
        guard !path.split(separator: "/").contains(".."), isInside(file),
            (try? manager.removeItem(at: file)) != nil
        else { return false }
        for _ in path.split(separator: "/").dropLast() {
            file.deleteLastPathComponent()
            guard (try? manager.contentsOfDirectory(atPath: file.path))?.isEmpty == true else {
                break
            }
            try? manager.removeItem(at: file)
        }
        return true
    }

    private func isInside(_ file: URL) -> Bool {
        let root = folder.resolvingSymlinksInPath().path
        return (file.deletingLastPathComponent().resolvingSymlinksInPath().path + "/")
            .hasPrefix(root + "/")
    }

    private func url(of path: String) -> URL { folder.appending(path: path) }
}

extension SiteFolder {
    /// How many files of a kind are listed.
    private static let limit = 20

    /// The differences between the folder and the files that it should have.
    func issues(comparedWith files: [String: Data], _ manifest: Manifest) throws -> [String] {
        var (missing, stale): ([String], [String]) = ([], [])
        for (path, data) in files {
            let found = try? Data(contentsOf: url(of: path))
            if found == nil { missing.append(path) } else if found != data { stale.append(path) }
        }
        let listed = manifest.files.filter { manager.fileExists(atPath: url(of: $0).path) }
        let extra = Set(listed + pages()).subtracting(files.keys)
        return list(missing, "missing", "the site needs it")
            + list(stale, "stale", "it differs from what the app shows")
            + list(Array(extra), "extra", "the site doesn't have it")
    }

    /// Every page in the folder, also of those who put more into it.
    private func pages() -> [String] {
        let paths = manager.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        return paths.filter { $0.hasSuffix(".html") }
    }

    private func list(_ paths: [String], _ kind: String, _ reason: String) -> [String] {
        let more = paths.count - Self.limit
        return paths.sorted().prefix(Self.limit).map { "\(kind): \($0): \(reason)" }
            + (more > 0 ? ["\(kind): \(more) more files"] : [])
    }
}
