/// Percent-encoding of one segment or one query value (RFC 3986, section 2.1).
package enum PercentEncoding {
    /// Encodes every byte except the unreserved ones (RFC 3986, section 2.3).
    package static func encode(_ text: String) -> String {
        guard text.utf8.holds({ !isUnreserved($0) }) else { return text }
        var result = ""
        for byte in text.utf8 {
            if isUnreserved(byte) {
                result.unicodeScalars.append(Unicode.Scalar(byte))
            } else {
                let digits = String(byte, radix: 16, uppercase: true)
                result += digits.count == 1 ? "%0\(digits)" : "%\(digits)"
            }
        }
        return result
    }

    /// Decodes a piece of a text once, or returns `nil` for a broken escape or one of bytes that are
    /// not UTF-8.
    package static func decode(_ bytes: Substring.UTF8View) -> String? {
        bytes.withTextBytes { decode($0) }
    }

    /// The same for all of some bytes.
    static func decode(_ bytes: TextBytes) -> String? {
        bytes.withDecoded(0..<bytes.count) { String(decoding: $0, as: UTF8.self) }
    }

    @inline(__always)
    static func isUnreserved(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
            UInt8(ascii: "_"), UInt8(ascii: "~"):
            true
        default: false
        }
    }

    /// Whether a byte is a hexadecimal digit in ASCII.
    @inline(__always)
    static func isHexDigit(_ byte: UInt8) -> Bool {
        0x30...0x39 ~= byte || 0x61...0x66 ~= byte | 0x20
    }

    /// The value of a hexadecimal digit in ASCII.
    @inline(__always)
    static func hexValue(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
        case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
        case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
        default: nil
        }
    }
}
