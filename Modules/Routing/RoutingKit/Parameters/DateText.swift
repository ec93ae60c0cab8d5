import Foundation

/// The texts of a date in URLs: ISO 8601 with a time zone, or a day alone, which starts in UTC.
enum DateText {
    private static let seconds = Date.ISO8601FormatStyle()
    private static let milliseconds = Date.ISO8601FormatStyle(includingFractionalSeconds: true)
    private static let day = Date.ISO8601FormatStyle().year().month().day()

    /// Foundation's parser carries 25:00 over to the next day, and ignores what follows a date.
    private static var time: Regex<Substring> {
        #/T(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](?:\.[0-9]{1,9})?(?:Z|[+-][01][0-9]:?[0-5][0-9])/#
    }

    static func value(_ text: String) -> Date? {
        let (start, rest) = (text.prefix(10), text.dropFirst(10))
        guard let date = try? day.parse(String(start)), day.format(date) == start else {
            return nil
        }
        if rest.isEmpty { return date }
        guard rest.wholeMatch(of: time) != nil else { return nil }
        return try? (rest.contains(".") ? milliseconds : seconds).parse(text)
    }

    /// The text of a date, with milliseconds if it has any.
    static func text(of date: Date) -> String {
        let isWhole = date.timeIntervalSince1970.rounded() == date.timeIntervalSince1970
        return date.formatted(isWhole ? seconds : milliseconds)
    }
}
