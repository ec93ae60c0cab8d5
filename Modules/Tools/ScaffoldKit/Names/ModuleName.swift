package import CommandLineKit

/// The name of a feature or of a screen, such as `Events`.
package struct ModuleName: Hashable, Sendable {
    /// The name as it is written in code.
    package let text: String

    /// Checks a name.
    /// - Throws: ``CommandError`` if the name isn't one word in UpperCamelCase, or if Swift uses it.
    package init(_ text: String) throws(CommandError) {
        if SwiftWords.keywords.contains(text) {
            throw .usage(
                "'\(text)' is a keyword of Swift; choose another name, such as Events")
        }
        guard text.wholeMatch(of: /[A-Z][A-Za-z0-9]{0,39}/) != nil else {
            throw .usage(
                """
                '\(text)' can't name a module: a name is an uppercase letter and up to 39 letters \
                or digits, such as Events
                """)
        }
        if SwiftWords.modules.contains(text.lowercased()) {
            throw .usage(
                "'\(text)' is a name of Swift or of its platforms; choose another one")
        }
        self.text = text
    }

    /// The name as a part of a path, such as `events`.
    var segment: String { text.lowercased() }
}
