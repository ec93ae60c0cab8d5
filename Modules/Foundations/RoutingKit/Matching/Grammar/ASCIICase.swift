extension String {
    /// The text with `A` to `Z` in lower case and everything else as it is: how literal segments
    /// and parameter names are compared, the same in every locale.
    ///
    /// Equal texts stay equal, so it goes by characters, not by scalars: `É` is no `E`, however it
    /// is spelt, and the Kelvin sign is a `K`.
    var asciiLowercased: String {
        guard utf8.contains(where: { 0x41...0x5A ~= $0 || $0 >= 0x80 }) else { return self }
        guard utf8.allSatisfy({ $0 < 0x80 }) else { return String(map { Self.lower[$0] ?? $0 }) }
        return String(decoding: utf8.map { 0x41...0x5A ~= $0 ? $0 | 0x20 : $0 }, as: UTF8.self)
    }

    private static let lower = Dictionary(
        uniqueKeysWithValues: zip("ABCDEFGHIJKLMNOPQRSTUVWXYZ", "abcdefghijklmnopqrstuvwxyz"))
}
