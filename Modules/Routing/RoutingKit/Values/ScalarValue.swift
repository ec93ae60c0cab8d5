/// Values without parts: Booleans, texts and numbers of any type.
enum ScalarValue {
    /// The kind of a scalar. A number can be read as any type of number that can represent it.
    enum Kind {
        case truth, text, number
    }

    /// The kind of a type; `nil` if it isn't a scalar.
    static func kind(of type: Any.Type) -> Kind? {
        if type == Bool.self { return .truth }
        if type == String.self { return .text }
        let isNumber = type is any FixedWidthInteger.Type || type is any BinaryFloatingPoint.Type
        return isNumber ? .number : nil
    }

    /// The kind of a value; `nil` if it isn't a scalar.
    static func kind(of value: any Encodable) -> Kind? {
        switch value {
        case is Bool: .truth
        case is String: .text
        case is any FixedWidthInteger, is any BinaryFloatingPoint: .number
        default: nil
        }
    }

    /// A scalar as a type of its own kind; `nil` for a number that the type can't represent.
    static func convert(_ value: any Encodable, to type: Any.Type) -> Any? {
        switch type {
        case let type as any FixedWidthInteger.Type: type.init(holding: value)
        case let type as any BinaryFloatingPoint.Type: type.init(holding: value)
        default: value
        }
    }
}

extension FixedWidthInteger {
    fileprivate init?(holding value: Any) {
        switch value {
        case let integer as any FixedWidthInteger: self.init(exactly: integer)
        case let number as any BinaryFloatingPoint: self.init(exactly: number)
        default: return nil
        }
    }
}

extension BinaryFloatingPoint {
    /// A fraction is rounded where the type has fewer digits; a whole number must fit exactly.
    fileprivate init?(holding value: Any) {
        switch value {
        case let integer as any FixedWidthInteger: self.init(exactly: integer)
        case let number as any BinaryFloatingPoint:
            self.init(number)
            guard isFinite == number.isFinite else { return nil }
        default: return nil
        }
    }
}
