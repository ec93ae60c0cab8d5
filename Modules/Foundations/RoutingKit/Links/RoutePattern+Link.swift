extension RoutePattern {
    /// The link that this pattern answers with these values: those that the path names stand in
    /// it, the others in the query.
    /// - Returns: `nil` if a value of the path is missing or cannot stand in one: `""`, `.`, `..`.
    func link(of values: ParameterValues) -> Link? {
        var filled: [String] = []
        for segment in segments {
            switch segment {
            case .literal(let text): filled.append(text)
            case .parameter(let name, _):
                if isLastOptional, values[name].isEmpty, filled.count == segments.count - 1 {
                    break
                }
                filled += values[name].prefix(1)
                guard values[name].first.map(Self.isSegment) == true else { return nil }
            case .rest(let name?):
                filled += values[name]
                guard !values[name].isEmpty, values[name].allSatisfy(Self.isSegment) else {
                    return nil
                }
            case .wildcard, .rest(nil): return nil
            }
        }
        let query = values.items.filter { !parameterNames.contains($0.name.asciiLowercased) }
        return Link(segments: filled, query: query)
    }

    private static func isSegment(_ value: String) -> Bool { !["", ".", ".."].contains(value) }
}
