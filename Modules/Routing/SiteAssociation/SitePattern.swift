/// A pattern of texts, walked one character at a time so that several are compared at once.
struct SitePattern: Hashable, Sendable {
    /// What one step matches.
    enum Symbol: Hashable, Sendable {
        case any, character(Character), segment, digit
        case letter, upper, lower, alphanumeric, hexadecimal

        func accepts(_ character: Character) -> Bool {
            switch self {
            case .any: true
            case .character(let own): own == character
            case .segment: character != "/"
            case .digit: character.isASCII && character.isNumber
            case .letter: character.isASCII && character.isLetter
            case .upper: character.isASCII && character.isUppercase
            case .lower: character.isASCII && character.isLowercase
            case .alphanumeric: character.isASCII && (character.isLetter || character.isNumber)
            case .hexadecimal: character.isASCII && character.isHexDigit
            }
        }
    }

    /// A symbol that matches once, or any number of times.
    struct Step: Hashable, Sendable {
        let symbol: Symbol
        var isRepeated = false
    }

    let steps: [Step]

    /// The state of a walk: the numbers of the possible next steps, in ascending order.
    typealias Positions = [Int]

    var start: Positions {
        var positions: Positions = []
        add(0, to: &positions)
        return positions
    }

    func positions(after character: Character, from old: Positions) -> Positions {
        old.reduce(into: []) { positions, index in
            guard index < steps.count, steps[index].symbol.accepts(character) else { return }
            add(steps[index].isRepeated ? index : index + 1, to: &positions)
        }
    }

    func isEnd(_ positions: Positions) -> Bool { positions.last == steps.count }

    func matches(_ text: String) -> Bool {
        isEnd(text.reduce(start) { positions(after: $1, from: $0) })
    }

    private func add(_ index: Int, to positions: inout Positions) {
        var index = index
        while positions.last ?? -1 < index {
            positions.append(index)
            guard index < steps.count, steps[index].isRepeated else { return }
            index += 1
        }
    }
}
