extension RouteTable {
    /// A pattern that was considered for a path, and what became of it.
    public struct Candidate: Hashable, Sendable {
        /// The position of the pattern in ``RouteTable/patterns``.
        public let index: Int
        /// Why it does not answer, with the first segment that fails; `nil` if it does.
        public let failure: String?
        /// The values that it would give; none if it does not answer.
        public let items: [DeepLink.QueryItem]
    }

    /// The patterns that begin as a path does, each of them once, in the order in which they are
    /// tried: the first one without a failure answers.
    /// - Parameter path: A path as ``match(_:)-(String)`` takes it.
    /// - Returns: Nothing for a path that no URL holds.
    public func explain(_ path: String) -> [Candidate] {
        DeepLink(path: path).map { explain($0.segments) } ?? []
    }

    /// The same for the path of a link.
    public func explain(_ link: DeepLink) -> [Candidate] { explain(link.segments) }

    /// The same for a path, given as its decoded segments.
    public func explain(_ segments: [String]) -> [Candidate] {
        let constraints = Dictionary(
            compiled.constraints.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        let comparisons = compiled.forms.map { form in
            compare(form, with: segments, constraints: constraints)
        }
        // Of a pattern whose end may be missing, only the form counts that fits best.
        var best: [UInt32: Int] = [:]
        for (index, form) in compiled.forms.enumerated() {
            let other = best[form.pattern]
            if other.map({ comparisons[$0].fit < comparisons[index].fit }) ?? true {
                best[form.pattern] = index
            }
        }
        return compiled.forms.indices.compactMap { index in
            let (form, comparison) = (compiled.forms[index], comparisons[index])
            guard best[form.pattern] == index, comparison.fit > 0 else { return nil }
            let pattern = Int(form.pattern)
            return Candidate(
                index: pattern, failure: comparison.failure,
                items: comparison.failure == nil ? patterns[pattern].items(in: segments) : [])
        }
    }

    func segments(of form: CompiledRoutes.Form) -> ArraySlice<RoutePattern.Segment> {
        patterns[Int(form.pattern)].segments.prefix(Int(form.count))
    }

    /// What a form has in common with a path.
    private struct Comparison {
        /// How many segments fit; the largest number if the form answers.
        var fit = Int.max
        /// Why the next one does not fit; `nil` if the form answers.
        var failure: String?
    }

    private func compare(
        _ form: CompiledRoutes.Form, with segments: [String], constraints: [String: RouteConstraint]
    ) -> Comparison {
        let expected = self.segments(of: form)
        for (index, segment) in expected.enumerated() {
            guard segments.indices.contains(index) else {
                return Comparison(fit: index, failure: "the path ends before \(segment)")
            }
            guard segment.admits(segments[index], constraints: constraints) else {
                return Comparison(
                    fit: index,
                    failure: "segment \(index + 1), '\(segments[index])', is not \(segment)")
            }
            if segment.kind == .rest { return Comparison() }
        }
        guard expected.count == segments.count else {
            return Comparison(
                fit: expected.count,
                failure: "the path continues with '\(segments[expected.count])'")
        }
        return Comparison()
    }
}
