import Foundation

@testable import ScaffoldKit

/// The files of this repository that the commands read.
enum RepositoryCopy {
    /// The repository itself.
    static let original = SourceTree(
        URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent())

    /// The features of the package; there can be more or fewer at any time.
    static let features =
        (try? NameList.manifest.names(in: original.text(NameList.manifest.path))) ?? []

    /// Calls a function with a copy, which is gone afterwards.
    static func with(_ body: (SourceTree) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory
            .appending(path: "ScaffoldKitTests-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        for (path, contents) in try contents.get() {
            let copy = folder.appending(path: path)
            try FileManager.default.createDirectory(at: copy, withIntermediateDirectories: true)
            for (name, content) in contents { try content.write(to: copy.appending(path: name)) }
        }
        try body(SourceTree(folder))
    }

    /// The contents of the files by their names, in each folder.
    private static let contents = Result {
        let folders = ["AppContainer", "Modules/Features"]
        let paths =
            folders.flatMap(original.files) + NameList.all.map(\.path)
            + ["docs/security.md", OwnerEdit.path] + original.files(in: "docs/security")
        var contents: [String: [String: Data]] = [:]
        for path in Set(paths) {
            let file = original.root.appending(path: path)
            let folder = String(path.dropLast(file.lastPathComponent.count))
            contents[folder, default: [:]][file.lastPathComponent] = try Data(contentsOf: file)
        }
        return contents
    }
}

extension SourceTree {
    /// The texts of all files by their paths.
    func texts() throws -> [String: String] {
        var texts: [String: String] = [:]
        let prefix = "\(root.path)/"
        for path in files(in: ".").map({ String($0.dropFirst(2)) }) {
            texts[path] = try String(contentsOfFile: prefix + path, encoding: .utf8)
        }
        return texts
    }
}
