import RouteMatching
import RouteSets

/// Tables of patterns that are mixed of one to three shapes of one to four segments, with optional
/// segments and rests.
struct Grammar {
    /// One kind of pattern.
    private struct Shape {
        /// Each with a number of neighbouring patterns that share it.
        var pieces: [(piece: GrammarPiece, sharing: Int)]
        var optionalCount = 0
        var rest = ""

        init(_ pieces: [GrammarPiece], optionalCount: Int = 0) {
            self.pieces = pieces.map { ($0, 1) }
            self.optionalCount = optionalCount
        }

        init(_ random: inout SeededRandom) {
            pieces = (0..<Int.random(in: 1...4, using: &random)).map { _ in
                (random.pick(GrammarPiece.allCases), random.pick([1, 1, 1, 3, 10, 45]))
            }
            rest = random.pick(["", "", "", "", "/**", "/**r", "/**r?"])
            let most = random.pick([0, 0, 0, 1, 2])
            optionalCount = ["", "/**r?"].contains(rest) ? most : 0
        }

        var title: String {
            pieces.map { "\($0.piece)" + ($0.sharing == 1 ? "" : " of \($0.sharing)") }
                .joined(separator: "/") + String(repeating: "/:o?", count: optionalCount) + rest
        }

        func pattern(_ number: Int, of count: Int) -> (text: String, path: [String]) {
            let segments = pieces.enumerated().map { place, piece in
                piece.piece.segment(number / piece.sharing, of: count, name: "n\(place)")
            }
            let optionals = (0..<optionalCount).map { "/:o\($0)?" }.joined()
            return (
                "/" + segments.map(\.pattern).joined(separator: "/") + optionals + rest,
                segments.map(\.value) + (rest == "" ? [] : ["v"])
            )
        }
    }

    /// Each accepts the texts that begin with its own name.
    static let checks = (0..<4).map { number in
        RouteConstraint("c\(number)", example: "c\(number)-1") { $0.hasPrefix("c\(number)-") }
    }

    let title: String
    let patterns: [RoutePattern]
    /// Paths that some patterns answer, that hardly any does, and that mix the segments of several.
    let paths: [String]

    /// The families of a size: texts beside parameters, enumerations, optional ends.
    static func families(_ count: Int) -> [Grammar] {
        let shapes: [[Shape]] = [
            [Shape([.prefix])], [Shape([.suffix])], [Shape([.bothTexts])],
            [Shape([.prefix, .parameter])], [Shape([.prefix], optionalCount: 2)],
            [Shape([.prefix]), Shape([.prefix, .shared]), Shape([.prefix, .typed])],
            [Shape([.twoTexts, .enumerationOfSizes, .parameter])],
        ]
        var random = SeededRandom(seed: 0)
        return shapes.map { Grammar("", $0, count, &random) }
    }

    init(seed: UInt64, count: Int) {
        var random = SeededRandom(seed: seed)
        let shapes = (0..<Int.random(in: 1...3, using: &random)).map { _ in Shape(&random) }
        self.init("\(seed): ", shapes, count, &random)
    }

    private init(_ title: String, _ shapes: [Shape], _ count: Int, _ random: inout SeededRandom) {
        self.title = title + shapes.map(\.title).joined(separator: ", ")
        let all = (0..<count).map {
            shapes[$0 % shapes.count].pattern($0 / shapes.count, of: count)
        }
        var known: Set<String> = []
        patterns = all.filter { known.insert($0.text).inserted }
            .compactMap { try? RoutePattern($0.text) }
        let chosen =
            [0, count / 2, count - 1] + (0..<3).map { _ in .random(in: 0..<count, using: &random) }
        paths = chosen.flatMap { number in
            let path = all[number].path
            let mixed = path.indices.map { place in
                let other = all[Int.random(in: 0..<count, using: &random)].path
                return place > 0 && place < other.count ? other[place] : path[place]
            }
            return [path, path.dropLast() + ["nowhere"], mixed, path + ["v"]]
        }.map { "/" + $0.joined(separator: "/") }
    }
}

/// A segment of patterns: how it depends on the number of its pattern.
enum GrammarPiece: CaseIterable {
    case shared, letter, word, text, twoTexts
    case enumerationWithSale, enumerationOfSizes, slidingEnumeration, longEnumeration
    case prefix, suffix, bothTexts, nestedTexts, typedText, checkedText
    case typed, checked, parameter, wildcard

    /// - Returns: The segment, and one that it answers.
    func segment(_ number: Int, of count: Int, name: String) -> (pattern: String, value: String) {
        let side = max(2, Int(Double(count).squareRoot()))
        let (row, column) = (number / side, number % side)
        let (type, value) = [
            ("int", "7"), ("uint", "8"), ("uuid", "00000000-0000-4000-8000-000000000007"),
            ("double", "1.5"), ("bool", "true"),
        ][number % 5]
        let letter = ["a", "b", "c", "d", "e", "f", "g"][number % 7]
        switch self {
        case .shared: return ("shop", "shop")
        case .letter: return (letter, letter)
        case .word: return ("r\(column)", "r\(column)")
        case .text: return ("u\(number)", "u\(number)")
        case .twoTexts: return (":\(name)(c\(number)|d\(number))", "d\(number)")
        case .enumerationWithSale: return (":\(name)(w\(number)|sale)", "w\(number)")
        case .enumerationOfSizes:
            return (":\(name)(\(["s|m|l", "s|x", "m|y|z", "k|q|s"][number % 4]))", "s")
        case .slidingEnumeration:
            return (":\(name)(v\(number)|v\(number + 1)|v\(number + 2))", "v\(number + 1)")
        case .longEnumeration:
            let texts = (0..<20).map { "t\(column)_\($0)" }.joined(separator: "|")
            return (":\(name)(\(texts)|all)", "all")
        case .prefix: return ("p\(number)-:\(name)", "p\(number)-v")
        case .suffix: return (":\(name).s\(number)", "v.s\(number)")
        case .bothTexts: return ("q\(row)-:\(name).z\(column)", "q\(row)-v.z\(column)")
        case .nestedTexts:
            let deep = String(repeating: "n", count: number % 16 + 1)
            return ("\(deep){\(name)}" + (number % 3 == 0 ? ".n" : ""), "nnnnnnnnnnnnnnnnv.n")
        case .typedText: return ("i\(column)-:\(name)(\(type))", "i\(column)-\(value)")
        case .checkedText:
            return ("h\(column)-:\(name)(c\(number % 4))", "h\(column)-c\(number % 4)-1")
        case .typed: return (":\(name)(\(type))", value)
        case .checked: return (":\(name)(c\(number % 4))", "c\(number % 4)-1")
        case .parameter: return (":\(name)", "v")
        case .wildcard: return ("*", "v")
        }
    }
}
