import CommandLineKit
package import Foundation

/// The files of a package. A link is a file, wherever it leads.
package struct SourceTree: Sendable {
    /// The folder of the package.
    let root: URL

    /// Reads the files of a folder.
    package init(_ root: URL) { self.root = root }

    /// Whether a file, a folder or a link exists.
    func has(_ path: String) -> Bool { url(path).type != nil }

    /// The text of a file.
    /// - Throws: ``CommandError`` if the file can't be read.
    func text(_ path: String) throws(CommandError) -> String {
        guard has(path) else {
            throw .data(
                "there is no file \(path) in \(root.path); run the command in the folder of the "
                    + "package")
        }
        let type = url(path).resolvingSymlinksInPath().type
        // To read a pipe would wait forever.
        guard type == .typeRegular || type == .typeSymbolicLink || type == nil else {
            throw .data(
                "\(path) can't be read: it is a \(type == .typeDirectory ? "folder" : "device or a pipe")"
            )
        }
        do {
            let data = try Data(contentsOf: url(path))
            guard let text = String(validating: data, as: UTF8.self) else {
                throw CommandError.data("it isn't a text in UTF-8")
            }
            return text
        } catch let error as CommandError {
            throw .data("\(path) can't be read: \(error)")
        } catch {
            throw .data("\(path) can't be read: \(FileReason(error))")
        }
    }

    /// The paths of all files in a folder, however deep; none if there is no folder.
    /// - Throws: ``CommandError`` if a folder can't be read.
    func files(in folder: String) throws(CommandError) -> [String] {
        try files(in: folder) { _ in true }
    }

    /// The paths of the files with an ending, except for those of hidden folders.
    /// - Throws: ``CommandError`` if a folder can't be read.
    func sources(in folder: String, ending: String = ".swift") throws(CommandError)
        -> [String]
    {
        try files(in: folder) { !$0.hasPrefix(".") }
            .filter { $0.hasSuffix(ending) && url($0).isFile }
    }

    private func files(
        in folder: String, where isIncluded: (_ name: String) -> Bool
    ) throws(CommandError) -> [String] {
        guard let type = url(folder).type else { return [] }
        guard type == .typeDirectory else { return [folder] }
        let names: [String]
        do {
            names = try FileManager.default.contentsOfDirectory(atPath: url(folder).path)
        } catch {
            throw .data("\(folder) can't be read: \(FileReason(error))")
        }
        var files: [String] = []
        for name in names.sorted() where isIncluded(name) {
            files += try self.files(in: "\(folder)/\(name)", where: isIncluded)
        }
        return files
    }

    /// Where the Swift files of a folder contain one of some texts, with the line that does.
    /// - Throws: ``CommandError`` if a file can't be read.
    func places(
        of texts: [String], in folder: String
    ) throws(CommandError) -> [(place: String, text: String, line: String)] {
        var places: [(place: String, text: String, line: String)] = []
        for path in try sources(in: folder) {
            let source = try text(path)
            let texts = texts.filter { source.contains($0) }
            if texts.isEmpty { continue }
            for (index, line) in source.components(separatedBy: "\n").enumerated() {
                for text in texts where line.contains(text) {
                    places.append((place: "\(path):\(index + 1)", text: text, line: line))
                }
            }
        }
        return places
    }

    func url(_ path: String) -> URL { root.appending(path: path) }
}
