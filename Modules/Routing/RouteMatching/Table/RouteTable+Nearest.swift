extension RouteTable {
    /// The pattern that a path without an answer most probably means, if any is close enough.
    /// A pattern is close if the path differs by at most a third of the pattern's own text; any value fits
    /// a parameter. Of equally close ones it has the most letters in common. If none is close, it answers
    /// the path with segments more or fewer at the beginning: `/shop/cart` for `/cart`.
    /// - Parameters:
    ///   - path: A path as ``match(_:)-(String)`` takes it.
    ///   - isNamed: Whether the caller may learn of a pattern.
    public func nearest(
        to path: String, among isNamed: (RoutePattern) -> Bool = { _ in true }
    ) -> RoutePattern? {
        DeepLink(path: path).flatMap { nearest(to: $0.segments, among: isNamed) }
    }

    public func nearest(
        to link: DeepLink, among isNamed: (RoutePattern) -> Bool = { _ in true }
    ) -> RoutePattern? {
        nearest(to: link.segments, among: isNamed)
    }

    public func nearest(
        to segments: [String], among isNamed: (RoutePattern) -> Bool = { _ in true }
    ) -> RoutePattern? {
        let path = "/" + segments.joined(separator: "/")
        guard path.utf8.count <= Spelling.maximumLength else { return nil }
        let forms = (0..<compiled.forms.count).filter {
            isNamed(patterns[Int(compiled.forms[$0].pattern)])
        }
        let form = nearest(to: path, segments.count, among: forms) ?? shifted(to: segments, forms)
        return form.map { patterns[Int(compiled.forms[$0].pattern)] }
    }

    private func nearest(to path: String, _ count: Int, among forms: [Int]) -> Int? {
        let word = Array(path.asciiLowercased)
        var nearest: (form: Int?, rank: (Int, Int, Int)) = (nil, (.max, 0, 0))
        for form in forms {
            let expected = compiled.segments(of: form)
            let pieces = expected.flatMap(\.pieces)
            let limit = min(nearest.rank.0, Self.limit(for: pieces))
            guard limit > 0, let slips = Spelling.distance(word, pieces, upTo: limit) else {
                continue
            }
            // No path that is not answered is less than one slip away, and slashes are missed less
            // often than letters.
            let rank = (
                max(1, slips), abs(expected.count - count), -Spelling.lettersInCommon(word, pieces)
            )
            if rank < nearest.rank { nearest = (form, rank) }
        }
        return nearest.form
    }

    /// In a pattern without a text of its own nothing is misspelt.
    private static func limit(for pieces: [Spelling.Piece]) -> Int {
        let letters = pieces.count { piece in
            if case .character(let letter) = piece { letter != "/" } else { false }
        }
        return letters == 0 ? 0 : max(1, letters / 3)
    }

    /// Leaves out the fewest segments at the beginning of either; a literal of the form must remain.
    private func shifted(to segments: [String], _ forms: [Int]) -> Int? {
        var nearest: (form: Int?, count: Int) = (nil, .max)
        for form in forms {
            let own = compiled.segments(of: form)
            let end = own.suffix(segments.count)
            let count = abs(segments.count - own.count)
            let isEnd =
                0 < count && count < nearest.count && end.contains { $0.kind == .literal }
                && zip(end, segments.suffix(end.count)).allSatisfy {
                    $0.kind != .rest && $0.admits($1, constraints: compiled.constraintsByName)
                }
            if isEnd { nearest = (form, count) }
        }
        return nearest.form
    }
}

extension RoutePattern.Segment {
    fileprivate var pieces: [Spelling.Piece] {
        switch self {
        case .literal(let text): Self.characters("/" + text)
        case .affixed(let prefix, _, _, let suffix):
            Self.characters("/" + prefix) + [.value(withSlashes: false)] + Self.characters(suffix)
        case .parameter, .wildcard: [.character("/"), .value(withSlashes: false)]
        case .rest: [.character("/"), .value(withSlashes: true)]
        }
    }

    private static func characters(_ text: String) -> [Spelling.Piece] {
        text.asciiLowercased.map(Spelling.Piece.character)
    }
}
