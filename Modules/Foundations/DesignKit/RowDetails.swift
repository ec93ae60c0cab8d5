/// A row's detail in two parts: a note beside the title, and a value at the end of the line, below those
/// of other rows.
///
/// Of `€24.00 · 3 left` the first part with a digit is the value. A short detail is a value as a whole.
public struct RowDetails: Sendable {
    public private(set) var note: String?
    public private(set) var value: String?

    private static let limit = 16

    public init(_ detail: String) {
        guard !detail.isEmpty else { return }
        var parts = detail.split(separator: " · ").map(String.init)
        if parts.count == 1 {
            if detail.count <= Self.limit { value = detail } else { note = detail }
            return
        }
        let index = parts.firstIndex { $0.count <= Self.limit && $0.contains(where: \.isNumber) }
        value = index.map { parts.remove(at: $0) }
        note = parts.joined(separator: " · ")
    }

    public init(note: String?) {
        self.note = note
    }
}

/// A heading, with the initials of a person in front: `(ZM) Zoë Müller`.
public struct Heading {
    /// `nil` without a person.
    public let badge: String?
    public let text: String

    public init(_ title: String) {
        let parts = title.split(separator: " ", maxSplits: 1)
        if parts.count == 2, parts[0].count <= 4, "([".contains(parts[0].prefix(1)),
            ")]".contains(parts[0].suffix(1))
        {
            badge = String(parts[0].dropFirst().dropLast())
            text = String(parts[1])
        } else {
            badge = nil
            text = title
        }
    }
}
