import Foundation

/// Adds paths to the list of links that no route answers, with which a debug build starts.
struct UnansweredEdit {
    /// The path of the file.
    static let path = "AppContainer/App/Plugins.swift"
    private static let opening = "static let unanswered: Set<String> = ["

    /// The paths in quotation marks.
    let links: Set<String>

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
