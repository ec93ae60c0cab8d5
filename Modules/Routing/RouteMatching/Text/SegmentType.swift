/// The type of a segment's value. A table tries the cases in this order: the narrower one first.
public enum SegmentType: String, BitwiseCopyable, CaseIterable, Hashable, Sendable {
    case bool
    /// A UUID of 36 characters.
    case uuid
    /// A number of ASCII digits, in the range of `UInt`.
    case uint
    /// A number of ASCII digits, perhaps after a minus, in the range of `Int`.
    case int
    /// A decimal number that is finite.
    case double

    func admits(_ bytes: TextBytes) -> Bool {
        switch self {
        case .bool: bytes.count < 6 && Bool(bytes.text) != nil
        case .uuid: bytes.isUUID
        case .uint: (bytes.integer() as UInt?) != nil
        case .int: (bytes.integer() as Int?) != nil
        case .double: bytes.isDecimal
        }
    }
}
