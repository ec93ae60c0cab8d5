extension String {
    /// The text with `A` to `Z` in lower case and everything else as it is: how literal segments
    /// and parameter names are compared, the same in every locale.
    var asciiLowercased: String {
        String(
            String.UnicodeScalarView(
                unicodeScalars.map { "A"..."Z" ~= $0 ? Unicode.Scalar(UInt8($0.value) | 0x20) : $0 }
            ))
    }
}
