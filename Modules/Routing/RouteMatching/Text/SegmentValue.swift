public import Foundation

/// A value that one segment of a path can hold.
public protocol SegmentValue: Sendable {
    /// Reads the UTF-8 of a decoded text; `nil` if it is no value of this type.
    init?(utf8: Span<UInt8>)
}

extension SegmentValue where Self: LosslessStringConvertible {
    /// Reads the text as its description; a number has to be decimal and finite.
    public init?(utf8: Span<UInt8>) {
        guard NumberText.isCanonical(utf8.text, for: Self.self) else { return nil }
        self.init(utf8.text)
    }
}

extension SegmentValue where Self: FixedWidthInteger {
    /// Reads ASCII digits, perhaps after a minus if the type has negative numbers.
    public init?(utf8: Span<UInt8>) {
        guard let number: Self = utf8.integer() else { return nil }
        self = number
    }
}

extension String: SegmentValue {}
extension Bool: SegmentValue {}
extension Int: SegmentValue {}
extension UInt: SegmentValue {}
extension Double: SegmentValue {}

extension UUID: SegmentValue {
    /// Reads 36 characters: hexadecimal digits in groups of 8, 4, 4, 4 and 12.
    public init?(utf8: Span<UInt8>) {
        guard utf8.isUUID else { return nil }
        self.init(uuidString: utf8.text)
    }
}

/// The spellings of numbers that a URL may hold: ASCII digits only, one spelling for one reader.
///
/// `Int("+5")` and `Double("0x1p3")` succeed in Swift, but no other reader of the URL agrees.
package enum NumberText {
    /// Whether a text is spelt as one of a number's type; always for other types.
    package static func isCanonical(_ text: String, for type: Any.Type) -> Bool {
        text.utf8.withTextBytes { bytes in
            type is any BinaryInteger.Type
                ? bytes.extracting(bytes.signCount..<bytes.count).isDigits
                : !(type is any BinaryFloatingPoint.Type) || bytes.isDecimal
        }
    }

    package static func integer(_ text: String) -> Int? { text.utf8.withTextBytes { $0.integer() } }
}

extension TextBytes {
    fileprivate var signCount: Int { count > 0 && self[0] == UInt8(ascii: "-") ? 1 : 0 }

    fileprivate var isDigits: Bool {
        count > 0 && first { bytes, _ in .!bytes.are(in: "0"..."9") } == count
    }

    func integer<Number: FixedWidthInteger>() -> Number? {
        let start = Number.isSigned ? signCount : 0
        guard start < count else { return nil }
        // The smallest number has no positive one, so digits behind a minus are negative at once.
        let sign: Number = start > 0 ? 0 &- 1 : 1
        var number: Number = 0
        for position in start..<count {
            let digit = self[position] &- UInt8(ascii: "0")
            let (tens, isFull) = number.multipliedReportingOverflow(by: 10)
            let (next, isOver) = tens.addingReportingOverflow(
                sign &* Number(truncatingIfNeeded: digit))
            guard digit < 10, !isFull, !isOver else { return nil }
            number = next
        }
        return number
    }

    var isDecimal: Bool {
        let point = first(".")
        let start = signCount
        let fraction = extracting(min(point + 1, count)..<count)
        guard start < point, extracting(start..<point).isDigits,
            point == count || fraction.isDigits
        else { return false }
        // A `Double` holds every number of 300 digits.
        return point - start <= 300 || Double(text)?.isFinite == true
    }

    /// Whether the bytes are hexadecimal digits in groups of 8, 4, 4, 4 and 12.
    var isUUID: Bool {
        count == 36
            && (0..<36).allSatisfy { position in
                position == 8 || position == 13 || position == 18 || position == 23
                    ? self[position] == UInt8(ascii: "-") : Self.hexValue(self[position]) != nil
            }
    }
}
