import Testing

@testable import RoutingRules

@Suite
struct `A version of an app` {
    @Test(arguments: [
        ("1.9", "1.10"), ("1.0", "1.0.1"), ("0.9.9", "1"), ("1.2.3", "1.2.10"), ("9", "10"),
        ("1.99.99", "2"), ("0", "0.0.1"), ("1.09", "1.10"), ("4294967295", "4294967296"),
    ])
    func `a version is older by its numbers, not by its text`(older: String, newer: String) throws {
        let (older, newer) = (try #require(AppVersion(older)), try #require(AppVersion(newer)))
        #expect(older < newer && !(newer < older) && older != newer)
    }

    @Test(arguments: [
        ("1.0.0", AppVersion(1)), ("0", AppVersion("0.0")), ("1.2", AppVersion(1, 2)),
        ("1.02", AppVersion("1.2.0")), ("1.0.3", AppVersion(1, 0, 3)), ("0.0", AppVersion(0)),
    ])
    func `a version is the same however many zeros it has, and printed with three numbers`(
        text: String, other: AppVersion?
    ) throws {
        let (version, other) = (try #require(AppVersion(text)), try #require(other))
        #expect(version == other && !(version < other) && version.hashValue == other.hashValue)
        #expect("\(version)" == "\(other)" && "\(version)".count { $0 == "." } == 2)
    }

    @Test(arguments: [
        "", ".", "1.", ".1", "1..2", "1.x", "v1", "1.2-beta", " 1", "1 ", "-1", "+1", "1,2", "١.٢",
        "1.99999999999999999999",
    ])
    func `a version is refused unless it consists of numbers and dots`(text: String) {
        #expect(AppVersion(text) == nil)
    }
}
