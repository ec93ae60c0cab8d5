import RouteMatching
import RouteSets

/// Tables of all kinds of patterns, mixed at random: one to three shapes of one to four segments, with
/// optional segments and rests.
struct RandomGrammar {
    /// One kind of pattern.
    private struct Shape {
        /// Each with a number of neighbouring patterns that share it.
        let pieces: [(piece: GrammarPiece, sharing: Int)]
        let optionalCount: Int
        let rest: String

        init(_ random: inout SeededRandom) {
            pieces = (0..<Int.random(in: 1...4, using: &random)).map { _ in
                (
                    GrammarPiece.allCases.randomElement(using: &random) ?? .shared,
                    [1, 1, 1, 3, 10, 45].randomElement(using: &random) ?? 1
                )
            }
            let rests = ["", "", "", "", "/**", "/**r", "/**r?"]
            rest = rests.randomElement(using: &random) ?? ""
            let most = [0, 0, 0, 1, 2].randomElement(using: &random) ?? 0
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

    init(seed: UInt64, count: Int) {
        var random = SeededRandom(seed: seed)
        let shapes = (0..<Int.random(in: 1...3, using: &random)).map { _ in Shape(&random) }
        title = "\(seed): " + shapes.map(\.title).joined(separator: ", ")
        let all = (0..<count).map { shapes[$0 % shapes.count].pattern($0, of: count) }
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
