/// The type that a segment's value must have for a pattern to answer.
///
/// The cases are in the order in which a table tries them: the narrower one first.
public enum SegmentType: String, BitwiseCopyable, CaseIterable, Hashable, Sendable {
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

    func admits(_ value: String) -> Bool { value.utf8.withTextBytes { admits($0) } }

    /// Whether some bytes are the text of a value.
    func admits(_ bytes: TextBytes) -> Bool {
        switch self {
        case .bool: bytes.isText("true") || bytes.isText("false")
        case .uuid: Self.isUUID(bytes)
        case .uint: NumberText.integer(of: bytes)?.isNegative == false
        case .int:
            NumberText.integer(of: bytes).map { isNegative, magnitude in
                magnitude <= (isNegative ? Int.min.magnitude : Int.max.magnitude)
            } ?? false
        case .double: NumberText.isDecimal(bytes.slice)
        }
    }

    /// The usual form, 8-4-4-4-12 hexadecimal digits.
    private static func isUUID(_ bytes: TextBytes) -> Bool {
        bytes.count == 36
            && (0..<36).allSatisfy { place in
                place == 8 || place == 13 || place == 18 || place == 23
                    ? bytes[place] == UInt8(ascii: "-")
                    : PercentEncoding.hexValue(bytes[place]) != nil
            }
    }
}
