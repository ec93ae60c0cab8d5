import Foundation

/// The bytes under which decoded segments are compared: equal for texts that are canonically equivalent
/// (Unicode Standard Annex 15, form C). Case is left to the comparison.
enum CanonicalText {
    /// Replace characters that have a meaning for a ``SegmentCursor``; no UTF-8 has these bytes.
    private static let slash: UInt8 = 0xFF
    private static let null: UInt8 = 0xFE

    /// The bytes of several segments with slashes between them.
    static func bytes(of segments: [String]) -> [UInt8] {
        var bytes: [UInt8] = []
        for segment in segments {
            if !bytes.isEmpty { bytes.append(UInt8(ascii: "/")) }
            let text =
                segment.utf8.isASCII ? segment : segment.precomposedStringWithCanonicalMapping
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
