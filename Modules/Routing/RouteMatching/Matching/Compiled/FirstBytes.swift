/// The bytes with which the paths of a table can begin, after the slash.
///
/// A path with another first byte has no answer, whatever follows: nothing else of it is read.
struct FirstBytes {
    /// A bit for each ASCII byte.
    private let low: UInt64
    private let high: UInt64

    init(of patterns: [RoutePattern]) {
        var (low, high) = (UInt64(0), UInt64(0))
        func insert(_ byte: UInt8) {
            if byte < 64 { low |= 1 << UInt64(byte) } else { high |= 1 << UInt64(byte - 64) }
        }
        // An escape can be any byte, and a path may end before these.
        for byte in "%?#;".utf8 { insert(byte) }
        for pattern in patterns {
            guard let first = pattern.segments.first else { continue }
            guard case .literal(let text) = first, let byte = text.utf8.first, byte < 0x80
            else {
                // A parameter begins with any byte, and a letter with an accent also with the letter.
                (low, high) = (.max, .max)
                break
            }
            // Letters match in any case.
            for text in [text, text.lowercased(), text.uppercased()] {
                if let byte = text.utf8.first { insert(byte) }
            }
        }
        (self.low, self.high) = (low, high)
    }

    /// Whether a path can begin with a byte. Bytes that aren't ASCII can be part of any text.
    @inline(__always)
    func contains(_ byte: UInt8) -> Bool {
        let bits = byte & 64 == 0 ? low : high
        return byte >= 0x80 || bits & 1 &<< UInt64(truncatingIfNeeded: byte & 63) != 0
    }
}
