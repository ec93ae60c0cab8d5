import CommandLineKit
import Foundation

/// The formatter of the toolchain.
enum Formatter {
    private static let settings = ".swift-format"

    /// Lays out the Swift files of some changes as the settings of the package say. Without
    /// settings, the changes stay as they are.
    /// - Throws: ``CommandError`` if the formatter can't run, or can't read a text.
    static func formatted(
        _ changes: ChangeSet, in tree: SourceTree
    ) throws(CommandError) -> ChangeSet {
        guard tree.has(settings) else { return changes }
        var sources = ChangeSet()
        for (path, text) in changes.written where path.hasSuffix(".swift") {
            sources.add(text.new, at: path)
        }
        let folder = try TemporaryFolder()
        let copy = SourceTree(folder.url)
        try sources.apply(in: copy)
        let command = ["swift", "format", "--in-place", "--recursive", "--configuration"]
        let tool = Tool(
            command: command + [tree.url(settings).path, "."], folder: copy.root,
            limit: .seconds(300))
        do { _ = try tool.run() } catch {
            throw .refused("\(error); nothing is changed")
        }
        var formatted = changes
        for path in sources.written.keys {
            formatted.replaceText(of: path, with: try copy.text(path))
        }
        return formatted
    }
}
