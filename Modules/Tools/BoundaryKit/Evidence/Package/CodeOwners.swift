import Foundation

/// The owners of folders, as a `CODEOWNERS` file names them.
///
///     /Modules/Features/Shop/ @example/shop
///
/// The last line whose pattern matches a folder decides. A line without owners takes them away.
struct CodeOwners: Hashable, Sendable {
    private struct Line: Hashable, Sendable {
        let patterns: [Glob]
        let owners: [String]
    }

    private let lines: [Line]
    private let root: String

    init(_ text: String, in root: String = "") {
        self.root = root
        lines = text.split(whereSeparator: \.isNewline).compactMap { line in
            let text = line.prefix { $0 != "#" }
            let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
            return words.first.map {
                Line(patterns: Self.patterns($0), owners: Array(words.dropFirst()))
            }
        }
    }

    /// Reads the file at the places where hosting sites look for it, in the folder of a package or
    /// in the repository around it; `nil` if there is none.
    init?(of package: PackageFolder) {
        let folders = package.url.ancestors
        let top = folders.firstIndex { folder in
            FileManager.default.fileExists(atPath: folder.appending(path: ".git").path)
        }
        for folder in folders.prefix((top ?? 0) + 1) {
            for path in [".github/CODEOWNERS", "CODEOWNERS", "docs/CODEOWNERS"] {
                let file = folder.appending(path: path)
                guard let text = try? String(contentsOf: file, encoding: .utf8) else { continue }
                let root = package.url.path.dropFirst(folder.path.count).drop { $0 == "/" }
                self.init(text, in: String(root))
                return
            }
        }
        return nil
    }

    func owners(of folder: String) -> [String] {
        // A pattern such as /Modules/*/ or *.swift matches what is in a folder.
        let file = "File.swift".inside(folder.inside(root))
        return lines.last { line in line.patterns.contains { $0.matches(file) } }?.owners ?? []
    }

    /// The globs for a pattern of the file. One with a slash before its end begins at the root, any
    /// other matches at each level. One that matches a folder matches everything in it.
    private static func patterns(_ text: String) -> [Glob] {
        let isAnchored = text.dropLast().contains("/")
        let isFolder = text.hasSuffix("/")
        let path = String((isFolder ? String(text.dropLast()) : text).drop { $0 == "/" })
        let starts = isAnchored ? [path] : [path, "**/" + path]
        // "a/*" means the files in a folder, and not those in its folders.
        let isOneLevel = isAnchored && path.hasSuffix("/*")
        return starts.flatMap { start in
            (isFolder ? [] : [Glob(start)]) + (isOneLevel && !isFolder ? [] : [Glob(start + "/**")])
        }
    }
}

extension ModuleGraph {
    /// The graph with the owners of its modules, if they are known.
    func owned(by owners: CodeOwners?) -> ModuleGraph {
        var graph = self
        for index in graph.modules.indices where graph.modules[index].kind != .external {
            graph.modules[index].owners = owners?.owners(of: graph.modules[index].path)
        }
        return graph
    }
}
