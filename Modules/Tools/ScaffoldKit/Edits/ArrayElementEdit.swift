import Foundation

/// Removes a name from the arrays of texts in a manifest or in rules.
struct ArrayElementEdit {
    private let element: String

    /// Edits the arrays that contain the name of a module.
    init(_ name: ModuleName) { element = "\"\(name.text)\"" }

    /// Removes it from each array; a text elsewhere stays.
    func removing(from text: String) -> String {
        var text = text
        for (old, new) in [
            (", \(element)]", "]"), (", \(element),", ","), ("[\(element), ", "["),
            ("[\(element)]", "[]"),
        ] {
            text = text.replacing(old, with: new)
        }
        // An array of several lines.
        return text.replacing(",\n\(element)", with: "")
    }
}
