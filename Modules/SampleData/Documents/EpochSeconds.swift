import Foundation

/// A point in time, written as a string of seconds since 1970.
struct EpochSeconds: Encodable {
    private let value: Int64

    init(_ date: Date) { value = Int64(date.timeIntervalSince1970.rounded(.down)) }

    private init(value: Int64) { self.value = value }

    func earlier(by seconds: Int) -> EpochSeconds {
        EpochSeconds(value: value - Int64(seconds))
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(String(value))
    }
}
