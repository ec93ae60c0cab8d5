import Testing

@testable import RoutingKit

@Suite
struct `A number that crosses between features` {
    /// A number that one side sends and the type that the other side declares.
    struct Crossing: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let arrives: Bool
        let problem: String?

        init<Sent: Codable & Sendable, Received: Codable & Equatable & Sendable>(
            _ sent: Sent, as expected: Received
        ) {
            testDescription = "\(Sent.self) \(sent) as \(Received.self)"
            let received = try? RouteValue(["n": sent]).decoded(as: [String: Received].self)
            arrives = received?["n"] == expected
            problem = nil
        }

        init<Sent: Codable & Sendable, Received: Codable>(_ sent: Sent, isNo type: Received.Type) {
            testDescription = "\(Sent.self) \(sent) as \(type)"
            do throws(ParameterError) {
                _ = try RouteValue(["n": [sent]]).decoded(as: [String: [Received]].self)
                arrives = true
                problem = nil
            } catch {
                arrives = false
                problem = "\(error)"
            }
        }
    }

    @Test(arguments: [
        Crossing(3, as: 3.0), Crossing(3, as: Float(3)), Crossing(3.0, as: 3),
        Crossing(200, as: UInt8(200)),
        Crossing(UInt64.max, as: UInt64.max), Crossing(Int64.min, as: Int64.min),
        Crossing(Int8(-1), as: Int64(-1)), Crossing(0.1, as: 0.1),
        Crossing(Float(0.1), as: Float(0.1)),
        Crossing(Float(0.5), as: 0.5), Crossing(0.1, as: Float(0.1)),
        Crossing(Double.infinity, as: Float.infinity), Crossing(-0.0, as: 0),
        Crossing(9_007_199_254_740_992, as: 9_007_199_254_740_992.0),
        Crossing(1e18, as: 1_000_000_000_000_000_000),
    ])
    func `it arrives as the receiver's type of number, if that holds it`(crossing: Crossing) {
        #expect(crossing.arrives)
    }

    @Test(arguments: [
        Crossing(0.5, isNo: Int.self), Crossing(300, isNo: UInt8.self),
        Crossing(-1, isNo: UInt.self),
        Crossing(1e19, isNo: Int.self), Crossing(Double.nan, isNo: Int.self),
        Crossing(Double.infinity, isNo: UInt64.self), Crossing(1e300, isNo: Float.self),
        Crossing(9_007_199_254_740_993, isNo: Double.self), Crossing(UInt64.max, isNo: Int64.self),
    ])
    func `one that the type can't hold is refused with its place`(crossing: Crossing) {
        let start = "the payload does not fit at n[0]: "
        #expect(crossing.problem?.hasPrefix(start) == true)
        #expect(crossing.problem?.hasSuffix("can't hold the number") == true)
    }

    @Test(arguments: [
        Crossing("1", isNo: Int.self), Crossing(true, isNo: Int.self), Crossing(1, isNo: Bool.self),
        Crossing(1, isNo: String.self), Crossing(Int?.none, isNo: Int.self),
        Crossing([1], isNo: Int.self),
    ])
    func `only a number is one`(crossing: Crossing) {
        #expect(crossing.problem?.hasSuffix(" is expected") == true)
    }
}
