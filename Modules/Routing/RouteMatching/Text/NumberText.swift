/// The spellings of numbers that a URL may hold: ASCII digits only, one spelling for one reader.
///
/// `Int("+5")` and `Double("0x1p3")` succeed in Swift, but no other reader of the URL agrees.
package enum NumberText {
    /// Whether a text is spelt as one of a number's type; always for other types.
    package static func isCanonical(_ text: String, for type: Any.Type) -> Bool {
        if type is any BinaryInteger.Type {
            return isDigits(text.utf8.dropFirst(text.utf8.first == UInt8(ascii: "-") ? 1 : 0))
        }
        return !(type is any BinaryFloatingPoint.Type) || isDecimal(text.utf8)
    }

    package static func integer<Number: FixedWidthInteger>(_ text: String) -> Number? {
        // Nothing else that Swift reads has a second spelling.
        let first = text.utf8.first
        let hasSign = first == UInt8(ascii: "+") || !Number.isSigned && first == UInt8(ascii: "-")
        return hasSign ? nil : Number(text)
    }

    static func isDecimal(_ bytes: some Collection<UInt8>) -> Bool {
        let unsigned = bytes.dropFirst(bytes.first == UInt8(ascii: "-") ? 1 : 0)
        let whole = unsigned.prefix(while: isDigit)
        let fraction = unsigned[whole.endIndex...]
        guard !whole.isEmpty,
            fraction.isEmpty
                || fraction.first == UInt8(ascii: ".") && isDigits(fraction.dropFirst())
        else { return false }
        // A `Double` holds every number of 300 digits.
        return whole.count <= 300
            || Double(String(decoding: bytes, as: UTF8.self))?.isFinite == true
    }

    private static func isDigits(_ bytes: some Collection<UInt8>) -> Bool {
        !bytes.isEmpty && bytes.allSatisfy(isDigit)
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
        UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
    }
}
