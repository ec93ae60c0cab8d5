extension RouteTable {
    /// A pattern that was considered for a path, and what became of it.
    public struct Candidate: Hashable, Sendable {
        public let index: Int
        /// The first segment that fails, and why; `nil` if the pattern matches.
        public let failure: String?
        /// None if the pattern does not match.
        public let items: [DeepLink.QueryItem]
    }

    /// Patterns that begin as the path does, each once, in the order tried: the first match wins.
    /// - Parameter path: A path as ``match(_:)-(String)`` takes it.
    /// - Returns: Nothing for a path that no URL holds.
    public func explain(_ path: String) -> [Candidate] {
        DeepLink(path: path).map { explain($0.segments) } ?? []
    }

    public func explain(_ link: DeepLink) -> [Candidate] { explain(link.segments) }

    public func explain(_ path: [String]) -> [Candidate] {
        guard path.allSatisfy(\.isSegment) else { return [] }
        // Of a pattern whose end may be missing, only the form counts that fits best.
        var best: [Int: (rank: Int, fit: Int)] = [:]
        for rank in 0..<compiled.forms.count {
            let fit = compiled.fit(of: rank, to: path)
            guard fit > 0 else { continue }
            let pattern = Int(compiled.forms[rank].pattern)
            if best[pattern].map({ $0.fit < fit }) ?? true { best[pattern] = (rank, fit) }
        }
        let link = DeepLink(segments: path)
        return best.sorted { $0.value.rank < $1.value.rank }.map { index, form in
            let failure = compiled.failure(of: form.rank, after: form.fit, of: path)
            let match = Match(compiled, index: index, text: link.text, parts: link.parts)
            return Candidate(
                index: index, failure: failure, items: failure == nil ? match.items : [])
        }
    }
}

extension CompiledRoutes {
    func segments(of rank: Int) -> ArraySlice<RoutePattern.Segment> {
        patterns[Int(forms[rank].pattern)].segments.prefix(Int(forms[rank].count))
    }

    /// How many segments a form answers from the beginning; the largest number if it answers all.
    func fit(of rank: Int, to path: [String]) -> Int {
        let segments = segments(of: rank)
        for (place, segment) in segments.enumerated() {
            guard place < path.count, segment.admits(path[place], constraints: constraintsByName)
            else { return place }
            if segment.kind == .rest { return .max }
        }
        return segments.count == path.count ? .max : segments.count
    }

    /// `nil` if the form answers the path.
    fileprivate func failure(of rank: Int, after fit: Int, of path: [String]) -> String? {
        let segments = segments(of: rank)
        if fit == .max { return nil }
        if fit == segments.count { return "the path continues with '\(path[fit])'" }
        return fit == path.count
            ? "the path ends before \(segments[fit])"
            : "segment \(fit + 1), '\(path[fit])', is not \(segments[fit])"
    }
}
