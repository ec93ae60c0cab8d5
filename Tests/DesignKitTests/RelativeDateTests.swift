import DesignKit
import Foundation
import Testing

@Suite
struct `A relative date` {
    private let now = Date(timeIntervalSince1970: 1_800_000_000)

    /// Seconds with their text: both sides of each boundary.
    private static let table: [(seconds: Int, text: String)] = [
        (0, "now"), (59, "now"),
        (60, "1 min"), (119, "1 min"), (120, "2 min"), (3599, "59 min"),
        (3600, "1 h"), (86399, "23 h"),
        (86400, "1 d"), (604_799, "6 d"),
        (604_800, "1 wk"), (31_535_999, "52 wk"),
        (31_536_000, "1 yr"), (63_071_999, "1 yr"), (63_072_000, "2 yr"),
    ]

    @Test(arguments: table)
    func `is in its largest unit, rounded down`(seconds: Int, text: String) {
        let date = now.addingTimeInterval(-TimeInterval(seconds))
        #expect(RelativeDate(date, now: now).description == text)
    }

    @Test(arguments: [1, 3600, 1e12])
    func `is now for a date in the future`(seconds: TimeInterval) {
        #expect(RelativeDate(now.addingTimeInterval(seconds), now: now).description == "now")
    }
}
