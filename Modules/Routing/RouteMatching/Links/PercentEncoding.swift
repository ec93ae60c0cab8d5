/// Percent-encoding of one segment or one query value (RFC 3986, section 2.1).
package enum PercentEncoding {
    /// Encodes every byte except the unreserved ones (RFC 3986, section 2.3).
    package static func encode(_ text: String) -> String {
        if text.utf8.allSatisfy(isUnreserved) { return text }
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
    package static func decode(_ bytes: some Collection<UInt8>) -> String? {
        try? text(of: bytes, in: "")
    }

    /// Decodes a part of a link once.
    /// - Throws: The reason if an escape is broken, or if it decodes to bytes that are not UTF-8.
    static func text(
        of bytes: some Collection<UInt8>, in part: String
    ) throws(DeepLinkError) -> String {
        guard bytes.contains(UInt8(ascii: "%")) else {
            return String(decoding: bytes, as: UTF8.self)
        }
        var decoded: [UInt8] = []
        var rest = bytes.makeIterator()
        while let byte = rest.next() {
            guard byte == UInt8(ascii: "%") else {
                decoded.append(byte)
                continue
            }
            guard let high = rest.next().flatMap(hexValue), let low = rest.next().flatMap(hexValue)
            else { throw DeepLinkError(.brokenEscape, part) }
            decoded.append(high << 4 | low)
        }
        let text = String(decoding: decoded, as: UTF8.self)
        // What is not UTF-8 has been repaired.
        guard text.utf8.elementsEqual(decoded) else { throw DeepLinkError(.invalidUTF8, part) }
        return text
    }

    /// Whether a decoded text still holds an escape, so that a second decoding would change it.
    static func hasEscape(_ text: String) -> Bool {
        text.utf8.contains(UInt8(ascii: "%"))
            && text.utf8.indices.contains { place in
                let next = text.utf8[place...].prefix(3)
                return next.count == 3 && next.first == UInt8(ascii: "%")
                    && next.dropFirst().allSatisfy { hexValue($0) != nil }
            }
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

    /// The value of a hexadecimal digit in ASCII.
    static func hexValue(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
        case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
        case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
        default: nil
        }
    }
}
