import Foundation

/// A day of the Gregorian calendar, such as 2027-01-31.
package struct CalendarDay: RawRepresentable, Hashable, Sendable, Codable, Comparable {
    package let rawValue: String

    /// Reads ISO 8601; `nil` if the text isn't a day of the calendar.
    package init?(rawValue: String) {
        // Foundation also reads the 31st of February, as a day of March.
        guard let date = try? Date(rawValue, strategy: Self.format),
            date.formatted(Self.format) == rawValue
        else { return nil }
        self.rawValue = rawValue
    }

    private init(of date: Date) {
        rawValue = date.formatted(Self.format)
    }

    /// The current day in the time zone UTC, so that a check has the same result everywhere.
    static var today: CalendarDay { CalendarDay(of: Date()) }

    private static let format = Date.ISO8601FormatStyle().year().month().day()

    // Texts of this form are in the order of their days.
    package static func < (left: CalendarDay, right: CalendarDay) -> Bool {
        left.rawValue < right.rawValue
    }
}
