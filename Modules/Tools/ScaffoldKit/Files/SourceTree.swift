import CommandLineKit
import Foundation

/// The files of a package. A link is a file, wherever it leads.
struct SourceTree: Sendable {
    /// The folder of the package.
    let root: URL

    init(_ root: URL) { self.root = root.standardizedFileURL }

    func url(_ path: String) -> URL { root.appending(path: path) }
    /// The path of a file or folder of the package.
    func path(_ url: URL) -> String { String(url.path.dropFirst(root.path.count + 1)) }
    /// Whether a file, a folder or a link exists.
    func has(_ path: String) -> Bool { url(path).type != nil }

    /// The text of a file.
    /// - Throws: ``CommandError`` if the file can't be read.
    func text(_ path: String) throws(CommandError) -> String {
        guard let text = String(bytes: try data(path), encoding: .utf8) else {
            throw .data("\(path) can't be read: it isn't a text in UTF-8")
        }
        return text
    }

    private func data(_ path: String) throws(CommandError) -> Data {
        guard has(path) else {
            throw .data(
                "there is no file \(path) in \(root.path); run the command in the folder of an app")
        }
        let type = url(path).resolvingSymlinksInPath().type
        // To read a pipe would wait forever.
        guard type == .typeRegular || type == .typeSymbolicLink || type == nil else {
            let kind = type == .typeDirectory ? "folder" : "device or a pipe"
            throw .data("\(path) can't be read: it is a \(kind)")
        }
        do { return try Data(contentsOf: url(path)) } catch {
            throw .data("\(path) can't be read: \(error.fileReason)")
        }
    }

    /// The paths of all files in a folder, however deep and by default in the whole package, except
    /// for what builds and git keep there; the path itself if it is a file, none if it is missing.
    /// - Throws: ``CommandError`` if a folder can't be read.
    func files(in folder: String = "") throws(CommandError) -> [String] {
        guard let type = url(folder).type else { return [] }
        guard type == .typeDirectory else { return [folder] }
        let names: [String]
        do { names = try FileManager.default.contentsOfDirectory(atPath: url(folder).path) } catch {
            throw .data("\(url(folder).path) can't be read: \(error.fileReason)")
        }
        var files: [String] = []
        for name in names.sorted()
        where ![".git", ".swiftpm"].contains(name) && !name.hasPrefix(".build") {
            files += try self.files(in: folder.isEmpty ? name : "\(folder)/\(name)")
        }
        return files
    }

    /// The lines of a folder's files that contain one of some words, as whole words. What can't be
    /// read has none.
    /// - Parameters:
    ///   - words: The words.
    ///   - folder: The folder; by default the whole package.
    ///   - edited: The texts that files will have, by their paths.
    /// - Throws: ``CommandError`` if a folder can't be read.
    func lines(
        with words: [String], in folder: String = "", edited: [String: String] = [:]
    ) throws(CommandError) -> [(path: String, lines: [Int])] {
        let bytes = words.map { Data($0.utf8) }
        let alternatives = words.map {
            ($0.first?.isLetter == true ? "\\b" : "") + NSRegularExpression.escapedPattern(for: $0)
        }
        let pattern = "(?:\(alternatives.joined(separator: "|")))(?![A-Za-z0-9_-])"
        var found: [(path: String, lines: [Int])] = []
        for path in try files(in: folder) {
            // Most files have no such word, and a regular expression takes long.
            guard let data = try? edited[path].map({ Data($0.utf8) }) ?? data(path),
                bytes.contains(where: { data.range(of: $0) != nil })
            else { continue }
            let lines = String(decoding: data, as: UTF8.self).components(separatedBy: "\n")
                .enumerated().filter { line in
                    words.contains { line.element.contains($0) }
                        && line.element.range(of: pattern, options: .regularExpression) != nil
                }
            if !lines.isEmpty { found.append((path, lines.map { $0.offset + 1 })) }
        }
        return found
    }
}

extension URL {
    /// What is at the URL, which can be a link; `nil` if nothing is there.
    var type: FileAttributeType? {
        let attributes = try? FileManager.default.attributesOfItem(atPath: path)
        return attributes?[.type] as? FileAttributeType
    }
}
