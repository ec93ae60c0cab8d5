/// The types that a text is a value of, apart from `bool`: every text is in one class.
///
/// A table that has types looks at each segment once, however many patterns ask for its type.
enum SegmentClass: UInt8, CaseIterable {
    /// No value of any type.
    case text
    case uuid
    /// An integer without a sign that an `Int` holds.
    case natural
    /// An integer that only a `UInt` holds.
    case large
    /// An integer with a sign.
    case negative
    /// Any other finite number.
    case decimal

    func admits(_ type: SegmentType) -> Bool {
        switch type {
        case .bool: false
        case .uuid: self == .uuid
        case .uint: self == .natural || self == .large
        case .int: self == .natural || self == .negative
        case .double: self != .text && self != .uuid
        }
    }

    init(_ bytes: TextBytes) {
        if UUIDText.isValid(bytes) {
            self = .uuid
        } else if let (isNegative, magnitude) = NumberText.integer(of: bytes) {
            switch (isNegative, magnitude) {
            case (false, ...UInt(Int.max)): self = .natural
            case (false, _): self = .large
            case (true, ...Int.min.magnitude): self = .negative
            case (true, _): self = .decimal
            }
        } else {
            self = NumberText.isDecimal(bytes) ? .decimal : .text
        }
    }
}
