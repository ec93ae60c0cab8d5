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
        let text = text.utf8.isASCII ? text : text.precomposedStringWithCanonicalMapping
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
