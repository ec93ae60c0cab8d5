extension SitePattern {
    /// The texts that a pattern of an association file matches: one pattern for each choice of
    /// values of its substitution variables, written `$(name)`; `nil` if they are too large.
    static func all(
        _ text: String, variables: [String: [String]], isPath: Bool = false
    ) -> [SitePattern]? {
        var all: [[Step]] = [[]]
        var size = 0
        var rest = text[...]
        if isPath {
            // A slash at the end has no meaning, and the one at the start may be missing.
            while rest.last == "/", rest.dropFirst().first != nil { rest.removeLast() }
            if let first = rest.first, !"/*?$".contains(first) { rest = "/" + rest }
        }
        while let character = rest.popFirst() {
            if character == "$", rest.first == "(", let end = rest.firstIndex(of: ")") {
                let values = values(of: String(rest[..<end].dropFirst()), variables)
                size = size * values.count + all.count * values.reduce(0) { $0 + $1.count }
                guard size <= maximumSize, all.count * values.count <= maximumSize else {
                    return nil
                }
                all = all.flatMap { start in values.map { start + $0 } }
                rest = rest[rest.index(after: end)...]
                continue
            }
            let step: Step =
                switch character {
                case "*": Step(symbol: .any, isRepeated: true)
                case "?": Step(symbol: .any)
                default: Step(symbol: .character(character))
                }
            size += all.count
            guard size <= maximumSize else { return nil }
            for index in all.indices { all[index].append(step) }
        }
        return all.map(SitePattern.init)
    }

    /// The maximum number of steps of the patterns that one text gives.
    static let maximumSize = 50_000

    private static func values(of name: String, _ variables: [String: [String]]) -> [[Step]] {
        if let values = variables[name] {
            return values.map { $0.map { Step(symbol: .character($0)) } }
        }
        let classes: [String: [Symbol]] = [
            "alpha": [.letter], "upper": [.upper], "lower": [.lower], "digit": [.digit],
            "alnum": [.alphanumeric], "xdigit": [.hexadecimal],
            // The system knows the codes themselves.
            "lang": [.letter, .letter], "region": [.letter, .letter],
        ]
        return [(classes[name] ?? []).map { Step(symbol: $0) }]
    }

    /// A text that it matches.
    func example(filling character: Character, repeating count: Int) -> String {
        steps.map { step in
            let own =
                switch step.symbol {
                case .character(let own): own
                case .digit, .hexadecimal: Character("1")
                case .upper: Character("X")
                default: character
                }
            return String(repeating: own, count: step.isRepeated ? count : 1)
        }.joined()
    }
}
