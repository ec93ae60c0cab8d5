extension RouteTable {
    /// A pattern that was considered for a path, and what became of it.
    public struct Candidate: Hashable, Sendable {
        /// The position of the pattern in ``RouteTable/patterns``.
        public let index: Int
        /// Why it does not answer, with the first segment that fails; `nil` if it does.
        public let failure: String?
        /// The values that it would give; none if it does not answer.
        public let items: [Link.QueryItem]
    }

    /// The patterns that begin as a path does, in the order in which they are tried: the first one
    /// without a failure answers. Pure: nothing is made.
    public func explain(_ segments: [String]) -> [Candidate] {
        forms.compactMap { form in
            let (count, failure) = compare(form, with: segments)
            guard failure == nil || count > 0 else { return nil }
            return Candidate(
                index: form.pattern, failure: failure,
                items: failure == nil ? items(of: form, in: segments) : [])
        }
    }

    /// How many segments fit, and why the next one does not.
    func compare(_ form: Form, with segments: [String]) -> (count: Int, failure: String?) {
        for (index, segment) in form.segments.enumerated() {
            guard segments.indices.contains(index) else {
                return (index, "the path ends before \(segment)")
            }
            guard segment.admits(segments[index], constraints: constraints) else {
                return (index, "segment \(index + 1), '\(segments[index])', is not \(segment)")
            }
            if segment.kind == .rest { return (segments.count, nil) }
        }
        guard form.segments.count == segments.count else {
            return (form.segments.count, "the path goes on with '\(segments[form.segments.count])'")
        }
        return (segments.count, nil)
    }
}
