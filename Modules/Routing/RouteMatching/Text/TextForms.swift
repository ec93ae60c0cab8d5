import Foundation

extension String {
    /// How literals and parameter names are compared: `A` to `Z` in lower case, the same in every
    /// locale. Letters are composed first (Unicode Standard Annex 15, form C), so that equal texts
    /// stay equal: `É` is no `E`, however it is spelt, and the Kelvin sign is a `K`.
    package var asciiLowercased: String {
        guard utf8.holds({ 0x41...0x5A ~= $0 || $0 >= 0x80 }) else { return self }
        if utf8.isASCII { return lowercased() }
        return precomposedStringWithCanonicalMapping.map { character in
            let text = String(character)
            let small = String(decoding: text.utf8.map(TextBytes.lowercased), as: UTF8.self)
            // The bytes of `H̱` in lower case are those of `ẖ` in two scalars, so Swift takes the
            // texts for equal. Paths are compared by bytes: the letter stays, and the two differ.
            return small.precomposedStringWithCanonicalMapping.utf8.elementsEqual(small.utf8)
                ? small : text
        }.joined()
    }

    /// Compares the ``asciiLowercased`` of two texts, without making it of ASCII.
    package func equalsIgnoringASCIICase(_ other: String) -> Bool {
        if self == other { return true }
        return utf8.isASCII && other.utf8.isASCII
            ? utf8.withTextBytes { $0.equalsIgnoringCase(other) }
            : asciiLowercased == other.asciiLowercased
    }

    var isSegment: Bool { utf8.count > 2 || !["", ".", ".."].contains(self) }

    /// Without texts around it, which are ASCII in the composed form: of as many scalars as bytes.
    func inside(front: Int, back: Int) -> String {
        front | back == 0 ? self : String(unicodeScalars.dropFirst(front).dropLast(back))
    }
}

extension String.UTF8View {
    var isASCII: Bool { withTextBytes { $0.isASCII } }

    /// Read in memory, as a view costs ten times as much.
    @inline(__always)
    func holds(_ isOne: (UInt8) -> Bool) -> Bool {
        withContiguousStorageIfAvailable { $0.contains(where: isOne) } ?? contains(where: isOne)
    }
}

/// The bytes under which decoded segments are compared: equal for texts that are canonically
/// equivalent (Unicode Standard Annex 15, form C). Case is left to the comparison.
enum CanonicalText {
    /// Replace characters that have a meaning for the walk; no UTF-8 has these bytes.
    private static let slash: UInt8 = 0xFF, null: UInt8 = 0xFE

    /// Whether decoded segments between slashes are already the bytes to compare: all are part of
    /// characters before U+0300 or of Chinese ones, which are their own form C.
    static func isCanonical(_ bytes: TextBytes) -> Bool {
        bytes.first { bytes, _ in
            .!(bytes.are(in: "\u{1}"..."\u{CB}") .| bytes.are(in: "\u{E4}"..."\u{E9}"))
        } == bytes.count
    }

    static func bytes(of segments: [String]) -> [UInt8] {
        var bytes: [UInt8] = []
        for (number, segment) in segments.enumerated() {
            if number > 0 { bytes.append(UInt8(ascii: "/")) }
            let isComposed = segment.utf8.withTextBytes { isCanonical($0) }
            let text = isComposed ? segment : segment.precomposedStringWithCanonicalMapping
            let sent = Array(text.utf8)
            bytes += sent.lazy.map { $0 == 0 ? null : $0 == UInt8(ascii: "/") ? slash : $0 }
        }
        return bytes
    }
}

extension Unicode.Scalar {
    /// Whether a byte is an ASCII letter, a digit or `_`.
    var isName: Bool {
        switch self {
        case "a"..."z", "A"..."Z", "0"..."9", "_": true
        default: false
        }
    }

    /// Whether a byte is an ASCII letter or a digit.
    var isLetterOrDigit: Bool { isName && self != "_" }

    var isDigit: Bool { "0"..."9" ~= self }
}
