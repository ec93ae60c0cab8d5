import Foundation
import SampleData
import Testing

@Suite
struct `A single document of the sample` {
    private static let now = Date(timeIntervalSince1970: 1_790_000_000)

    @Test(arguments: ["moments", "catalogue", "conversations"])
    func `has the same bytes as among all documents`(name: String) throws {
        let sample = SampleData(seed: 7, now: Self.now)
        let all = try sample.documents()
        #expect(try sample.document(named: name) == all[name])
    }

    @Test
    func `doesn't exist under another name`() throws {
        #expect(try SampleData(now: Self.now).document(named: "people") == nil)
    }
}
