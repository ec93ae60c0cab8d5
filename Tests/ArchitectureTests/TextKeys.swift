import Foundation

/// The texts that a source file shows users: the literals in `texts(…)`, with `%@` for each value.
struct TextKeys {
    let keys: [(key: String, line: Int)]

    init(_ file: SourceFile) {
        // A literal of one line whose values call functions, two deep at most, and a second one if the
        // text depends on a number.
        let call =
            #/
            \b texts\(
            (?: [^"]*? one: \s* "( (?: \\\( (?: [^()] | \( (?: [^()] | \([^()]*\) )* \) )* \)
                | \\. | [^"\\] )* )", \s* others: )?
            \s* "( (?: \\\( (?: [^()] | \( (?: [^()] | \([^()]*\) )* \) )* \)
                | \\. | [^"\\] )* )"
            /#
        let text = file.text
        keys = text.matches(of: call).flatMap { match -> [(key: String, line: Int)] in
            let start = text[..<match.range.lowerBound].lastIndex(of: "\n") ?? text.startIndex
            if text[start..<match.range.lowerBound].contains("//") { return [] }
            return [match.output.1, match.output.2].compactMap { $0 }.map { literal in
                (Self.key(literal), text.lineNumber(at: literal.startIndex))
            }
        }
    }

    private static func key(_ literal: Substring) -> String {
        String(literal).replacing(/\\\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/, with: "%@")
            .replacing(/\\(.)/) { $0.output.1 }
    }
}
