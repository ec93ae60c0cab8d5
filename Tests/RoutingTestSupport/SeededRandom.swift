/// Reproducible random numbers (SplitMix64, after Steele, Lea and Flood 2014).
package struct SeededRandom: RandomNumberGenerator {
    private var state: UInt64

    package init(seed: UInt64) {
        state = seed
    }

    package mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// A text of up to 12 characters that breaks code which splits or decodes it wrongly.
    package mutating func text() -> String {
        var scalars = String.UnicodeScalarView()
        for _ in 0..<Int.random(in: 0...12, using: &self) {
            scalars.append(scalar())
        }
        return String(scalars)
    }

    private mutating func scalar() -> Unicode.Scalar {
        let awkward = "/\\%?#&=+;:@ .,[]{}|^`'\"<>~_-\u{0}\n\r\u{301}\u{202E}\u{200D}é文🛍2Ff"
        switch Int.random(in: 0..<3, using: &self) {
        case 0: return Unicode.Scalar(UInt8.random(in: 0x20...0x7E, using: &self))
        case 1: return awkward.unicodeScalars.randomElement(using: &self) ?? "/"
        default:
            // A surrogate isn't a scalar, so "?" replaces it.
            return Unicode.Scalar(UInt32.random(in: 0...0x10FFFF, using: &self)) ?? "?"
        }
    }
}
