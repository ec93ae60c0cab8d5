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
                for range in [path, 0..<text.utf8.count, 3..<max(3, count)] {
                    let first = range.first { bytes[$0] == UInt8(ascii: "/") }
                    #expect(
                        bytes.firstPlace(of: UInt8(ascii: "/"), in: range)
                            == first ?? range.upperBound)
                }
            }
        }
    }

    @Test
    func `are a UUID if each byte is`() {
        let uuid = Array("0a8f3c1e-9dc0-4B7D-8000-f0000000A1ab".utf8)
        #expect(uuid.withTextBytes { UUIDText.isValid($0) })
        for place in uuid.indices {
            for byte in UInt8.min...UInt8.max {
                var other = uuid
                other[place] = byte
                let isDigit = Character(Unicode.Scalar(byte)).isHexDigit && byte < 0x80
                let isValid = uuid[place] == UInt8(ascii: "-") ? byte == uuid[place] : isDigit
                #expect(other.withTextBytes { UUIDText.isValid($0) } == isValid)
            }
        }
        for count in 0..<36 {
            #expect(!uuid.prefix(count).withTextBytes { UUIDText.isValid($0) })
        }
        #expect(!(uuid + uuid.prefix(1)).withTextBytes { UUIDText.isValid($0) })
    }
}
