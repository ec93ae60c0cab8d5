/// The options of a program, and how it words what it can't understand.
package struct CommandLineSyntax: Sendable {
    /// The options, in the order of the help text.
    package let options: [Option]
    /// What joins the commands that an option belongs to.
    let conjunction: String
    private let suggestion: @Sendable (_ word: String, _ words: [String]) -> String?

    /// Describes the command line of a program.
    /// - Parameters:
    ///   - options: The options, in the order of the help text.
    ///   - conjunction: What joins the commands that an option belongs to.
    ///   - suggestion: Suggests what was meant by an unknown word, as part of a sentence. If it
    ///     returns `nil`, the right words are listed.
    package init(
        options: [Option], conjunction: String = ", ",
        suggestion: @escaping @Sendable (_ word: String, _ words: [String]) -> String? = { _, _ in
            nil
        }
    ) {
        self.options = options
        self.conjunction = conjunction
        self.suggestion = suggestion
    }

    /// The error for a word that is not one of the right ones.
    /// - Parameters:
    ///   - kind: What the word should be, such as `command`.
    ///   - word: The word.
    ///   - words: The right words.
    package func unknown(_ kind: String, _ word: String, among words: [String]) -> CommandError {
        let advice = suggestion(word, words) ?? Self.list(of: words, near: word)
        return .usage("unknown \(kind) '\(word)'; \(advice)")
    }

    /// All right words, or the nearest ones if there are too many to read.
    private static func list(of words: [String], near word: String) -> String {
        let isShort = words.count <= 20
        let names = isShort ? words : words.nearest(to: word, count: 5)
        return (isShort ? "it is one of " : "close to it: ") + names.joined(separator: ", ")
    }
}

extension [String] {
    /// The elements that differ from a word in the fewest letters.
    fileprivate func nearest(to word: String, count: Int) -> [String] {
        let letters = Array<Character>(word.lowercased())
        let distances = map { Array<Character>($0.lowercased()).difference(from: letters).count }
        return zip(distances, self).sorted { $0 < $1 }.prefix(count).map(\.1)
    }
}
