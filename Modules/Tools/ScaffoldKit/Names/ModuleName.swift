import CommandLineKit

/// The name of an app, a feature or a screen, such as `Events`.
struct ModuleName: Hashable, Sendable {
    /// The name as it is written in code.
    let text: String

    /// The name as a part of a path, such as `events`.
    var segment: String { text.lowercased() }

    /// Checks a name.
    /// - Parameters:
    ///   - text: What the user has written.
    ///   - isScreen: Whether it only begins the names of types, and names no module.
    /// - Throws: ``CommandError`` if the name isn't one word in UpperCamelCase, or if Swift, Apple
    ///   or the router uses it.
    init(_ text: String, isScreen: Bool = false) throws(CommandError) {
        let reason = isScreen ? nil : ReservedNames.reason(against: text)
        if let reason = reason ?? ReservedNames.reason(againstPrefix: text) {
            throw .usage("'\(text)' \(reason); choose another name, such as Events")
        }
        guard text.wholeMatch(of: /[A-Z][A-Za-z0-9]{0,39}/) != nil else {
            throw .usage(
                "'\(text)' can't name a module; write a capital and up to 39 letters or digits")
        }
        self.text = text
    }
}
