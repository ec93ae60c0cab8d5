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
        self == .bool ? Bool(value) != nil : SegmentClass(value.utf8).admits(self)
    }
}

/// The usual form of a UUID, 8-4-4-4-12 hexadecimal digits.
enum UUIDText {
    static func isValid(_ bytes: some Collection<UInt8>) -> Bool {
        guard bytes.count == 36 else { return false }
        var index = 0
        for byte in bytes {
            let isHyphen = index == 8 || index == 13 || index == 18 || index == 23
            guard isHyphen ? byte == UInt8(ascii: "-") : PercentEncoding.isHexDigit(byte) else {
                return false
            }
            index += 1
        }
        return true
    }
}
