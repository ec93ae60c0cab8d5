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

    /// The app of the repository.
    static let app = Result { try AppLayout(of: original) }

    /// Calls a function with a copy, which is gone afterwards.
    static func with(_ body: (SourceTree) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory
            .appending(path: "ScaffoldKitTests-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        for path in folders + files {
            try copy(original.root.appending(path: path), to: folder.appending(path: path))
        }
        try body(SourceTree(folder))
    }

    /// Copies a file, or a folder without what examples and exercises have built.
    private static func copy(_ original: URL, to copy: URL) throws {
        try FileManager.default.createDirectory(
            at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
        guard !original.isFile else {
            return try FileManager.default.copyItem(at: original, to: copy)
        }
        try FileManager.default.createDirectory(at: copy, withIntermediateDirectories: true)
        let names = try FileManager.default.contentsOfDirectory(atPath: original.path)
        for name in names where name != ".build" {
            try self.copy(original.appending(path: name), to: copy.appending(path: name))
        }
    }

    private static let folders = ["AppContainer", "Modules/Features", "docs", ".ci", ".github"]
    /// The files in other folders.
    private static let files = [
        "Package.swift", ".boundaries.json", "README.md", "README.zh-Hans.md",
        "Tests/AppleAdapters/Package.swift",
    ]
}

extension SourceTree {
    /// The texts of all files by their paths. A picture is a text, too, which is as good to compare.
    func texts() throws -> [String: String] {
        var texts: [String: String] = [:]
        let prefix = "\(root.path)/"
        for path in try files(in: ".").map({ String($0.dropFirst(2)) })
        where url(path).isFile && !path.contains("/.build/") {
            let data = try Data(contentsOf: URL(filePath: prefix + path))
            texts[path] = String(decoding: data, as: UTF8.self)
        }
        return texts
    }
}
