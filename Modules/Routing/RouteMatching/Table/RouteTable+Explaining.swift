extension RouteTable {
    /// A pattern that was considered for a path, and what became of it.
    public struct Candidate: Hashable, Sendable {
        /// Its position among the patterns of the table.
        public let index: Int
        /// The first segment that fails, and why; `nil` if the pattern matches.
        public let failure: String?
        /// The named values; none if the pattern does not match.
        public let items: [DeepLink.QueryItem]
    }

    /// Patterns that begin as the path does, each once, in the order tried: the first match wins.
    /// - Parameter path: A path as ``match(_:)-(String)`` takes it.
    /// - Returns: Nothing for a path that no URL holds.
    public func explain(_ path: String) -> [Candidate] {
        guard let link = DeepLink(path: path) else { return [] }
        let path = link.segments.map { PathSegment($0) }
        // Of a pattern whose end may be missing, only the form counts that fits best.
        var best: [Int: (rank: Int, fit: Int)] = [:]
        for (rank, form) in compiled.ranked.forms.enumerated() {
            let fit = compiled.fit(of: form, to: path)
            if fit > best[form.pattern]?.fit ?? 0 { best[form.pattern] = (rank, fit) }
        }
        return best.sorted { $0.value.rank < $1.value.rank }.map { index, form in
            let failure = compiled.failure(
                of: compiled.ranked.forms[form.rank], after: form.fit, of: path)
            let match = Match(compiled, index: index, text: link.text, path: link.parts.path)
            return Candidate(
                index: index, failure: failure, items: failure == nil ? match.items : [])
        }
    }
}

extension RouteTable {
    /// The pattern that a path without an answer most probably means, if any is close enough.
    /// A pattern is close if the path differs by at most a third of the pattern's own text; any
    /// value fits a parameter. Of equally close ones it has the most letters in common. If none is
    /// close, it answers the path with segments more or fewer at the beginning: `/shop/cart` for
    /// `/cart`.
    /// - Parameters:
    ///   - path: A path as ``match(_:)-(String)`` takes it.
    ///   - isNamed: Whether the caller may learn of a pattern.
    public func nearest(
        to path: String, among isNamed: (RoutePattern) -> Bool = { _ in true }
    ) -> RoutePattern? {
        guard let segments = DeepLink(path: path)?.segments else { return nil }
        let path = "/" + segments.joined(separator: "/")
        guard path.utf8.count <= Spelling.maximumLength else { return nil }
        let word = Array(path.asciiLowercased)
        let forms = compiled.ranked.forms.filter { isNamed(patterns[$0.pattern]) }
        let misspelt = forms.compactMap { form -> (pattern: Int, rank: (Int, Int, Int))? in
            let pieces = patterns[form.pattern].segments.prefix(form.count).flatMap(\.pieces)
            let letters = pieces.count(where: \.isLetter)
            // In a pattern without a text of its own nothing is misspelt.
            guard letters > 0,
                let found = Spelling.distance(word, pieces, upTo: max(1, letters / 3))
            else { return nil }
            // No path that is not answered is less than one slip away, and slashes are missed less
            // often than letters.
            let difference = abs(form.count - segments.count)
            return (form.pattern, (max(1, found.slips), difference, -found.letters))
        }
        let nearest =
            misspelt.min { $0.rank < $1.rank }?.pattern
            ?? forms.filter { ends($0, like: segments.map { PathSegment($0) }) }
            .min { abs($0.count - segments.count) < abs($1.count - segments.count) }?
            .pattern
        return nearest.map { patterns[$0] }
    }

    /// Whether only segments at the beginning are more or fewer, and a literal remains.
    private func ends(_ form: RankedPatterns.Form, like path: [PathSegment]) -> Bool {
        let end = compiled.ranked.rules(of: form).suffix(path.count)
        return form.count != path.count && end.contains { $0.kind == .literal }
            && zip(end, path.suffix(end.count)).allSatisfy {
                $0.kind != .rest && $0.admits($1, compiled.constraints)
            }
    }
}

extension RoutePattern.Segment {
    fileprivate var pieces: [Spelling.Piece] {
        // No text of a pattern has this character.
        let value: Character = "\0"
        let text = if case .literal(let text) = self { text } else { around("\(value)") }
        return "/\(text)".asciiLowercased.map {
            $0 == value ? .value(withSlashes: isRest) : .character($0)
        }
    }
}

extension CompiledRoutes {
    /// How many segments a form answers from the beginning; the largest number if it answers all.
    func fit(of form: RankedPatterns.Form, to path: [PathSegment]) -> Int {
        for (index, rule) in ranked.rules(of: form).enumerated() {
            guard index < path.count, rule.admits(path[index], constraints) else { return index }
            if rule.kind == .rest { return .max }
        }
        return form.count == path.count ? .max : form.count
    }

    /// Why a form doesn't answer a path; `nil` if it does.
    fileprivate func failure(of form: RankedPatterns.Form, after fit: Int, of path: [PathSegment])
        -> String?
    {
        if fit == .max { return nil }
        if fit == form.count { return "the path continues with '\(path[fit].sent)'" }
        let segment = ranked.patterns[form.pattern].segments[fit]
        return fit == path.count
            ? "the path ends before \(segment)"
            : "segment \(fit + 1), '\(path[fit].sent)', is not \(segment)"
    }
}
