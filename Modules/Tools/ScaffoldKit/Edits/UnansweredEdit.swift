import CommandLineKit
import Foundation

/// Adds paths to the list of links that no route answers, with which a debug build starts.
struct UnansweredEdit {
    private static let opening = "static let unanswered: Set<String> = ["

    /// The paths in quotation marks.
    let links: Set<String>

    /// The file of an app that has the list; `nil` if there is none.
    /// - Throws: ``CommandError`` if a file can't be read.
    static func file(of app: AppLayout, in tree: SourceTree) throws(CommandError) -> String? {
        let place = try tree.places(of: [opening], in: app.container).first?.place
        return place?.split(separator: ":").first.map(String.init)
    }

    /// Adds them, each in its own line, and gives those of a list in one line theirs. A file without
    /// the list stays as it is.
    func adding(to text: String) -> String {
        guard !links.isEmpty, let opening = text.range(of: Self.opening),
            let end = text[opening.upperBound...].firstIndex(of: "]")
        else { return text }
        let listed = text[opening.upperBound..<end]
        let isInOneLine = !listed.contains("\n")
        let moved = isInOneLine ? listed.matches(of: /"[^"]*"/).map { String($0.output) } : []
        let lines = links.union(moved).sorted().map { "\n        \($0)," }.joined()
        let rest = isInOneLine ? "\n    " : String(listed)
        return text.replacingCharacters(in: opening.upperBound..<end, with: lines + rest)
    }
}
