/// Finds what a misspelt word was meant to be.
enum Spelling {
    enum Piece {
        case character(Character)
        /// One character at least; a slash counts unless it may be there.
        case value(withSlashes: Bool)

        var isLetter: Bool {
            if case .character(let letter) = self { letter != "/" } else { false }
        }
    }

    /// The longest word that is compared, in bytes: comparing takes time with the square of the
    /// length, and anyone may send a long URL.
    static let maximumLength = 100

    private static func lettersInCommon(_ word: [Character], _ pieces: [Piece]) -> Int {
        var letters = Dictionary(word.map { ($0, 1) }, uniquingKeysWith: +)
        return pieces.count { piece in
            guard case .character(let letter) = piece, letters[letter, default: 0] > 0 else {
                return false
            }
            letters[letter, default: 0] -= 1
            return true
        }
    }

    /// How far a word is from some pieces: by the number of insertions, deletions, substitutions
    /// and swaps of neighbours (optimal string alignment, Damerau 1964), and by the number of
    /// letters in common. It is `nil` if there are more slips than the limit.
    static func distance(
        _ word: [Character], _ pieces: [Piece], upTo limit: Int
    ) -> (slips: Int, letters: Int)? {
        var before: [Int] = []
        var row = Array(0...word.count)
        var last: Character?
        for piece in pieces {
            var next = [row[0] + 1]
            for (j, letter) in word.enumerated() {
                let least = min(row[j], next[j], row[j + 1]) + 1
                switch piece {
                case .value(let withSlashes):
                    let cost = letter == "/" && !withSlashes ? 1 : 0
                    next.append(min(least, min(row[j], next[j]) + cost))
                case .character(let expected) where letter == expected:
                    next.append(min(least, row[j]))
                case .character(let expected):
                    let isSwapped = j > 0 && letter == last && word[j - 1] == expected
                    next.append(isSwapped ? min(least, before[j - 1] + 1) : least)
                }
            }
            if case .character(let expected) = piece { last = expected } else { last = nil }
            before = row
            row = next
            if row.allSatisfy({ $0 > limit }) { return nil }
        }
        let slips = row[word.count]
        return slips <= limit ? (slips, lettersInCommon(word, pieces)) : nil
    }
}

extension String {
    /// The nearest candidate, within a third of the word's length. Of equally close ones, the one
    /// with the most letters in common counts, or else the first.
    package func nearestSpelling(among candidates: [String]) -> String? {
        guard utf8.count <= Spelling.maximumLength else { return nil }
        let word = Array(asciiLowercased)
        let limit = max(1, word.count / 3)
        return candidates.compactMap { candidate -> (String, (Int, Int))? in
            let pieces = candidate.asciiLowercased.map(Spelling.Piece.character)
            let found = Spelling.distance(word, pieces, upTo: limit)
            return found.map { (candidate, ($0.slips, -$0.letters)) }
        }.min { $0.1 < $1.1 }?.0
    }
}
