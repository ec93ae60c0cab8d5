/// The type that a segment's value must have for a pattern to answer.
///
/// The cases are in the order in which a table tries them: the narrower one first.
public enum SegmentType: String, CaseIterable, Hashable, Sendable {
    /// `true` or `false`.
    case bool
    /// A UUID in its usual form of 36 characters.
    case uuid
    /// ASCII digits, within the range of `UInt`.
    case uint
    /// ASCII digits, perhaps after a minus, within the range of `Int`.
    case int
    /// A finite decimal number.
    case double

    func admits(_ value: String) -> Bool {
        if self == .bool { return Bool(value) != nil }
        return value.withBytes { SegmentClass($0).admits(self) }
    }
}
