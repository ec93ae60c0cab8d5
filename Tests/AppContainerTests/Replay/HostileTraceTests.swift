import CommandLineKit
import Foundation
import TestSupport
import Testing

@testable import AppContainer

/// A bug report comes from somebody else.
@Suite(.timeLimit(.minutes(5)))
@MainActor
struct `A hostile trace` {
    private static let recorded = [
        #"{"at":0.1,"did":"ready"}"#,
        #"{"at":0.2,"did":"request","origin":"app","url":"/login","using":"show"}"#,
        #"{"at":0.3,"did":"choose","kind":"field","row":1,"rows":3,"typed":"Mia"}"#,
        #"{"at":0.4,"did":"move","state":{"modals":[],"selected":0,"tabs":[["/moments"],["/shop"]]}}"#,
        #"{"at":0.5,"did":"restore","state":{"modals":[{"isFullScreen":true,"urls":["/login"]}],"selected":0,"tabs":[["/shop"]]}}"#,
        #"{"at":0.6,"did":"rules","rules":[{"name":"rules.json","origin":"remote-rule","text":"{\"format\":1,\"version\":1,\"rules\":[]}"}]}"#,
        #"{"at":0.7,"did":"end"}"#,
    ]
    private static let numbers = [
        "-9223372036854775808", "9223372036854775807", "18446744073709551615", "-1", "0",
        "1e308", "-1e308", "0.5",
    ]

    /// Each number of each line, with another one in its place.
    private static var lines: [String] {
        recorded.flatMap { line in
            line.matches(of: /:(-?[0-9][0-9.]*)/).flatMap { match in
                numbers.map {
                    line.replacingCharacters(in: match.1.startIndex..<match.1.endIndex, with: $0)
                }
            }
        }
    }

    @Test func `with any number in place of another ends with an exit code`() async throws {
        try await withTemporaryFolder { folder in
            let trace = try await RecordedTrace(in: folder)
            let header = try trace.lines()[0]
            for line in Self.lines {
                try trace.edit { $0 = [header] + Self.recorded.dropLast() + [line] }
                let code = await trace.replay().code
                #expect([.success, .refused, .data].contains(code), "\(line)")
            }
        }
    }

    @Test(arguments: ["-9223372036854775808", "-1", "2"])
    func `whose saved state selects a tab that doesn't exist names its line`(
        selected: String
    ) async throws {
        try await withTemporaryFolder { folder in
            let trace = try await RecordedTrace(in: folder)
            let state = #"{"modals":[],"selected":\#(selected),"tabs":[["/shop"],["/chat"]]}"#
            try trace.edit { $0 = [$0[0], #"{"at":0.1,"did":"restore","state":\#(state)}"#] }
            let replayed = await trace.replay()
            #expect(replayed.code == .data)
            #expect(
                replayed.errors.contains(
                    ":2: its values are not those of an input: 'state.selected' is wrong"),
                "\(replayed.errors)")
        }
    }

    @Test(
        .needs("Shop"),
        arguments: [
            (0..<300).map {
                #"{"at":0.1,"did":"request","origin":"app","url":"/product/\#($0 % 2 + 1)","using":"show"}"#
            },
            [
                #"{"at":0.1,"did":"restore","state":{"modals":[],"selected":0,"tabs":[["#
                    + Array(repeating: #""/product/1""#, count: 300).joined(separator: ",") + "]]}}"
            ],
        ])
    func `with more screens than anybody opens ends before its output grows with their square`(
        lines: [String]
    ) async throws {
        try await withTemporaryFolder { folder in
            let trace = try await RecordedTrace(in: folder)
            try trace.edit { $0 = [$0[0]] + lines }
            let replayed = await trace.replay()
            #expect(replayed.code == .data)
            #expect(replayed.errors.contains("opens more than 200 screens"), "\(replayed.errors)")
            #expect(replayed.output.utf8.count < 100_000)
        }
    }

    @Test func `shows a long stack in a few words`() throws {
        let urls = (1...40).map { "\"/product/\($0)\"" }.joined(separator: ",")
        let json = #"{"modals":[],"selected":0,"tabs":[[\#(urls)],["/shop"]]}"#
        let outline = try JSONDecoder().decode(StateOutline.self, from: Data(json.utf8))
        #expect(
            outline.description
                == "[/product/1 > … 36 more > /product/38 > /product/39 > /product/40] | /shop")
    }
}
