import Foundation

/// A day of the Gregorian calendar, such as 2027-01-31.
public struct CalendarDay: Hashable, Sendable, Codable, Comparable, CustomStringConvertible {
    /// The day in the form of ISO 8601.
    public let description: String

    /// Reads a day.
    /// - Parameter text: The day in the form of ISO 8601: `2027-01-31`.
    public init?(_ text: some StringProtocol) {
        guard let match = String(text).wholeMatch(of: /([0-9]{4})-([0-9]{2})-([0-9]{2})/),
            let year = Int(match.1), let month = Int(match.2), let day = Int(match.3),
            (1...12).contains(month)
        else { return nil }
        let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
        let days = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
        guard (1...days[month - 1]).contains(day) else { return nil }
        description = String(text)
    }

    /// The current day in the time zone UTC, so that a check has the same result everywhere.
    public static var today: CalendarDay {
        CalendarDay(of: Date())
    }

    init(of date: Date) {
        description = String(date.ISO8601Format().prefix(10))
    }

    /// Reads a day as a string.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let text = try container.decode(String.self)
        guard let day = CalendarDay(text) else {
            throw DecodingError.dataCorruptedError(
                in: container, debugDescription: "'\(text)' isn't a day, such as 2027-01-31")
        }
        self = day
    }

    /// Writes a day as a string.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }

    // Texts of this form are in the order of their days.
    public static func < (left: CalendarDay, right: CalendarDay) -> Bool {
        left.description < right.description
    }
}
