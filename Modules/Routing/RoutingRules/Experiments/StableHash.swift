/// A hash that is the same in every process and on every platform, unlike that of `Hasher`.
///
/// FNV-1a with 64 bits (Fowler, Noll and Vo; draft-eastlake-fnv) reads the UTF-8 bytes. Alone it
/// hardly moves the high bits when only the last bytes differ, as in numbered users, so the mixer
/// of MurmurHash3 (Appleby, `fmix64`) finishes it.
enum StableHash {
    static func number(of text: String) -> UInt64 { mixed(fnv1a(text.utf8)) }

    static func fnv1a(_ bytes: some Sequence<UInt8>) -> UInt64 {
        bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
    }

    static func mixed(_ number: UInt64) -> UInt64 {
        var number = number
        number = (number ^ (number >> 33)) &* 0xFF51_AFD7_ED55_8CCD
        number = (number ^ (number >> 33)) &* 0xC4CE_B9FE_1A85_EC53
        return number ^ (number >> 33)
    }
}
