public import Foundation

/// A date as the backend sends it: epoch seconds as a string, `"1763683200"`.
public struct EpochDate: Hashable, Codable, Sendable {
    public let date: Date

    /// Up to the end of the year 9999: larger numbers are milliseconds or an error.
    private static let range: ClosedRange<TimeInterval> = 0...253_402_300_799

    /// A date outside the range becomes its nearest bound, so that it can be read again.
    public init(_ date: Date) {
        let seconds = max(Self.range.lowerBound, date.timeIntervalSince1970)
        self.date = Date(timeIntervalSince1970: min(seconds, Self.range.upperBound))
    }

    /// - Throws: `DecodingError` if it is not a string of digits.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let text = try container.decode(String.self)
        guard text.utf8.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }),
            let seconds = TimeInterval(text), Self.range.contains(seconds)
        else {
            throw DecodingError.dataCorruptedError(
                in: container,
                debugDescription: "epoch seconds as a string are expected, such as \"1763683200\", "
                    + "but it is \"\(text)\"")
        }
        date = Date(timeIntervalSince1970: seconds)
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(String(Int64(date.timeIntervalSince1970)))
    }
}
