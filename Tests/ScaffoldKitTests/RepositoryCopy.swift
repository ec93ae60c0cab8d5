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
            let copy = folder.appending(path: path)
            try FileManager.default.createDirectory(
                at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
            try FileManager.default.copyItem(at: original.root.appending(path: path), to: copy)
        }
        try body(SourceTree(folder))
    }

    private static let folders = ["AppContainer", "Modules/Features", "docs", ".ci", ".github"]
    /// The files in other folders.
    private static let files = [
        "Package.swift", ".boundaries.json", "README.md", "README.zh-Hans.md",
        "Tests/AppleAdapters/Package.swift",
    ]
}

extension SourceTree {
    /// The texts of all files by their paths, except for what an exercise has built.
    func texts() throws -> [String: String] {
        var texts: [String: String] = [:]
        let prefix = "\(root.path)/"
        for path in try files(in: ".").map({ String($0.dropFirst(2)) })
        where url(path).isFile && !path.contains("/.build/") {
            texts[path] = try String(contentsOfFile: prefix + path, encoding: .utf8)
        }
        return texts
    }
}
