import RoutingTestSupport

/// The paths that one slip of a finger makes of a path.
enum Typos {
    private static let letters = Array("abcdefghijklmnopqrstuvwxyz0123456789-/")

    /// Each way to insert, leave out or replace a character, or to swap two neighbours; without
    /// what is no path.
    static func all(of path: String) -> Set<String> {
        let text = Array(path)
        let slips = (1...text.count).flatMap { index in
            [leaveOut(index, of: text), swap(index, of: text)]
                + letters.flatMap {
                    [insert($0, at: index, of: text), replace(index, of: text, by: $0)]
                }
        }
        return Set(slips.map { String($0) }.filter { isTypo($0, of: path) })
    }

    /// One of them, all four kinds equally often.
    static func random(of path: String, using random: inout SeededRandom) -> String {
        let text = Array(path)
        let index = Int.random(in: 1..<text.count, using: &random)
        let letter = letters.randomElement(using: &random) ?? "-"
        let slips = [
            insert(letter, at: index, of: text), leaveOut(index, of: text),
            replace(index, of: text, by: letter), swap(index, of: text),
        ]
        let typo = String(slips.randomElement(using: &random) ?? text)
        return isTypo(typo, of: path) ? typo : Self.random(of: path, using: &random)
    }

    private static func isTypo(_ typo: String, of path: String) -> Bool {
        typo != path && typo != "/" && !typo.contains("//") && !typo.hasSuffix("/")
    }

    private static func insert(
        _ letter: Character, at index: Int, of text: [Character]
    ) -> [Character] {
        text[..<index] + [letter] + text[index...]
    }

    private static func leaveOut(_ index: Int, of text: [Character]) -> [Character] {
        Array(text[..<index] + text.dropFirst(index + 1))
    }

    private static func replace(
        _ index: Int, of text: [Character], by letter: Character
    ) -> [Character] {
        index < text.count ? text[..<index] + [letter] + text.dropFirst(index + 1) : text
    }

    private static func swap(_ index: Int, of text: [Character]) -> [Character] {
        guard index > 1, index < text.count else { return text }
        var text = text
        text.swapAt(index, index - 1)
        return text
    }
}
