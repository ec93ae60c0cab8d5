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
                guard let value = values[name].first, !["", ".", ".."].contains(value) else {
                    return nil
                }
                filled.append(value)
            }
        }
        let query = values.items.filter { !parameterNames.contains($0.name.asciiLowercased) }
        return Link(segments: filled, query: query)
    }
}
