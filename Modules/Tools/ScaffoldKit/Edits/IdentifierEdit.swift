/// Renames identifiers in Swift code. The texts of literals stay as they are, except for the code in them.
struct IdentifierEdit {
    private let names: [String: String]

    /// Renames each key to its value.
    init(_ names: [String: String]) { self.names = names }

    /// Renames all of them in a source.
    func applied(to source: String) -> String {
        var result = ""
        var word = ""
        /// For each literal around the place, the parentheses that are open in its code; `nil` in its text.
        var literals: [Int?] = []
        var last: Character?
        for character in source {
            let isCode = literals.last.map { $0 != nil } ?? true
            if isCode, character.isLetter || character.isNumber || character == "_" {
                word.append(character)
                last = character
                continue
            }
            result += names[word] ?? word
            word = ""
            result.append(character)
            switch (character, literals.last) {
            case ("\"", .some(nil)) where last != "\\": literals.removeLast()
            case ("\"", _) where isCode: literals.append(nil)
            case ("(", .some(nil)) where last == "\\": literals[literals.count - 1] = 1
            case ("(", .some(.some(let count))): literals[literals.count - 1] = count + 1
            case (")", .some(.some(let count))):
                literals[literals.count - 1] = count == 1 ? nil : count - 1
            // A literal of one line ends there at the latest.
            case ("\n", .some(nil)): literals.removeLast()
            default: break
            }
            last = character
        }
        return result + (names[word] ?? word)
    }
}
