/// The type that a segment's value must have for a pattern to answer.
///
/// The cases stand in the order in which a table tries them: the narrower one first.
public enum SegmentType: String, CaseIterable, Hashable, Sendable {
    /// `true` or `false`.
    case bool
    /// A UUID in its usual form of 36 characters.
    case uuid
    /// ASCII digits, within the range of `UInt`.
    case uint
    /// ASCII digits, perhaps behind a minus, within the range of `Int`.
    case int
    /// A finite decimal number.
    case double

    func admits(_ value: String) -> Bool {
        switch self {
        case .bool: Bool(value) != nil
        case .uuid: UUIDText.isValid(value)
        case .uint: NumberText.isInteger(value) && !value.hasPrefix("-") && UInt(value) != nil
        case .int: NumberText.isInteger(value) && Int(value) != nil
        case .double: NumberText.isDecimal(value)
        }
    }
}

/// The usual form of a UUID, 8-4-4-4-12 hexadecimal digits.
enum UUIDText {
    static func isValid(_ text: String) -> Bool {
        let parts = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
        return parts.map(\.count) == [8, 4, 4, 4, 12]
            && text.allSatisfy { $0 == "-" || ($0.isASCII && $0.isHexDigit) }
    }
}
