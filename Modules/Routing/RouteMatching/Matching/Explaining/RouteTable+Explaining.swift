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

    /// The patterns that begin as a path does, in the order in which they are tried: the first one
    /// without a failure answers. Pure: nothing is made.
    public func explain(_ segments: [String]) -> [Candidate] {
        let constraints = Dictionary(
            compiled.constraints.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        return compiled.forms.compactMap { form in
            let pattern = patterns[Int(form.pattern)]
            let (count, failure) = compare(form, with: segments, constraints: constraints)
            guard failure == nil || count > 0 else { return nil }
            return Candidate(
                index: Int(form.pattern), failure: failure,
                items: failure == nil ? pattern.items(in: segments) : [])
        }
    }

    func segments(of form: CompiledRoutes.Form) -> ArraySlice<RoutePattern.Segment> {
        patterns[Int(form.pattern)].segments.prefix(Int(form.count))
    }

    /// How many segments fit, and why the next one does not.
    private func compare(
        _ form: CompiledRoutes.Form, with segments: [String], constraints: [String: RouteConstraint]
    ) -> (count: Int, failure: String?) {
        let expected = self.segments(of: form)
        for (index, segment) in expected.enumerated() {
            guard segments.indices.contains(index) else {
                return (index, "the path ends before \(segment)")
            }
            guard segment.admits(segments[index], constraints: constraints) else {
                return (index, "segment \(index + 1), '\(segments[index])', is not \(segment)")
            }
            if segment.kind == .rest { return (segments.count, nil) }
        }
        guard expected.count == segments.count else {
            return (expected.count, "the path goes on with '\(segments[expected.count])'")
        }
        return (segments.count, nil)
    }
}
