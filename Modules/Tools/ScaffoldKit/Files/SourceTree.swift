package import CommandLineKit
package import Foundation

/// The files of a package.
package struct SourceTree: Sendable {
    /// The folder of the package.
    package let root: URL

    /// Reads the files of a folder.
    package init(_ root: URL) { self.root = root }

    /// Whether a file or a folder exists.
    package func has(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: root.appending(path: path).path)
    }

    /// The text of a file.
    /// - Throws: ``CommandError`` if the file can't be read.
    package func text(_ path: String) throws(CommandError) -> String {
        do {
            return try String(contentsOf: root.appending(path: path), encoding: .utf8)
        } catch {
            throw .data(
                """
                \(path) can't be read: \(FileReason(error)); run the command in the \
                folder of MomentsApp
                """)
        }
    }

    /// The paths of all files in a folder, however deep; none if there is no folder.
    package func files(in folder: String) -> [String] {
        let names = try? FileManager.default.subpathsOfDirectory(
            atPath: root.appending(path: folder).path)
        return (names ?? []).map { "\(folder)/\($0)" }.filter { !isFolder($0) }.sorted()
    }

    /// Where the Swift files of a folder contain one of some texts, with the line that does.
    package func places(
        of texts: [String], in folder: String
    ) throws(CommandError) -> [(place: String, text: String, line: String)] {
        var places: [(place: String, text: String, line: String)] = []
        for path in files(in: folder)
        where path.hasSuffix(".swift") && !path.contains("/.build/") {
            let lines = try text(path).components(separatedBy: "\n")
            for (index, line) in lines.enumerated() {
                for text in texts where line.contains(text) {
                    places.append((place: "\(path):\(index + 1)", text: text, line: line))
                }
            }
        }
        return places
    }

    private func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        let file = root.appending(path: path).path
        return FileManager.default.fileExists(atPath: file, isDirectory: &isFolder)
            && isFolder.boolValue
    }
}
