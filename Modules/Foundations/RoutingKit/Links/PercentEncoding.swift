/// Percent-encoding of one segment or one query value (RFC 3986, section 2.1).
enum PercentEncoding {
    /// Encodes every byte except the unreserved ones (RFC 3986, section 2.3).
    static func encode(_ text: String) -> String {
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

    /// Decodes once, or returns `nil` for a broken escape or bytes that are not UTF-8.
    static func decode(_ bytes: some Sequence<UInt8>) -> String? {
        var decoded: [UInt8] = []
        var iterator = bytes.makeIterator()
        while let byte = iterator.next() {
            guard byte == UInt8(ascii: "%") else {
                decoded.append(byte)
                continue
            }
            guard let high = iterator.next().flatMap(hexValue),
                let low = iterator.next().flatMap(hexValue)
            else { return nil }
            decoded.append(high << 4 | low)
        }
        let text = String(decoding: decoded, as: UTF8.self)
        // Bytes that are not UTF-8 would have been repaired.
        return text.utf8.elementsEqual(decoded) ? text : nil
    }

    /// Whether a decoded text still holds an escape, so that a second decoding would change it.
    static func hasEscape(_ text: String) -> Bool {
        let bytes = Array(text.utf8)
        return bytes.indices.dropLast(2).contains(where: { index in
            bytes[index] == UInt8(ascii: "%") && hexValue(bytes[index + 1]) != nil
                && hexValue(bytes[index + 2]) != nil
        })
    }

    static func isUnreserved(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
            UInt8(ascii: "_"), UInt8(ascii: "~"):
            true
        default: false
        }
    }

    private static func hexValue(_ byte: UInt8) -> UInt8? {
        Character(Unicode.Scalar(byte)).hexDigitValue.flatMap(UInt8.init(exactly:))
    }
}
