import Foundation

/// Turns the links of a page to removed files into plain text.
struct PageLinkEdit {
    private let folder: [Substring]
    private let removed: [String]

    /// Edits a page.
    /// - Parameters:
    ///   - page: The path of the page.
    ///   - removed: The paths of removed files and folders.
    init(page: String, removed: [String]) {
        folder = page.split(separator: "/").dropLast()
        self.removed = removed
    }

    /// Removes the links, and leaves what they say.
    func removing(from text: String) -> String {
        text.replacing(/\[([^\]]*)\]\(([^)\s]*)\)/) { link in
            leadsToRemoved(link.output.2) ? link.output.1 : link.output.0
        }
    }

    private func leadsToRemoved(_ target: Substring) -> Bool {
        var path = folder
        for part in target.prefix(while: { $0 != "#" }).split(separator: "/") where part != "." {
            if part == ".." {
                if !path.isEmpty { path.removeLast() }
            } else {
                path.append(part)
            }
        }
        let file = path.joined(separator: "/")
        return removed.contains { file == $0 || file.hasPrefix($0 + "/") }
    }
}
