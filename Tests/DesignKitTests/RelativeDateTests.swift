import DesignKit
import Foundation
import Testing

@Suite
struct `A relative date` {
    private let now = Date(timeIntervalSince1970: 1_800_014_400)

    /// Seconds with their text: both sides of each boundary.
    private static let table: [(seconds: Int, text: String)] = [
        (0, "now"), (59, "now"),
        (60, "1 min"), (119, "1 min"), (120, "2 min"), (3599, "59 min"),
        (3600, "1 hr"), (86399, "23 hr"),
        (86400, "1 day"), (604_799, "6 days"),
        (604_800, "Jan 8, 2027"), (63_072_000, "Jan 15, 2025"),
    ]

    @Test(arguments: table)
    func `a date is in its largest unit, and a day from a week on`(seconds: Int, text: String) {
        UserLocale.$scoped.withValue(Locale(identifier: "en")) {
            let date = now.addingTimeInterval(-TimeInterval(seconds))
            #expect(RelativeDate(date, now: now).description == text)
        }
    }

    @Test(arguments: [1, 3600, 1e12])
    func `a relative date is now for a date in the future`(seconds: TimeInterval) {
        #expect(RelativeDate(now.addingTimeInterval(seconds), now: now).description == "now")
    }

    @Test(arguments: [(0, "刚刚"), (300, "5分钟前"), (86400, "1天前"), (604_800, "2027年1月8日")])
    func `a relative date is in the user's language`(seconds: Int, text: String) {
        UserLocale.$scoped.withValue(Locale(identifier: "zh-Hans")) {
            let date = now.addingTimeInterval(-TimeInterval(seconds))
            #expect(RelativeDate(date, now: now).description == text)
        }
    }
}
