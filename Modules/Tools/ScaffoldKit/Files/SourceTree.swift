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
        try files(in: folder) { _, _ in true }
    }

    /// The paths of the files with an ending, except for those of hidden folders and of other packages.
    /// - Throws: ``CommandError`` if a folder can't be read.
    func sources(in folder: String, ending: String = ".swift") throws(CommandError)
        -> [String]
    {
        try files(in: folder) { name, path in
            !name.hasPrefix(".") && !has("\(path)/Package.swift")
        }
        .filter { $0.hasSuffix(ending) && url($0).isFile }
    }

    /// The paths of the Swift files of the package, except for those of hidden folders, of other packages
    /// in its folder, and of tests.
    /// - Throws: ``CommandError`` if a folder can't be read.
    func sources() throws(CommandError) -> [String] {
        var sources: [String] = []
        for name in folders(in: "") where name != "Tests" && !has("\(name)/Package.swift") {
            sources += try self.sources(in: name)
        }
        return sources
    }

    /// The names of the files and folders in a folder, by default at the top of the package.
    /// - Throws: ``CommandError`` if the folder can't be read.
    func names(in folder: String = "") throws(CommandError) -> [String] {
        do {
            return try FileManager.default.contentsOfDirectory(atPath: url(folder).path).sorted()
        } catch {
            throw .data("\(url(folder).path) can't be read: \(FileReason(error))")
        }
    }

    /// The names of the folders in a folder, except for hidden ones and for links.
    func folders(in folder: String) -> [String] {
        ((try? names(in: folder)) ?? []).filter { name in
            !name.hasPrefix(".") && url(folder).appending(path: name).type == .typeDirectory
        }
    }

    private func files(
        in folder: String, where isIncluded: (_ name: String, _ path: String) -> Bool
    ) throws(CommandError) -> [String] {
        guard let type = url(folder).type else { return [] }
        guard type == .typeDirectory else { return [folder] }
        var files: [String] = []
        for name in try names(in: folder) where isIncluded(name, "\(folder)/\(name)") {
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
