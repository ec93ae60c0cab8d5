extension String {
    /// The text with `A` to `Z` in lower case and everything else as it is: how literal segments
    /// and parameter names are compared, the same in every locale.
    ///
    /// Equal texts stay equal, so it goes by characters, not by scalars: `É` is no `E`, however it
    /// is spelt, and the Kelvin sign is a `K`.
    package var asciiLowercased: String {
        guard utf8.holds({ 0x41...0x5A ~= $0 || $0 >= 0x80 }) else { return self }
        guard utf8.isASCII else { return String(map { Self.lower[$0] ?? $0 }) }
        return String(decoding: utf8.map { 0x41...0x5A ~= $0 ? $0 | 0x20 : $0 }, as: UTF8.self)
    }

    /// Whether the ``asciiLowercased`` of two texts are equal. Of ASCII neither is made.
    package func equalsIgnoringASCIICase(_ other: String) -> Bool {
        let isEqual = utf8.withContiguousStorageIfAvailable { left in
            other.utf8.withContiguousStorageIfAvailable { right in
                left.equalsIgnoringASCIICase(right)
            } ?? nil
        }
        return (isEqual ?? nil) ?? (asciiLowercased == other.asciiLowercased)
    }

    private static let lower = Dictionary(
        uniqueKeysWithValues: zip("ABCDEFGHIJKLMNOPQRSTUVWXYZ", "abcdefghijklmnopqrstuvwxyz"))
}

extension String.UTF8View {
    /// Whether all bytes are ASCII.
    var isASCII: Bool { !holds { $0 >= 0x80 } }

    /// Whether a byte fulfils a condition; read in memory, as a view costs ten times as much.
    @inline(__always)
    func holds(_ isOne: (UInt8) -> Bool) -> Bool {
        withContiguousStorageIfAvailable { $0.contains(where: isOne) } ?? contains(where: isOne)
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// Whether two texts are equal without regard to ASCII case; `nil` if their first difference
    /// may be one of spelling.
    @inline(__always)
    fileprivate func equalsIgnoringASCIICase(_ other: Self) -> Bool? {
        for (left, right) in zip(self, other) {
            // What follows a letter may be its accent.
            guard left | right < 0x80 else { return nil }
            let isLetter = 0x61...0x7A ~= left | 0x20
            guard left == right || (isLetter && left ^ right == 0x20) else { return false }
        }
        return count == other.count ? true : nil
    }
}
