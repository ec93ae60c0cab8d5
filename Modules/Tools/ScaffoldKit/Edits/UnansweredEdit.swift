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

    /// Adds them, each in its own line. A file without the list stays as it is.
    func adding(to text: String) -> String {
        guard !links.isEmpty, let opening = text.range(of: Self.opening) else { return text }
        let lines = links.sorted().map { "\n        \($0)," }.joined()
        var text = text
        let isFirst = text[opening.upperBound...].hasPrefix("]")
        text.insert(contentsOf: lines + (isFirst ? "\n    " : ""), at: opening.upperBound)
        return text
    }
}
