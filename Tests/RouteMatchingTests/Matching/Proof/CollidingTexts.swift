import RoutingTestSupport
import Testing

@testable import RouteMatching

/// Two texts whose keys the matcher can't tell apart: the key of one as a literal is that of the other
/// in front of a value. They differ in their first eight bytes only.
///
/// Chance never finds such texts, but anyone who reads the matcher can: a key is made by
/// multiplications, and a multiplication by an odd number has an inverse.
struct CollidingTexts: CustomTestStringConvertible {
    let literal: String, front: String

    var testDescription: String { "\(literal) and \(front)" }

    /// - Parameters:
    ///   - words: The length of both, in words of eight bytes.
    ///   - node: The node of the tree that both follow: zero for the root.
    init(ofWords words: Int, after node: UInt32, using random: inout SeededRandom) {
        let seed = CompiledRoutes.Entry.seed(after: node)
        while true {
            let front = (0..<words).map { _ in Self.word(using: &random) }
            let rest = front.dropFirst()
            let key = ~front.reduce(seed, ByteLanes.mixed)
            // Backwards from the key to the first word.
            let before = rest.reversed().reduce(key) { Self.unmixed($0) ^ $1 }
            let first = Self.unmixed(before) ^ seed
            guard Self.bytes(first).allSatisfy(Self.isWritten) else { continue }
            literal = String(decoding: ([first] + rest).flatMap(Self.bytes), as: UTF8.self)
            self.front = String(decoding: front.flatMap(Self.bytes), as: UTF8.self)
            return
        }
    }

    /// Eight letters.
    private static func word(using random: inout SeededRandom) -> UInt64 {
        (0..<8).reduce(0) { word, _ in word << 8 | .random(in: 0x61...0x7A, using: &random) }
    }

    private static func bytes(_ word: UInt64) -> [UInt8] {
        (0..<8).map { UInt8(truncatingIfNeeded: word >> (8 * $0)) }
    }

    /// Whether a path can have the byte, and it has no other case.
    private static func isWritten(_ byte: UInt8) -> Bool {
        0x21...0x7E ~= byte && !(0x41...0x5A ~= byte) && byte != UInt8(ascii: "/")
    }

    /// What was multiplied to a key.
    private static func unmixed(_ key: UInt64) -> UInt64 {
        let factor = 0x9E37_79B9_7F4A_7C15 as UInt64
        // Each step of Newton's method doubles the bits that are right; at the start three are.
        let inverse = (0..<5).reduce(factor) { own, _ in own &* (2 &- factor &* own) }
        return (key ^ key >> 32) &* inverse
    }
}
