import Foundation
import RouteMatching
import RoutingTestSupport
import Testing

@testable import RoutingKit

@Suite
struct `The text of a value` {
    @Test(arguments: [
        "", "+5", "0x10", "0b1", "١", "５", "1e3", " 5", "5 ", "5.0", "1_000", "--1", "-", "five",
        "9223372036854775808", "-9223372036854775809", "1,000", "5\u{0}", "4\u{301}",
    ])
    func `it is no integer unless it is ASCII digits within range`(text: String) {
        #expect(ParameterText.value(text, as: Int.self) == nil)
    }

    @Test(arguments: [("0", 0), ("-0", 0), ("007", 7), ("-9223372036854775808", Int.min)])
    func `it is an integer in ASCII digits`(text: String, value: Int) {
        #expect(ParameterText.value(text, as: Int.self) == value)
    }

    @Test
    func `it must fit the width and the sign of the integer`() {
        #expect(ParameterText.value("127", as: Int8.self) == 127)
        #expect(ParameterText.value("128", as: Int8.self) == nil)
        #expect(ParameterText.value("255", as: UInt8.self) == 255)
        #expect(ParameterText.value("-1", as: UInt.self) == nil)
        #expect(ParameterText.value("18446744073709551615", as: UInt64.self) == .max)
    }

    @Test(arguments: [
        "", ".", ".5", "5.", "1e3", "1E3", "0x1p3", "nan", "inf", "infinity", "+1.5", " 1.5", "1,5",
        "1.2.3", "١.٢", String(repeating: "9", count: 400),
    ])
    func `it is no decimal number unless other readers agree`(text: String) {
        #expect(ParameterText.value(text, as: Double.self) == nil)
        #expect(ParameterText.value(text, as: Float.self) == nil)
    }

    @Test(arguments: [
        "https://ⓜomentsapp。com/", "https://münchen.example/", "https://example.com/a b",
        "https://example.com/ä", "https://\u{212A}.example/", "https://example.com/\u{37E}a",
        "https://example.com/a\u{200B}", "example.com", "//example.com/", "", "/product/1", "://",
    ])
    func `it is no URL without a scheme, or where Foundation would have to repair it`(text: String)
    {
        #expect(ParameterText.value(text, as: URL.self) == nil)
    }

    @Test(arguments: [
        "https://momentsapp.com/", "HTTPS://Example.com", "mailto:a@example.com",
        "https://example.com/%C3%A4?a=%20#b", "https://example.com/a?b=c&d#e",
        "moments://product/1",
    ])
    func `it is a URL as sent`(text: String) {
        #expect(ParameterText.value(text, as: URL.self)?.absoluteString == text)
    }

    @Test(arguments: [("1.5", 1.5), ("-0.25", -0.25), ("3", 3), ("00.5", 0.5)])
    func `it is a decimal number with a point`(text: String, value: Double) {
        #expect(ParameterText.value(text, as: Double.self) == value)
    }

    @Test
    func `a number beyond the range of its type is not infinity`() {
        let text = String(repeating: "9", count: 50)
        #expect(ParameterText.value(text, as: Float.self) == nil)
        #expect(ParameterText.value(text, as: Double.self) != nil)
    }

    @Test(
        arguments: [
            ("true", true), ("false", false), ("", true), ("True", nil), ("1", nil), ("yes", nil),
            (" true", nil), ("ｔrue", nil),
        ] as [(String, Bool?)])
    func `it is true or false as in a pattern, and its name alone is true`(
        text: String, value: Bool?
    ) {
        #expect(ParameterText.value(text, as: Bool.self) == value)
    }

    @Test(arguments: [
        ("1970-01-01T00:00:00Z", 0), ("1970-01-01T02:00:00+02:00", 0), ("1970-01-02", 86_400),
        ("1970-01-01T00:00:01.5Z", 1.5), ("2026-11-23T10:00:00Z", 1_795_428_000),
    ])
    func `it is a date in ISO 8601`(text: String, seconds: Double) {
        #expect(ParameterText.value(text, as: Date.self)?.timeIntervalSince1970 == seconds)
    }

    @Test(arguments: [
        "", "0", "1795428000", "2026", "2026-11", "23.11.2026", "2026-11-23T10:00:00",
        "2026-11-23T10:00:00Zx", "2026-13-01", "2026-02-30", "2026-11-23T25:00:00Z", "２026-11-23",
        " 2026-11-23", "+2026-11-23",
    ])
    func `it is no date without its time zone, or beyond the calendar`(text: String) {
        #expect(ParameterText.value(text, as: Date.self) == nil)
    }

    @Test(arguments: [0, 1.5, 1_795_428_000, -86_400.25])
    func `a date of a link is the same where it arrives`(seconds: Double) throws {
        struct Dated: Codable { let day: Date }
        let sent = Dated(day: Date(timeIntervalSince1970: seconds))
        let text = try #require(try ParameterEncoder.encode(sent).items.first?.value)
        #expect(ParameterText.value(text, as: Date.self) == sent.day)
    }

    @Test(
        arguments: [
            ("URL", Kind.url), ("PHOTOS", .photos), ("photos", nil), ("url", nil), ("", nil),
            ("VIDEO", nil),
        ] as [(String, Kind?)])
    func `it is a choice if it is exactly one of the raw values`(text: String, value: Kind?) {
        #expect(ParameterText.value(text, as: Kind.self) == value)
    }

    enum Stars: Int, Codable, CaseIterable {
        case one = 1
        case two
    }

    @Test(arguments: [("2", Stars.two), ("3", nil), ("+2", nil)] as [(String, Stars?)])
    func `it is a numbered choice under the rules of numbers`(text: String, value: Stars?) {
        #expect(ParameterText.value(text, as: Stars.self) == value)
    }

    @Test(arguments: [
        "4D9C2F0E-8A1B-4C3D-9E5F-0123456789AB", "4d9c2f0e-8a1b-4c3d-9e5f-0123456789ab",
    ])
    func `it is a UUID in its usual form`(text: String) {
        #expect(ParameterText.value(text, as: UUID.self) == UUID(uuidString: text))
    }

    @Test(arguments: ["", "4d9c2f0e", "4D9C2F0E8A1B4C3D9E5F0123456789AB", "{4D9C2F0E-8A1B}"])
    func `it is no UUID in any other form`(text: String) {
        #expect(ParameterText.value(text, as: UUID.self) == nil)
    }

    @Test
    func `it is no structure and no array`() {
        #expect(ParameterText.value("{\"id\":1}", as: ItemParameters.self) == nil)
        #expect(ParameterText.value("[1]", as: [Int].self) == nil)
    }
}
