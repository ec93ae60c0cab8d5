import Foundation
import RoutingEngine
import Testing

struct `A version of an app` {
    @Test(arguments: [
        ("1.9", "1.10"), ("1.0", "1.0.1"), ("0.9.9", "1"), ("1.2.3", "1.2.10"), ("9", "10"),
        ("1.99.99", "2"), ("0", "0.0.1"), ("1.09", "1.10"), ("4294967295", "4294967296"),
    ])
    func `a version is older by its numbers, not by its text`(older: String, newer: String) throws {
        let (older, newer) = (try #require(AppVersion(older)), try #require(AppVersion(newer)))
        #expect(older < newer)
        #expect(!(newer < older))
        #expect(older != newer)
    }

    @Test(arguments: [
        ("1.0.0", AppVersion(1)), ("0", AppVersion("0.0")), ("1.2", AppVersion(1, 2)),
        ("1.02", AppVersion("1.2.0")), ("1.0.3", AppVersion(1, 0, 3)), ("0.0", AppVersion(0)),
    ])
    func `a version is the same however many zeros it has, and printed with three numbers`(
        text: String, other: AppVersion?
    ) throws {
        let (version, other) = (try #require(AppVersion(text)), try #require(other))
        #expect(version == other)
        #expect(!(version < other))
        #expect(version.hashValue == other.hashValue)
        #expect("\(version)" == "\(other)")
        #expect("\(version)".count { $0 == "." } == 2)
    }

    @Test(arguments: [
        "", ".", "1.", ".1", "1..2", "1.x", "v1", "1.2-beta", " 1", "1 ", "-1", "+1", "1,2", "١.٢",
        "1.99999999999999999999",
    ])
    func `a version is refused unless it consists of numbers and dots`(text: String) {
        #expect(AppVersion(text) == nil)
    }

    @Test(arguments: [
        ("1.4.2", "2.0.0", "1.5.0"), ("0", "1.0.0", "0.1.0"), ("1.2.3.4", "2.0.0", "1.3.0"),
        // No number is higher.
        (
            "18446744073709551615.18446744073709551615", "18446744073709551615.0.0",
            "18446744073709551615.18446744073709551615.0"
        ),
    ])
    func `a version is followed by a major and a minor one`(
        text: String, major: String, minor: String
    ) throws {
        let version = try #require(AppVersion(text))
        #expect(version.next(isBreaking: true).description == major)
        #expect(version.next(isBreaking: false).description == minor)
    }

    @Test func `a version is coded as its text`() throws {
        let json = try JSONEncoder().encode([AppVersion(1, 10)])
        #expect(String(decoding: json, as: UTF8.self) == #"["1.10.0"]"#)
        #expect(try JSONDecoder().decode([AppVersion].self, from: json) == [AppVersion(1, 10)])
        for text in ["+1", "", "1.x"] {
            let error = #expect(throws: DecodingError.self) {
                try JSONDecoder().decode([AppVersion].self, from: Data("[\"\(text)\"]".utf8))
            }
            #expect("\(String(describing: error))".contains("'\(text)' is no version"))
        }
    }
}
