import CommandLineKit
import Foundation

/// A list of features in a file, in brackets.
struct NameList: Sendable {
    let path: String
    /// What is before the first element, as a regular expression. It occurs once in the file.
    private let opening: String
    /// What is around a name, unless the elements are calls of `Feature`.
    private let spelling: (start: String, end: String)

    static let manifestPath = "Package.swift"

    /// The features in the manifest: `"Events"`, or `Feature("Events", on: "StorageKit")`.
    static let features = NameList(
        path: manifestPath, opening: #"\blet features(?:: \[String\])? = \["#,
        spelling: ("\"", "\""))

    /// The plug-ins of an app: `EventsPlugin()`.
    static func plugins(in path: String) -> NameList {
        NameList(
            path: path, opening: #": \[any Plugin\] [={]\s*\["#, spelling: ("", "Plugin()"))
    }

    /// The names in the list.
    /// - Throws: ``CommandError`` if the list isn't found.
    func names(in text: String) throws(CommandError) -> [String] {
        try elements(of: text).elements.map { name(of: text[$0]) }
    }

    /// Adds names at the end.
    /// - Throws: ``CommandError`` if the list isn't found.
    func adding(_ names: [String], to text: String) throws(CommandError) -> String {
        let (list, elements) = try elements(of: text)
        let hasCalls = elements.first.map { text[$0].hasPrefix("Feature(") } == true
        let (start, end) = hasCalls ? ("Feature(\"", "\")") : spelling
        let last = elements.last ?? list.lowerBound..<list.lowerBound
        // The new elements get lines of their own if the others have.
        let gap = String(
            text[..<last.lowerBound].reversed().prefix(while: \.isWhitespace).reversed())
        let separator = "," + (gap.contains("\n") ? gap : " ")
        let all = elements.suffix(1).map { String(text[$0]) } + names.map { start + $0 + end }
        return text.replacingCharacters(in: last, with: all.joined(separator: separator))
    }

    /// Removes a name.
    /// - Throws: ``CommandError`` if the list isn't found.
    func removing(_ name: String, from text: String) throws(CommandError) -> String {
        let elements = try elements(of: text).elements
        guard let index = elements.firstIndex(where: { self.name(of: text[$0]) == name }) else {
            return text
        }
        let range =
            if index + 1 < elements.count {
                elements[index].lowerBound..<elements[index + 1].lowerBound
            } else if index > 0 {
                elements[index - 1].upperBound..<elements[index].upperBound
            } else {
                elements[index]
            }
        return text.replacingCharacters(in: range, with: "")
    }

    private func name(of element: Substring) -> String {
        let words = element.split { !$0.isLetter && !$0.isNumber }.map(String.init)
        let word = words.first { $0 != "Feature" } ?? ""
        return word.hasSuffix("Plugin") ? String(word.dropLast("Plugin".count)) : word
    }

    /// Finds what is between the brackets, and the elements in it, without the white space and the
    /// comments around them. A comma or a bracket inside of other brackets belongs to an element.
    private func elements(
        of text: String
    ) throws(CommandError) -> (list: Range<String.Index>, elements: [Range<String.Index>]) {
        let starts = (try? Regex(opening)).map { text.ranges(of: $0) } ?? []
        if starts.count == 1 {
            var elements: [Range<String.Index>] = []
            let open = starts[0].upperBound
            var start: String.Index?
            var end = open
            var depth = 0
            for token in text[open...].matches(of: /\/\/.*|[,()\[\]]|[^\s,()\[\]]+/) {
                if token.output.hasPrefix("//") { continue }
                if depth == 0, [",", "]"].contains(token.output) {
                    if let first = start { elements.append(first..<end) }
                    if token.output == "]" { return (open..<token.range.lowerBound, elements) }
                    start = nil
                } else {
                    depth += ["(": 1, "[": 1, ")": -1, "]": -1][token.output] ?? 0
                    start = start ?? token.range.lowerBound
                    end = token.range.upperBound
                }
            }
        }
        throw .refused(
            "\(path) has no list of features, such as [\(spelling.start)Home\(spelling.end)]; "
                + "restore it, and run the command again")
    }
}
