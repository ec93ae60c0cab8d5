import Foundation

/// The bytes under which decoded segments are compared: equal for texts that are canonically equivalent
/// (Unicode Standard Annex 15, form C). Case is left to the comparison.
enum CanonicalText {
    /// Replace characters that have a meaning for a ``SegmentCursor``; no UTF-8 has these bytes.
    private static let slash: UInt8 = 0xFF
    private static let null: UInt8 = 0xFE

    /// Whether a byte is part of characters before U+0300 or of Chinese ones alone, all of which are
    /// their own form C.
    @inline(__always)
    private static func isComposed(_ byte: UInt8) -> Bool { byte < 0xCC || 0xE4...0xE9 ~= byte }

    /// Whether decoded segments with slashes between them are already the bytes to compare.
    static func isCanonical(_ bytes: TextBytes, segments: TextBytes) -> Bool {
        var (place, slashes) = (0, 0)
        while place < bytes.count {
            let byte = bytes[place]
            guard byte != 0, isComposed(byte) else { return false }
            if byte == UInt8(ascii: "/") { slashes &+= 1 }
            place = place &+ 1
        }
        // A slash that was an escape is part of its segment.
        place = 0
        while place < segments.count {
            if segments[place] == UInt8(ascii: "/") { slashes &-= 1 }
            place = place &+ 1
        }
        return slashes == 0
    }

    /// The bytes of several segments with slashes between them.
    static func bytes(of segments: [String]) -> [UInt8] {
        var bytes: [UInt8] = []
        for segment in segments {
            if !bytes.isEmpty { bytes.append(UInt8(ascii: "/")) }
            let text =
                segment.utf8.holds { !isComposed($0) }
                ? segment.precomposedStringWithCanonicalMapping : segment
            for byte in text.utf8 {
                switch byte {
                case UInt8(ascii: "/"): bytes.append(slash)
                case 0: bytes.append(null)
                default: bytes.append(byte)
                }
            }
        }
        return bytes
    }
}
