import Foundation
import TestSupport
import Testing

@testable import StorageKit

@Suite
struct `A document that can't be used` {
    @Test(arguments: [
        ("{}", "moments", "a value is expected, but the key is missing"),
        (#"{ "moments": null }"#, "moments", "an array is expected"),
        (#"{ "moments": {} }"#, "moments", "an array is expected"),
        (#"{ "moments": [7] }"#, "moments[0]", "an object is expected"),
        (#"{ "moments": [null] }"#, "moments[0]", "an object is expected"),
        (#"{ "moments": [{}] }"#, "moments[0].title", "the key is missing"),
        (#"{ "moments": [{ "title": true }] }"#, "moments[0].title", "String is expected"),
        (
            #"{ "moments": [{ "title": "", "createdDate": "1", "photos": ["a", 2] }] }"#,
            "moments[0].photos[1]", "String is expected"
        ),
    ])
    func `names the place inside it and what was expected`(
        json: String, path: String, problem: String
    ) async throws {
        let error = try await #require(throws: DocumentError.self) {
            try await Documents.timeline(json).decodeTimeline()
        }
        #expect(error.file == "timeline.json")
        #expect(error.path == path)
        #expect(error.problem.contains(problem))
    }

    @Test(arguments: [
        ("1763683200", "String is expected"),
        ("null", "String is expected"),
        (#""yesterday""#, "epoch seconds as a string are expected"),
    ])
    func `names the one wrong date among many moments`(date: String, problem: String) async throws {
        let moments = Array(repeating: Timeline.moment(), count: 17)
        let json = Timeline.json(
            (moments + [Timeline.moment(createdDate: date)]).joined(separator: ","))
        let error = try await #require(throws: DocumentError.self) {
            try await Documents.timeline(json).decodeTimeline()
        }
        #expect(error.path == "moments[17].createdDate")
        #expect(error.problem.contains(problem))
    }

    @Test(arguments: [
        ("[]", "an object is expected"),
        ("7", "an object is expected"),
        ("null", "an object is expected"),
        ("", "valid JSON is expected"),
        ("{ \"moments\": [", "Unexpected end of file"),
        ("<html>", "Invalid value around character 0"),
    ])
    func `has no place inside it if the whole is wrong`(json: String, problem: String) async throws
    {
        let error = try await #require(throws: DocumentError.self) {
            try await Documents.timeline(json).decodeTimeline()
        }
        #expect(error.path.isEmpty)
        #expect(error.problem.contains(problem))
    }

    @Test(arguments: ["1.5", "1e99", "99999999999999999999", "-1e30"])
    func `names the number that is no whole one`(number: String) async throws {
        let json = Timeline.json(
            Timeline.moment(likes: "3"), Timeline.moment(likes: number), Timeline.moment())
        let error = try await #require(throws: DocumentError.self) {
            try await Documents.timeline(json).decodeTimeline()
        }
        #expect(error.path == "moments[1].likes")
        #expect(error.problem == "Int is expected, but the number there does not fit it")
    }

    @Test
    func `is missing in a folder or in memory`() async throws {
        try await withTemporaryFolder { folder in
            for documents in [Documents.folder(folder), .memory([:])] {
                await #expect(
                    throws: DocumentError(
                        file: "timeline.json", path: "", problem: "the file is missing")
                ) {
                    try await documents.decodeTimeline()
                }
            }
        }
    }

    @Test(arguments: [
        ("[]", "timeline.json: an object is expected."),
        ("{}", "timeline.json: moments: a value is expected"),
    ])
    func `is described in one line`(json: String, start: String) async throws {
        let error = try await #require(throws: DocumentError.self) {
            try await Documents.timeline(json).decodeTimeline()
        }
        #expect(error.description.hasPrefix(start))
        #expect(!error.description.contains("\n"))
    }
}
