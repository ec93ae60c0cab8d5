extension String {
    /// The text as one segment or one query value: every byte is encoded except the unreserved ones
    /// (RFC 3986, section 2.3).
    package var percentEncoded: String {
        if !utf8.holds({ !PercentEncoding.isUnreserved($0) }) { return self }
        return utf8.map { byte in
            if PercentEncoding.isUnreserved(byte) { return "\(Unicode.Scalar(byte))" }
            return (byte < 0x10 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
        }.joined()
    }
}

/// Percent-encoding of one segment or one query value (RFC 3986, section 2.1).
enum PercentEncoding {
    /// - Throws: If an escape is broken, or decodes to bytes that are not UTF-8.
    static func text(of bytes: TextBytes, in part: String) throws(DeepLinkError) -> String {
        guard bytes.contains("%") else { return bytes.text }
        let text = withDecoded(bytes) { decoded -> String? in
            let text = decoded.text
            // What is not UTF-8 has been repaired.
            return decoded.equalsIgnoringCase(text) ? text : nil
        }
        guard let decoded = text else { throw DeepLinkError(.brokenEscape, part) }
        guard let decoded else { throw DeepLinkError(.invalidUTF8, part) }
        return decoded
    }

    /// Lends the bytes, decoded once and perhaps no UTF-8; `nil` if an escape is broken.
    /// - Parameter slash: What an escaped slash becomes.
    @inline(__always)
    static func withDecoded<Result>(
        _ bytes: TextBytes, slash: UInt8 = UInt8(ascii: "/"), _ body: (TextBytes) -> Result
    ) -> Result? {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: bytes.count) { decoded in
            var position = 0
            var count = 0
            while position < bytes.count {
                var byte = bytes[position]
                if byte == UInt8(ascii: "%") {
                    guard let escaped = escape(at: position, in: bytes) else { return nil }
                    byte = escaped == UInt8(ascii: "/") ? slash : escaped
                    position = position &+ 2
                }
                decoded[count] = byte
                position = position &+ 1
                count = count &+ 1
            }
            return body(UnsafeBufferPointer(rebasing: decoded[..<count]).span)
        }
    }

    /// The byte that is escaped at a position; `nil` if there is no escape.
    @inline(__always)
    static func escape(at position: Int, in bytes: TextBytes) -> UInt8? {
        guard bytes[position] == UInt8(ascii: "%"), position &+ 2 < bytes.count,
            let high = TextBytes.hexValue(bytes[position &+ 1]),
            let low = TextBytes.hexValue(bytes[position &+ 2])
        else { return nil }
        return high << 4 | low
    }

    @inline(__always)
    static func isUnreserved(_ byte: UInt8) -> Bool {
        let character = Unicode.Scalar(byte)
        return character.isName || character == "-" || character == "." || character == "~"
    }
}
