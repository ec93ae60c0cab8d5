import DesignKit
import Foundation
import Testing

struct `A relative date` {
    private let now = Date(timeIntervalSince1970: 1_800_014_400)

    /// A language, and seconds with their text: both sides of each boundary. A date in the future
    /// is now.
    private static let table: [(language: String, seconds: TimeInterval, text: String)] = [
        ("en", -1e12, "now"), ("en", -1, "now"), ("en", 0, "now"), ("en", 59, "now"),
        ("en", 60, "1 min"), ("en", 119, "1 min"), ("en", 120, "2 min"), ("en", 3599, "59 min"),
        ("en", 3600, "1 hr"), ("en", 86399, "23 hr"), ("en", 86400, "1 day"),
        ("en", 604_799, "6 days"), ("en", 604_800, "Jan 8, 2027"),
        ("en", 63_072_000, "Jan 15, 2025"), ("zh-Hans", 0, "刚刚"), ("zh-Hans", 300, "5分钟前"),
        ("zh-Hans", 86400, "1天前"), ("zh-Hans", 604_800, "2027年1月8日"),
    ]

    @Test(arguments: table)
    func `a date is in its largest unit, and a day from a week on`(
        language: String, seconds: TimeInterval, text: String
    ) {
        UserLocale.$scoped.withValue(Locale(identifier: language)) {
            let date = now.addingTimeInterval(-seconds)
            #expect(RelativeDate(date, now: now).description == text)
        }
    }
}
