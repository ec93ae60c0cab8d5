import RouteMatching
import RouteSets

/// A table of patterns that are mixed of one to three shapes of one to four segments.
struct Grammar {
    /// A segment, and one that it answers: `#` is the number of the pattern, `^` and `@` its row
    /// and column in a square of all, `~` up to 16 letters, and `$` a name.
    private static let pieces: [(pattern: String, value: String)] = [
        ("shop", "shop"), ("r@", "r@"), ("u#", "u#"),
        (":$(c#|d#)", "d#"), (":$(w#|sale)", "w#"), (":$(s|m|l)", "s"), (":$(m|y|z)", "m"),
        (":$(v#|v@|v^)", "v#"), (":$(t@a|t@b|t@c|t@d|t@e|t@f|t@g|t@h|all)", "all"),
        ("p#-:$", "p#-v"), (":$.s#", "v.s#"), ("q^-:$.z@", "q^-v.z@"),
        ("~{$}.n", "nnnnnnnnnnnnnnnnv.n"),
        ("i@-:$(int)", "i@-7"), ("i@-:$(bool)", "i@-true"), ("h@-:$(c0)", "h@-c0-1"),
        (":$(int)", "7"), (":$(uint)", "8"), (":$(double)", "1.5"), (":$(c1)", "c1-1"),
        (":$(c2)", "c2-1"), (":$", "v"), ("*", "v"),
    ]

    /// Each accepts the texts that begin with its own name.
    static let checks = (0..<4).map { number in
        RouteConstraint("c\(number)", example: "c\(number)-1") { $0.hasPrefix("c\(number)-") }
    }

    private struct Shape {
        /// Each with a number of neighbouring patterns that share it.
        let pieces: [(piece: (pattern: String, value: String), sharing: Int)]
        let end: String

        init(_ patterns: String..., end: String = "") {
            pieces = patterns.compactMap { pattern in
                Grammar.pieces.first { $0.pattern == pattern }.map { ($0, 1) }
            }
            self.end = end
        }

        init(_ random: inout SeededRandom) {
            pieces = (0..<Int.random(in: 1...4, using: &random)).map { _ in
                (random.pick(Grammar.pieces), random.pick([1, 1, 1, 3, 10, 45]))
            }
            end = random.pick(["", "", "", "/:o?", "/:o?/:p?", "/**", "/**r", "/**r?"])
        }

        var title: String { pieces.map(\.piece.pattern).joined(separator: "/") + end }

        func pattern(_ number: Int, of count: Int) -> (text: String, path: [String]) {
            let filled = pieces.enumerated().map { place, piece in
                let number = number / piece.sharing
                let side = max(2, Int(Double(count).squareRoot()))
                let texts = [
                    "#": "\(number)", "^": "\(number / side)", "@": "\(number % side)",
                    "~": String(repeating: "n", count: number % 16 + 1), "$": "n\(place)",
                ]
                let fill = { (text: String) in
                    text.map { texts["\($0)"] ?? "\($0)" }.joined()
                }
                return (text: fill(piece.piece.pattern), value: fill(piece.piece.value))
            }
            return ("/" + filled.map(\.text).joined(separator: "/") + end, filled.map(\.value))
        }
    }

    let title: String
    let patterns: [RoutePattern]
    /// Paths that some patterns answer, that hardly any does, and that mix the segments of several.
    let paths: [String]

    /// The families of a size: texts beside parameters, enumerations, optional ends, types.
    static func families(_ count: Int) -> [Grammar] {
        let shapes: [[Shape]] = [
            [Shape("p#-:$")], [Shape(":$.s#")], [Shape("q^-:$.z@")], [Shape("p#-:$", ":$")],
            [Shape("p#-:$", end: "/:o?/:p?")],
            [Shape("p#-:$"), Shape("p#-:$", "shop"), Shape("p#-:$", ":$(int)")],
            [Shape(":$(c#|d#)", ":$(s|m|l)", ":$")],
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
