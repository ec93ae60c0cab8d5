public import Foundation

/// The time since a date, in the short form of a timeline: `now`, `5 min`, `3 h`, `2 d`.
public struct RelativeDate: CustomStringConvertible, Sendable {
    /// The text.
    public let description: String

    /// Describes the time from a date to now. A date in the future is `now`.
    public init(_ date: Date, now: Date) {
        let minutes = Int(max(0, now.timeIntervalSince(date)) / 60)
        description =
            switch minutes {
            case ..<1: "now"
            case ..<60: "\(minutes) min"
            case ..<1440: "\(minutes / 60) h"
            case ..<10080: "\(minutes / 1440) d"
            case ..<525_600: "\(minutes / 10080) wk"
            default: "\(minutes / 525_600) yr"
            }
    }
}
