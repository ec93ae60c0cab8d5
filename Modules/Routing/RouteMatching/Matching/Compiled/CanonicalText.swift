import Foundation

/// The bytes under which a decoded text is compared: equal for texts that are canonically
/// equivalent (Unicode Standard Annex 15, form C). Case is left to the comparison.
enum CanonicalText {
    /// Replace characters that have a meaning for a ``SegmentCursor``; no UTF-8 has these bytes.
    private static let slash: UInt8 = 0xFF
    private static let null: UInt8 = 0xFE

    /// Appends the bytes of one segment.
    static func append(_ text: String, to bytes: inout [UInt8]) {
        if text.utf8.withContiguousStorageIfAvailable(isPlain) ?? false {
            bytes.append(contentsOf: text.utf8)
            return
        }
        let isComposed = text.utf8.isASCII || text.unicodeScalars.allSatisfy(isComposed)
        let text = isComposed ? text : text.precomposedStringWithCanonicalMapping
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "/"): bytes.append(slash)
            case 0: bytes.append(null)
            default: bytes.append(byte)
            }
        }
    }

    /// Whether a segment is its own canonical form, as most of ASCII is.
    static func isPlain(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        text.allSatisfy { 0x30...0x7F ~= $0 || $0 == UInt8(ascii: "-") }
    }

    /// Writes the bytes of a path, without slashes at its ends, from its text with escapes.
    /// - Returns: Their number; `nil` if a segment has to be composed, or has escapes that are broken
    ///   or not of UTF-8.
    static func decode(
        _ path: Range<Int>, of bytes: TextBytes, to memory: UnsafeMutableRawBufferPointer
    ) -> Int? {
        bytes.decode(
            path, to: memory,
            ascii: { byte, isEscaped in
                switch byte {
                case UInt8(ascii: "/") where isEscaped: slash
                case 0: null
                default: byte
                }
            }, accepts: isComposed)
    }

    /// Whether a character, among others like it, is its own canonical form: it is composed, neither
    /// combines with nor moves past another one, and is one of the many that are easy to recognize.
    static func isComposed(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        // Latin, Cyrillic, Greek with its accents, Hebrew and Arabic letters, Thai consonants.
        case 0..<0x300, 0x400...0x482, 0x48A...0x52F, 0x388...0x3FF, 0x5D0...0x5EA,
            0x620...0x64A, 0xE01...0xE30, 0x1E00...0x1EFF:
            true
        // Joiners, dashes, quotation marks, signs of currencies.
        case 0x200C...0x200D, 0x2010...0x2027, 0x2030...0x205E, 0x20A0...0x20C0: true
        // East Asia.
        case 0x3001...0x3029, 0x3041...0x3096, 0x30A1...0x30FE, 0x3400...0x4DBF,
            0x4E00...0x9FFF, 0xAC00...0xD7A3, 0xFF01...0xFF5E:
            true
        // Flags, emoji and their variations.
        case 0x2600...0x27BF, 0xFE0F, 0x1F1E6...0x1F1FF, 0x1F300...0x1FAFF: true
        default: false
        }
    }

    /// The text of one segment from its bytes.
    static func text(of bytes: some Sequence<UInt8>) -> String {
        let bytes = bytes.map { byte in
            switch byte {
            case slash: UInt8(ascii: "/")
            case null: 0 as UInt8
            default: byte
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The same from memory.
    static func text(of bytes: TextBytes) -> String {
        let slice = bytes.slice(0..<bytes.count)
        // No other byte is as high.
        let isSent = !UnsafeRawBufferPointer(rebasing: slice).contains { $0 >= null }
        return isSent ? String(decoding: slice, as: UTF8.self) : text(of: slice)
    }

    /// The bytes of several segments with slashes between them.
    static func bytes(of segments: [String]) -> [UInt8] {
        var bytes: [UInt8] = []
        for segment in segments {
            if !bytes.isEmpty { bytes.append(UInt8(ascii: "/")) }
            append(segment, to: &bytes)
        }
        return bytes
    }
}
