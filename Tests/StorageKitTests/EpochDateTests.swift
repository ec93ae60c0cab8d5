import Foundation
import StorageKit
import Testing

@Suite
struct `A date of the backend` {
    @Test(arguments: [("0", 0), ("1763683200", 1_763_683_200), ("253402300799", 253_402_300_799)])
    func `is a string of epoch seconds`(text: String, seconds: TimeInterval) throws {
        let date = try JSONDecoder().decode(EpochDate.self, from: Data("\"\(text)\"".utf8))
        #expect(date.date == Date(timeIntervalSince1970: seconds))
    }

    @Test(arguments: [0, 1_763_683_200, 1_763_683_200.9])
    func `is written as whole seconds`(seconds: TimeInterval) throws {
        let date = EpochDate(Date(timeIntervalSince1970: seconds))
        let json = try JSONEncoder().encode(date)
        #expect(String(decoding: json, as: UTF8.self) == "\"\(Int(seconds))\"")
    }

    @Test(arguments: [
        "", " ", "yesterday", "2025-11-21", "1.5", "1e9", "0x10", "+5", "-1", " 1", "1 ", "１",
        "1763683200000", "253402300800", "9223372036854775807", "99999999999999999999",
    ])
    func `is refused if it is anything else`(text: String) {
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(EpochDate.self, from: JSONEncoder().encode(text))
        }
    }

    @Test(arguments: [Date.distantPast, .distantFuture])
    func `can be written whatever the clock says`(date: Date) throws {
        let json = try JSONEncoder().encode(EpochDate(date))
        #expect(throws: Never.self) { try JSONDecoder().decode(EpochDate.self, from: json) }
    }
}
