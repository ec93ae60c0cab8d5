extension String {
    /// The text with `A` to `Z` in lower case and everything else as it is: how literal segments
    /// and parameter names are compared, the same in every locale.
    ///
    /// Equal texts stay equal, so it goes by characters, not by scalars: `É` is no `E`, however it
    /// is spelt, and the Kelvin sign is a `K`.
    var asciiLowercased: String {
        guard utf8.holds({ 0x41...0x5A ~= $0 || $0 >= 0x80 }) else { return self }
        guard utf8.isASCII else { return String(map { Self.lower[$0] ?? $0 }) }
        return String(decoding: utf8.map { 0x41...0x5A ~= $0 ? $0 | 0x20 : $0 }, as: UTF8.self)
    }

    private static let lower = Dictionary(
        uniqueKeysWithValues: zip("ABCDEFGHIJKLMNOPQRSTUVWXYZ", "abcdefghijklmnopqrstuvwxyz"))
}

extension String.UTF8View {
    /// Whether all bytes are ASCII.
    var isASCII: Bool { !holds { $0 >= 0x80 } }

    /// Whether one of the bytes is such a one; in memory, where a view costs ten times as much.
    @inline(__always)
    func holds(_ isOne: (UInt8) -> Bool) -> Bool {
        withContiguousStorageIfAvailable { $0.contains(where: isOne) } ?? contains(where: isOne)
    }
}
