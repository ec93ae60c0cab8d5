import RoutingTestSupport
import Testing

@testable import RouteMatching

@Suite(.longComputation)
struct `Characters that a link may not hide` {
    /// The planes with characters, and that of the tags.
    private static let scalars = [0...0xD7FF, 0xE000...0x3_FFFF, 0xE_0000...0xE_0FFF]
        .flatMap { (range: ClosedRange<UInt32>) in ProofSize.cases(of: Array(range)) }
        .compactMap { Unicode.Scalar($0) }

    @Test
    func `hidden characters are all control characters, and those that reverse text`() {
        let reversing: Set<UInt32> = Set(0x202A...0x202E).union(0x2066...0x2069)
            .union([0x200E, 0x200F, 0x061C, 0xFEFF])
        let different = Self.scalars.filter { scalar in
            URLCharacters.isHidden(scalar, inPath: false)
                != (scalar.properties.generalCategory == .control
                    || reversing.contains(scalar.value))
        }
        #expect(different == [])
    }
}
