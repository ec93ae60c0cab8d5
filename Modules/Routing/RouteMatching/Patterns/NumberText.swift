/// The spellings of numbers that a URL may hold: ASCII digits only, one spelling for one reader.
///
/// `Int("+5")` and `Double("0x1p3")` succeed in Swift, but no other reader of the URL agrees.
package enum NumberText {
    package static func isInteger(_ text: String) -> Bool {
        isDigits(text.utf8.dropFirst(text.utf8.first == UInt8(ascii: "-") ? 1 : 0))
    }

    package static func integer<Number: FixedWidthInteger>(_ text: String) -> Number? {
        // Nothing else that Swift reads has a second spelling.
        let first = text.utf8.first
        let hasSign = first == UInt8(ascii: "+") || !Number.isSigned && first == UInt8(ascii: "-")
        return hasSign ? nil : Number(text)
    }

    package static func isDecimal(_ text: String) -> Bool { isDecimal(text.utf8) }

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

    /// Without the exponent that Swift would write: `0.00001`; `nil` if it is not finite.
    package static func decimal(_ number: some BinaryFloatingPoint & LosslessStringConvertible)
        -> String?
    {
        guard number.isFinite else { return nil }
        let parts = number.description.split(separator: "e")
        guard parts.count == 2, let exponent = Int(parts[1]) else { return number.description }
        let mantissa = parts[0].split(separator: ".").map { $0.drop { $0 == "-" } }
        let digits = mantissa.joined()
        let point = mantissa[0].count + exponent
        let sign = number < 0 ? "-" : ""
        if point <= 0 { return sign + "0." + String(repeating: "0", count: -point) + digits }
        // Swift writes an exponent only where no digit is left after the point.
        return sign + digits + String(repeating: "0", count: max(0, point - digits.count)) + ".0"
    }

    private static func isDigits(_ bytes: some Collection<UInt8>) -> Bool {
        !bytes.isEmpty && bytes.allSatisfy(isDigit)
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
        UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
    }
}
