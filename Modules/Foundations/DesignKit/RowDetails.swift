/// The secondary text of a row in two parts: a note beside the title, and a value at the end of the
/// line, where values of all rows are below each other.
///
/// Rows have details such as `€24.00 · 3 left`: the first of the parts with a digit is the value, be
/// it a price, a time or a count. A short detail is a value as a whole.
public struct RowDetails: Sendable {
    public private(set) var note: String?
    public private(set) var value: String?

    /// How many characters a value has at most.
    private static let limit = 16

    /// Splits the detail of a row.
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

    /// A detail without a value.
    public init(note: String?) {
        self.note = note
    }
}
