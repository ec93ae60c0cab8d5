import CommandLineKit
import DesignKitHTML
import Foundation

/// The folder of a website, with a list of the files that belong to it.
///
/// A file belongs to the site as long as it has the bytes that were written, which the list knows
/// by their digests. Everything else in the folder is the user's: it is named, and stays as it is.
///
/// Each file is written beside the list and then renamed, and the list is written before all of
/// them. So a program that is killed leaves whole files, at most one temporary file, and a folder
/// that the next run completes.
struct SiteFolder {
    /// The list.
    struct Manifest: Codable {
        let app: SiteApp
        /// When the site was written: the dates of the sample depend on it.
        let date: Date
        /// What its pages were made of; `nil` as long as it isn't whole.
        var source: String?
        /// The digests of each file, by its path: one, or those of the old and the new content
        /// while a site is written.
        var files: [String: Set<String>]
    }

    private static let manifestName = ".site.json"
    /// The file that is being written, until it is renamed.
    private static let temporaryName = ".site.new"

    private let folder: URL
    private let manager = FileManager.default

    init(_ folder: URL) { self.folder = folder }

    /// Its path as the user wrote it.
    var name: String { folder.relativePath }

    /// The list; `nil` if there is none.
    /// - Throws: ``CommandError`` if it can't be read.
    func manifest() throws(CommandError) -> Manifest? {
        let file = url(of: Self.manifestName)
        guard manager.fileExists(atPath: file.path) else { return nil }
        do {
            let decoder = JSONDecoder()
            decoder.dateDecodingStrategy = .iso8601
            return try decoder.decode(Manifest.self, from: Data(contentsOf: file))
        } catch {
            throw .data(
                "\(file.relativePath) can't be read: it is no list of a site; remove the folder, or "
                    + "choose another one")
        }
    }

    /// Writes the files that differ, and removes those of an earlier site.
    /// - Parameters:
    ///   - source: What the pages were made of.
    ///   - progress: Says how far it is.
    /// - Returns: How many were written and removed, and the pages of an earlier site that stay,
    ///   because someone has changed them.
    /// - Throws: ``CommandError`` if a file can't be written, or if something else is in its place.
    ///   Nothing is written then.
    @MainActor
    func write(
        _ files: [String: Data], of app: SiteApp, at date: Date, from source: String,
        progress: Progress?
    ) throws(CommandError) -> (written: Int, removed: Int, kept: [String]) {
        let lock = try lock()
        defer { withExtendedLifetime(lock) {} }
        let earlier = try manifestToReplace()?.files ?? [:]
        var changed: [String] = []
        for path in files.keys.sorted() {
            let item = item(at: path)
            if item == files[path].map(Item.file) { continue }
            guard item == .nothing || item.isWritten(as: earlier[path]) else {
                throw .output(
                    "\(url(of: path).relativePath) is needed for a page, and 'site' has not written "
                        + "what is there; move it away, or choose another folder")
            }
            changed.append(path)
        }
        let digests = files.mapValues { Set([$0.digest]) }
        try write(Manifest(app: app, date: date, files: earlier.merging(digests) { $0.union($1) }))
        for (number, path) in changed.enumerated() {
            progress?.show("\(number) of \(changed.count) files written")
            try write(files[path] ?? Data(), to: path)
        }
        let old = earlier.keys.filter { files[$0] == nil }.sorted()
        let removed = old.filter { remove($0, writtenAs: earlier[$0] ?? []) }
        try write(Manifest(app: app, date: date, source: source, files: digests))
        return (changed.count, removed.count, old.filter { item(at: $0) != .nothing })
    }

    /// Whether each file of a site is as it was written.
    func isWhole(_ manifest: Manifest) -> Bool {
        manifest.files.allSatisfy { item(at: $0).isWritten(as: $1) }
    }

    /// The list of the site that is replaced; `nil` if there is none yet.
    /// - Throws: ``CommandError`` if the list can't be read, or if there is none in a folder that
    ///   holds something else than what a killed run has left.
    func manifestToReplace() throws(CommandError) -> Manifest? {
        if let manifest = try manifest() { return manifest }
        let content = try? manager.contentsOfDirectory(atPath: folder.path)
        guard
            content?.allSatisfy({ $0 == Self.temporaryName })
                ?? !manager.fileExists(atPath: folder.path)
        else {
            throw .output(
                "\(name) is neither empty nor a site that 'site' has written; choose another folder"
            )
        }
        return nil
    }

    /// Makes the folder if it is missing, and keeps other runs out of it.
    /// - Returns: The lock, which the system releases when the program ends, however it ends.
    private func lock() throws(CommandError) -> FileHandle {
        do {
            try manager.createDirectory(at: folder, withIntermediateDirectories: true)
        } catch {
            throw cannotWrite(folder, error.localizedDescription)
        }
        let descriptor = open(folder.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { throw cannotWrite(folder, String(cString: strerror(errno))) }
        let lock = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        guard flock(descriptor, LOCK_EX | LOCK_NB) != 0 else { return lock }
        throw cannotWrite(
            folder,
            errno == EWOULDBLOCK
                ? "another 'site' is writing there; run this one again when it has ended"
                : String(cString: strerror(errno)))
    }

    private func cannotWrite(_ file: URL, _ reason: String) -> CommandError {
        .output("\(file.relativePath) can't be written: \(reason)")
    }

    private func write(_ manifest: Manifest) throws(CommandError) {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        encoder.dateEncodingStrategy = .iso8601
        guard let data = try? encoder.encode(manifest) else { return }
        try write(data, to: Self.manifestName)
    }

    private func write(_ data: Data, to path: String) throws(CommandError) {
        let file = url(of: path)
        let temporary = url(of: Self.temporaryName)
        // That of a run that was killed, and that of an error.
        unlink(temporary.path)
        defer { unlink(temporary.path) }
        do {
            try manager.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try data.write(to: temporary, options: .withoutOverwriting)
        } catch {
            throw cannotWrite(file, error.localizedDescription)
        }
        guard rename(temporary.path, file.path) == 0 else {
            throw cannotWrite(file, String(cString: strerror(errno)))
        }
    }

    /// Removes a file of an earlier site, and the folders that are empty then. A run that was
    /// killed may have removed the file alone.
    /// - Returns: Whether there was such a file.
    private func remove(_ path: String, writtenAs digests: Set<String>) -> Bool {
        var file = url(of: path)
        let item = item(at: path)
        guard item == .nothing || item.isWritten(as: digests) && unlink(file.path) == 0 else {
            return false
        }
        for _ in path.split(separator: "/").dropLast() {
            file.deleteLastPathComponent()
            // It fails if there is something in it.
            guard rmdir(file.path) == 0 || errno == ENOENT else { break }
        }
        return item != .nothing
    }

    /// What is at a path. A link is something else, and so is what is behind one.
    private enum Item: Equatable {
        case nothing
        case file(Data)
        case other

        /// Whether it is a file with the content that the list knows by a digest.
        func isWritten(as digests: Set<String>?) -> Bool {
            if case .file(let data) = self { digests?.contains(data.digest) == true } else { false }
        }
    }

    private func item(at path: String) -> Item {
        let names = path.split(separator: "/", omittingEmptySubsequences: false)
        guard !names.contains(where: { ["", ".", ".."].contains($0) }) else { return .other }
        for count in 1...names.count {
            let url = url(of: names.prefix(count).joined(separator: "/"))
            guard let attributes = try? manager.attributesOfItem(atPath: url.path) else {
                return .nothing
            }
            let type = attributes[.type] as? FileAttributeType
            if count < names.count, type == .typeDirectory { continue }
            guard count == names.count, type == .typeRegular, let data = try? Data(contentsOf: url)
            else { break }
            return .file(data)
        }
        return .other
    }

    private func url(of path: String) -> URL { folder.appending(path: path) }

    /// The differences between the folder and the files that it should have. Pages that others have
    /// put there count as well.
    func issues(comparedWith files: [String: Data], _ manifest: Manifest) -> [String] {
        let items = files.keys.map { ($0, item(at: $0)) }
        let missing = items.filter { $0.1 == .nothing }.map(\.0)
        let stale = items.filter { $1 != .nothing && $1 != files[$0].map(Item.file) }.map(\.0)
        let paths = manager.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        let extra = paths.filter {
            files[$0] == nil && ($0.hasSuffix(".html") || manifest.files[$0] != nil)
        }
        return list(missing, "missing", "the site needs it")
            + list(stale, "stale", "it differs from what the app shows")
            + list(extra, "extra", "the site doesn't have it")
    }

    private func list(_ paths: [String], _ kind: String, _ reason: String) -> [String] {
        let limit = 20
        return paths.sorted().prefix(limit).map { "\(kind): \($0): \(reason)" }
            + (paths.count > limit ? ["\(kind): \(paths.count - limit) more files"] : [])
    }
}
