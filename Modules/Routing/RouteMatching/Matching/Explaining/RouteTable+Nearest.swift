extension RouteTable {
    /// The pattern that a misspelt path comes closest to, if any is close enough to be meant:
    /// within a third of the pattern's own text. Where the pattern has a parameter, any value does.
    /// - Parameters:
    ///   - segments: The decoded segments of the path.
    ///   - isNamed: Whether a pattern may be told to the caller.
    public func nearest(
        to segments: [String], among isNamed: (RoutePattern) -> Bool = { _ in true }
    ) -> RoutePattern? {
        let path = "/" + segments.joined(separator: "/")
        guard path.utf8.count <= Spelling.maximumLength else { return nil }
        let word = Array(path.asciiLowercased)
        var nearest: (pattern: Int?, distance: (Int, Int)) = (nil, (.max, 0))
        for form in compiled.forms where isNamed(patterns[Int(form.pattern)]) {
            let expected = self.segments(of: form)
            let pieces = expected.flatMap(\.pieces)
            let limit = min(nearest.distance.0, Self.limit(for: pieces))
            guard limit > 0, let slips = Spelling.distance(word, pieces, upTo: limit) else {
                continue
            }
            // No path that is not answered is less than one slip away, and slashes are missed less
            // often than letters.
            let distance = (max(1, slips), abs(expected.count - segments.count))
            if distance < nearest.distance { nearest = (Int(form.pattern), distance) }
        }
        return nearest.pattern.map { patterns[$0] }
    }

    /// How far a path may be away. In a pattern without a text of its own nothing is misspelt.
    private static func limit(for pieces: [Spelling.Piece]) -> Int {
        let letters = pieces.count { piece in
            if case .character(let letter) = piece { letter != "/" } else { false }
        }
        return letters == 0 ? 0 : max(1, letters / 3)
    }
}

extension RoutePattern.Segment {
    fileprivate var pieces: [Spelling.Piece] {
        switch self {
        case .literal(let text): ("/" + text.asciiLowercased).map(Spelling.Piece.character)
        case .parameter, .wildcard: [.character("/"), .value(withSlashes: false)]
        case .rest: [.character("/"), .value(withSlashes: true)]
        }
    }
}
