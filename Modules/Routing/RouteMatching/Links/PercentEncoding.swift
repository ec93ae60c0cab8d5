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
        let text: Result<String, DeepLinkError> = bytes.withTextBytes { bytes in
            let whole = 0..<bytes.count
            guard bytes.contains(UInt8(ascii: "%"), in: whole) else {
                return .success(bytes.text(in: whole))
            }
            return withDecoded(bytes) { decoded in
                let text = decoded.text(in: 0..<decoded.count)
                // What is not UTF-8 has been repaired.
                return text.withBytes { $0.isEqual(to: decoded) }
                    ? .success(text) : .failure(DeepLinkError(.invalidUTF8, part))
            } ?? .failure(DeepLinkError(.brokenEscape, part))
        }
        return try text.get()
    }

    /// Lends the bytes of a piece of a text, decoded once and not yet known to be UTF-8; `nil` if an
    /// escape is broken.
    @inline(__always)
    static func withDecoded<Result>(_ bytes: TextBytes, _ body: (TextBytes) -> Result) -> Result? {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: bytes.count) { decoded in
            var (place, count) = (0, 0)
            while place < bytes.count {
                var byte = bytes[place]
                if byte == UInt8(ascii: "%") {
                    guard place &+ 2 < bytes.count, let high = hexValue(bytes[place &+ 1]),
                        let low = hexValue(bytes[place &+ 2])
                    else { return nil }
                    byte = high << 4 | low
                    place = place &+ 2
                }
                decoded[count] = byte
                (place, count) = (place &+ 1, count &+ 1)
            }
            return body(
                TextBytes(
                    UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(decoded)[..<count])))
        }
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
