import Foundation

/// Removes the rules about one module from the text of the rules.
struct RuleEdit {
    private let selection: String

    /// Edits the rules that select nothing but a module.
    init(_ name: ModuleName) { selection = "\"modules\": \"\(name.text)\"" }

    /// Removes them. A rule is one of the objects in the array of the file.
    func removing(from text: String) -> String {
        var text = text
        while let range = text.range(of: selection), let rule = rule(around: range, in: text) {
            text.removeSubrange(rule)
        }
        return text
    }

    /// A rule with its comma and the white space before it.
    private func rule(
        around range: Range<String.Index>, in text: String
    ) -> Range<String.Index>? {
        guard var start = text[..<range.lowerBound].lastIndex(of: "{"),
            let brace = text[range.upperBound...].firstIndex(of: "}")
        else { return nil }
        var end = text.index(after: brace)
        while start > text.startIndex, text[text.index(before: start)].isWhitespace {
            start = text.index(before: start)
        }
        if end < text.endIndex, text[end] == "," {
            end = text.index(after: end)
        } else if start > text.startIndex, text[text.index(before: start)] == "," {
            start = text.index(before: start)
        }
        return start..<end
    }
}
