import CommandLineKit
import Foundation

/// The formatter of the toolchain.
enum Formatter {
    /// The same changes, with the texts of Swift laid out as the package's settings say.
    /// - Throws: ``CommandError`` if the formatter can't run, or can't read a text.
    static func formatted(
        _ changes: ChangeSet, in tree: SourceTree
    ) throws(CommandError) -> ChangeSet {
        let texts = changes.texts.compactMapValues(\.self).filter { $0.key.hasSuffix(".swift") }
        guard !texts.isEmpty else { return changes }
        return try TemporaryFolder.with { folder throws(CommandError) in
            for (path, text) in texts { try folder.write(Data(text.utf8), to: path) }
            let name = ".swift-format"
            if let text = changes.texts[name] ?? nil { try folder.write(Data(text.utf8), to: name) }
            let settings = changes.texts[name] == nil ? tree : SourceTree(folder.url)
            let options =
                settings.has(name) ? ["--configuration", settings.url(name).path] : []
            _ = try HostProgram(
                ["swift", "format", "--in-place"] + options + texts.keys.sorted(), in: folder.url
            ).output(otherwise: "nothing is changed")
            var formatted = changes
            for path in texts.keys {
                formatted.write(try SourceTree(folder.url).text(path), to: path)
            }
            return formatted
        }
    }
}
