/// The type of a segment's value. A table tries the cases in this order: the narrower one first.
public enum SegmentType: String, BitwiseCopyable, CaseIterable, Hashable, Sendable {
    case bool
    /// 36 characters.
    case uuid
    /// ASCII digits, in the range of `UInt`.
    case uint
    /// ASCII digits, perhaps after a minus, in the range of `Int`.
    case int
    /// Decimal and finite.
    case double

    func admits(_ value: String) -> Bool { value.utf8.withTextBytes { admits($0) } }

    func admits(_ bytes: TextBytes) -> Bool {
        switch self {
        case .bool: bytes.isText("true") || bytes.isText("false")
        case .uuid: Self.isUUID(bytes)
        case .uint: (NumberText.integer(bytes.text) as UInt?) != nil
        case .int: (NumberText.integer(bytes.text) as Int?) != nil
        case .double: NumberText.isDecimal(bytes.slice)
        }
    }

    /// 8-4-4-4-12 hexadecimal digits.
    private static func isUUID(_ bytes: TextBytes) -> Bool {
        bytes.count == 36
            && (0..<36).allSatisfy { place in
                place == 8 || place == 13 || place == 18 || place == 23
                    ? bytes[place] == UInt8(ascii: "-")
                    : TextBytes.hexValue(bytes[place]) != nil
            }
    }
}
