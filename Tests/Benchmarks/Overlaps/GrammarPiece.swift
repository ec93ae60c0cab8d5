/// A segment of random patterns: how it depends on the number of its pattern.
enum GrammarPiece: CaseIterable {
    case shared, letter, word, text
    case enumerationWithSale, enumerationOfSizes, slidingEnumeration, crossedEnumeration
    case longEnumeration
    case prefix, suffix, bothTexts, nestedTexts, typedText, checkedText, enumeratedText
    case typed, checked, parameter, wildcard

    private static let types = ["int", "uint", "uuid", "double", "bool"]
    private static let values = ["7", "8", "00000000-0000-4000-8000-000000000007", "1.5", "true"]
    private static let letters = Array("abcdefg").map(String.init)
    private static let sizes = ["s|m|l", "s|x", "m|y|z", "k|q|s"]

    /// - Parameters:
    ///   - number: The number of the pattern.
    ///   - count: How many patterns there are.
    ///   - name: The name of the parameter.
    /// - Returns: The segment, and one that it answers.
    func segment(_ number: Int, of count: Int, name: String) -> (pattern: String, value: String) {
        let side = max(2, Int(Double(count).squareRoot()))
        let (row, column) = (number / side, number % side)
        let (type, value) = (Self.types[number % 5], Self.values[number % 5])
        let deep = String(repeating: "n", count: number % 16 + 1)
        switch self {
        case .shared: return ("shop", "shop")
        case .letter: return (Self.letters[number % 7], Self.letters[number % 7])
        case .word: return ("r\(column)", "r\(column)")
        case .text: return ("u\(number)", "u\(number)")
        case .enumerationWithSale: return (":\(name)(w\(number)|sale)", "w\(number)")
        case .enumerationOfSizes: return (":\(name)(\(Self.sizes[number % 4]))", "s")
        case .slidingEnumeration:
            return (":\(name)(v\(number)|v\(number + 1)|v\(number + 2))", "v\(number + 1)")
        case .crossedEnumeration: return (":\(name)(c\(column)|d\(row))", "c\(column)")
        case .longEnumeration:
            let texts = (0..<20).map { "t\(column)_\($0)" }.joined(separator: "|")
            return (":\(name)(\(texts)|all)", "all")
        case .prefix: return ("p\(number)-:\(name)", "p\(number)-v")
        case .suffix: return (":\(name).s\(number)", "v.s\(number)")
        case .bothTexts: return ("q\(row)-:\(name).z\(column)", "q\(row)-v.z\(column)")
        case .nestedTexts:
            let suffix = number % 3 == 0 ? ".n" : ""
            return ("\(deep){\(name)}\(suffix)", "nnnnnnnnnnnnnnnnv.n")
        case .typedText: return ("i\(column)-:\(name)(\(type))", "i\(column)-\(value)")
        case .checkedText:
            return ("h\(column)-:\(name)(c\(number % 4))", "h\(column)-c\(number % 4)-1")
        case .enumeratedText:
            return ("e\(column)-:\(name)(on|off|x\(number % 5))", "e\(column)-on")
        case .typed: return (":\(name)(\(type))", value)
        case .checked: return (":\(name)(c\(number % 4))", "c\(number % 4)-1")
        case .parameter: return (":\(name)", "v")
        case .wildcard: return ("*", "v")
        }
    }
}
