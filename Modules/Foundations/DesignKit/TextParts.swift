extension ContentRow {
    /// A detail in two parts: a note beside the title, and a value at the end of the line, below those of
    /// other rows.
    ///
    /// Of `€24.00 · 3 left` the first part with a digit is the value. A short detail is a value as a whole.
    public static func parts(ofDetail detail: String) -> (note: String?, value: String?) {
        let limit = 16
        guard !detail.isEmpty else { return (nil, nil) }
        var parts = detail.split(separator: " · ").map(String.init)
        if parts.count == 1 { return detail.count <= limit ? (nil, detail) : (detail, nil) }
        let index = parts.firstIndex { $0.count <= limit && $0.contains(where: \.isNumber) }
        let value = index.map { parts.remove(at: $0) }
        return (parts.joined(separator: " · "), value)
    }
}

extension ContentSection {
    /// A title, with the initials of a person in front as a badge: `(ZM) Zoë Müller`.
    public static func parts(ofTitle title: String) -> (badge: String?, text: String) {
        let parts = title.split(separator: " ", maxSplits: 1)
        guard parts.count == 2, parts[0].count <= 4, "([".contains(parts[0].prefix(1)),
            ")]".contains(parts[0].suffix(1))
        else { return (nil, title) }
        return (String(parts[0].dropFirst().dropLast()), String(parts[1]))
    }
}
