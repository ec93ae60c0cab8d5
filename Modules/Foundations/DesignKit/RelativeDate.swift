public import Foundation

/// The time since a date: `now`, `5 min`, `3 hr`, `2 days`, and the date itself from a week on.
public struct RelativeDate: CustomStringConvertible, Sendable {
    @TaskLocal private static var isDate = false

    /// The text, such as `5 min`.
    public let description: String

    /// Describes a date. One in the future is `now`.
    /// - Parameters:
    ///   - date: The date.
    ///   - now: The time from which it is seen.
    public init(_ date: Date, now: Date) {
        let seconds = max(0, now.timeIntervalSince(date))
        description =
            switch seconds {
            case _ where Self.isDate: date.formatted(Self.day)
            case ..<60: texts("now")
            // Chinese adds that it is over.
            case ..<604_800: texts("\(Duration.seconds(seconds).formatted(Self.largestUnit))")
            default: date.formatted(Self.day)
            }
    }

    /// Describes each date by itself, for a page that stays for longer than a few minutes.
    /// - Parameter operation: Makes the texts.
    public static func asDates<Result>(_ operation: () throws -> Result) rethrows -> Result {
        try $isDate.withValue(true, operation: operation)
    }

    private static var largestUnit: Duration.UnitsFormatStyle {
        .units(
            allowed: [.minutes, .hours, .days], width: .abbreviated, maximumUnitCount: 1,
            fractionalPart: .hide(rounded: .down)
        ).locale(UserLocale.current)
    }

    private static var day: Date.FormatStyle {
        Date.FormatStyle(date: .abbreviated, time: .omitted).locale(UserLocale.current)
    }
}
