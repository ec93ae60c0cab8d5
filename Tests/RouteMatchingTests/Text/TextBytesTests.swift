import RoutingTestSupport
import Testing

@testable import RouteMatching

@Suite
struct `Bytes that are read eight at a time` {
    @Test(arguments: 0...40)
    func `have their segments where the slashes are`(count: Int) {
        for distance in 1...9 {
            let bytes = (0..<count).map { $0 % distance == distance - 1 ? "/" : "a" }
            let text = "/" + bytes.joined() + "/"
            let path = 1..<(1 + count)
            text.withBytes { bytes in
                var expected: [Range<Int>] = []
                var start = path.lowerBound
                for end in path where bytes[end] == UInt8(ascii: "/") {
                    expected.append(start..<end)
                    start = end + 1
                }
                if start < path.upperBound { expected.append(start..<path.upperBound) }
                for number in 0...(expected.count + 1) {
                    let segment = bytes.prefix(path.upperBound)
                        .segment(number, from: path.lowerBound)
                    #expect(segment == (number < expected.count ? expected[number] : nil))
                }
            }
        }
    }
}
