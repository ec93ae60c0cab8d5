import CommandLineKit
import Foundation

/// A list of features in a file.
struct NameList: Sendable {
    /// How the list spells a name.
    enum Style: Sendable {
        /// `"Events"`
        case quoted
        /// `EventsPlugin()`
        case plugin
    }

    /// The path of the file.
    let path: String
    /// The text before the first name. It occurs once in the file.
    let opening: String
    /// The text after the last name.
    let closing: String
    let style: Style

    /// The features in the manifest.
    static let manifest = NameList(
        path: "Package.swift", opening: "let features = [", closing: "]", style: .quoted)

    /// The plug-ins of an app.
    static func plugins(of app: AppLayout) -> NameList {
        NameList(
            path: app.pluginList, opening: "static var all: [any Plugin] {\n        [",
            closing: "]", style: .plugin)
    }

    /// Adds a name at the end; a list that has it stays as it is.
    /// - Throws: ``CommandError`` with the text to add if the list isn't found or is empty.
    func adding(_ name: String, to text: String) throws(CommandError) -> String {
        let elements = try elements(of: text, for: name)
        guard !elements.contains(where: { text[$0] == spelled(name) }) else { return text }
        guard let last = elements.last else { throw missing(name) }
        var text = text
        text.insert(contentsOf: ", " + spelled(name), at: last.upperBound)
        return text
    }

    /// Removes a name; a list without it stays as it is.
    /// - Throws: ``CommandError`` if the list isn't found.
    func removing(_ name: String, from text: String) throws(CommandError) -> String {
        let elements = try elements(of: text, for: name)
        guard let index = elements.firstIndex(where: { text[$0] == spelled(name) }) else {
            return text
        }
        let isLast = index + 1 == elements.count
        let range =
            if !isLast {
                elements[index].lowerBound..<elements[index + 1].lowerBound
            } else if index > 0 {
                elements[index - 1].upperBound..<elements[index].upperBound
            } else {
                elements[index]
            }
        return text.replacingCharacters(in: range, with: "")
    }

    /// The names in the list.
    /// - Throws: ``CommandError`` if the list isn't found.
    func names(in text: String) throws(CommandError) -> [String] {
        try elements(of: text, for: "").map { element in
            text[element].trimmingCharacters(in: ["\""])
        }
    }

    private func spelled(_ name: String) -> String {
        switch style {
        case .quoted: "\"\(name)\""
        case .plugin: "\(name)Plugin()"
        }
    }

    private func elements(
        of text: String, for name: String
    ) throws(CommandError) -> [Range<String.Index>] {
        guard let start = text.range(of: opening),
            text[start.upperBound...].range(of: opening) == nil,
            let end = text[start.upperBound...].range(of: closing)
        else { throw missing(name) }
        return text[start.upperBound..<end.lowerBound].split(separator: ",").compactMap { part in
            guard let first = part.firstIndex(where: { !$0.isWhitespace }),
                let last = part.lastIndex(where: { !$0.isWhitespace })
            else { return nil }
            return first..<text.index(after: last)
        }
    }

    private func missing(_ name: String) -> CommandError {
        .refused(
            """
            \(path) has no list of features after '\(opening)'; restore the list, with \
            \(spelled(name)) in it or not, and run the command again
            """)
    }
}
